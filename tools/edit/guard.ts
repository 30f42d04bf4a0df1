import type { IncomingMessage } from "node:http";

const loopbackNames = new Set(["localhost", "127.0.0.1", "[::1]"]);
const isLoopback = (address = "") => /^(127\.|::1$|::ffff:127\.)/.test(address);

/** The header in which a page of this site sends the token of this start. */
export const TOKEN_HEADER = "x-edit-token";

function hostOf(url: string): URL | undefined {
  return URL.canParse(url) ? new URL(url) : undefined;
}

/**
 * Why a request may not edit; undefined if it may. Only pages of this site, on this machine, know the token of this
 * start. Host and Origin keep other sites out, even those whose name leads to this machine.
 */
export function refusal(
  { headers, socket }: Pick<IncomingMessage, "headers"> & { socket: { remoteAddress?: string | undefined } },
  token: string,
): string | undefined {
  const host = hostOf(`http://${headers.host}`);
  if (!isLoopback(socket.remoteAddress)) return "Editing is only possible on this machine.";
  if (!host || !loopbackNames.has(host.hostname)) return "This address may not edit: use localhost.";
  const { origin, [TOKEN_HEADER]: sent } = headers;
  if (origin !== undefined && hostOf(origin)?.host !== host.host)
    return "Another site may not edit this one.";
  if (sent !== token) return "This page is from an earlier start: reload it.";
  return undefined;
}
