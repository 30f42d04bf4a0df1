import type { IncomingMessage } from "node:http";

const loopbackNames = new Set(["localhost", "127.0.0.1", "[::1]"]);
const isLoopback = (address = "") => /^(127\.|::1$|::ffff:127\.)/.test(address);

/** Only what a decision needs. */
type Asked = Pick<IncomingMessage, "headers"> & {
  socket: {
    remoteAddress?: string | undefined;
    localPort?: number | undefined;
  };
};

/** The name under which GitHub Codespaces forwards a port of this workspace. */
function forwardedName(port: number | undefined): string | undefined {
  const name = process.env.CODESPACE_NAME;
  const domain = process.env.GITHUB_CODESPACES_PORT_FORWARDING_DOMAIN;
  return name && domain && port ? `${name}-${port}.${domain}` : undefined;
}

/** The origins of the pages of this site, as its own host names them. */
function isOwnOrigin(
  origin: string,
  host: string,
  forwarded: string | undefined,
): boolean {
  if (forwarded && origin === `https://${forwarded}`) return true;
  // Codespaces writes its own pages' origin as that of this server, and leaves
  // the origin of other sites.
  return URL.parse(origin)?.host === host;
}

/**
 * Why a request may not edit; undefined if it may. Only pages of this site, on
 * this machine or through the port of this workspace, know the token of this
 * start. Host, Origin and Sec-Fetch-Site keep other sites out, even those whose
 * name leads to this machine.
 */
export function refusal(
  { headers, socket }: Asked,
  token: string,
): string | undefined {
  const host = URL.parse(`http://${headers.host}`);
  if (!isLoopback(socket.remoteAddress))
    return "Editing is only possible on this machine.";
  if (!host || !loopbackNames.has(host.hostname))
    return "This address may not edit: use localhost.";
  const sentOn = headers["x-forwarded-host"];
  const forwarded =
    sentOn === undefined ? undefined : forwardedName(socket.localPort);
  if (sentOn !== undefined && String(sentOn).toLowerCase() !== forwarded)
    return "This address may not edit: it is not that of this workspace.";
  const { origin, "x-edit-token": sent } = headers;
  const site = headers["sec-fetch-site"];
  if (origin !== undefined && !isOwnOrigin(origin, host.host, forwarded))
    return "Another site may not edit this one.";
  if (site !== undefined && site !== "same-origin")
    return "Another site may not edit this one.";
  if (sent !== token) return "This page is from an earlier start: reload it.";
  return undefined;
}
