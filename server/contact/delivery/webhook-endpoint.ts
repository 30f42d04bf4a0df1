export interface WebhookEndpoint {
  url: string;
  headers: Record<string, string>;
}

/** fetch refuses an address with a user and password in it, so they are sent as a header instead. */
export function webhookEndpoint(address: string): WebhookEndpoint {
  const url = new URL(address);
  const { username, password } = url;
  if (username === "" && password === "") return { url: address, headers: {} };
  url.username = "";
  url.password = "";
  const credentials = Buffer.from(`${decoded(username)}:${decoded(password)}`, "utf8").toString("base64");
  return { url: url.href, headers: { authorization: `Basic ${credentials}` } };
}

/** A password that contains a bare `%` is taken as it is. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
