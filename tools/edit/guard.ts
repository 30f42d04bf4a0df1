import type { IncomingMessage } from "node:http";

const loopbackNames = new Set(["localhost", "127.0.0.1", "[::1]"]);
const isLoopback = (address = "") => /^(127\.|::1$|::ffff:127\.)/.test(address);

/**
 * Why a request may not edit; undefined if it may. Only pages of this site, on
 * this machine, know the token of this start. Host and Origin keep other sites
 * out, even those whose name leads to this machine.
 */
export function refusal(
  {
    headers,
    socket,
  }: Pick<IncomingMessage, "headers"> & {
    socket: { remoteAddress?: string | undefined };
  },
  token: string,
): string | undefined {
  const host = URL.parse(`http://${headers.host}`);
  if (!isLoopback(socket.remoteAddress))
    return "Editing is only possible on this machine.";
  if (!host || !loopbackNames.has(host.hostname))
    return "This address may not edit: use localhost.";
  const { origin, "x-edit-token": sent } = headers;
  if (origin !== undefined && URL.parse(origin)?.host !== host.host)
    return "Another site may not edit this one.";
  if (sent !== token) return "This page is from an earlier start: reload it.";
  return undefined;
}
