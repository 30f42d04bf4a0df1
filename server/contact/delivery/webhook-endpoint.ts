export interface WebhookEndpoint {
  url: string;
  headers: Record<string, string>;
}

/** fetch rejects a URL with a user and password, so they are sent as a header. */
export function webhookEndpoint(address: string): WebhookEndpoint {
  const url = new URL(address);
  const { username, password } = url;
  if (username === "" && password === "") return { url: address, headers: {} };
  url.username = "";
  url.password = "";
  const credentials = Buffer.from(`${decoded(username)}:${decoded(password)}`, "utf8").toString("base64");
  return { url: url.href, headers: { authorization: `Basic ${credentials}` } };
}

/** A password with a bare `%` is used as it is. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
