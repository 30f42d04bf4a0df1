import { compile } from "@fastify/proxy-addr";
import ipaddr from "ipaddr.js";

/**
 * The networks that limits count: in IPv6 the /64 that one customer gets, then
 * its /56 and its /48, which one customer may have or several may share. An
 * IPv4 address stands for itself.
 */
export function networksOf(
  address: string,
): [client: string, ...wider: string[]] {
  if (!ipaddr.isValid(address)) return [address];
  // IPv4 inside IPv6, as a dual-stack socket reports it, becomes plain IPv4.
  const plain = ipaddr.process(address);
  if (!(plain instanceof ipaddr.IPv6)) return [plain.toString()];
  const [first = 0, second = 0, third = 0, fourth = 0] = plain.parts;
  const network = (last: number, bits: number) =>
    `${[first, second, third, last].map((group) => group.toString(16)).join(":")}::/${bits}`;
  return [network(fourth, 64), network(fourth & 0xff00, 56), network(0, 48)];
}

export const clientGroup = (address: string): string => networksOf(address)[0];

/** Whether what is sent to this address never leaves the machine. */
export function isLoopback(address: URL): boolean {
  const host = address.hostname.toLowerCase().replace(/^\[(.*)\]$/, "$1");
  if (ipaddr.isValid(host)) return ipaddr.process(host).range() === "loopback";
  return host === "localhost" || host.endsWith(".localhost");
}

/**
 * Whether a connection comes from one of the trusted proxies, given as
 * TRUST_PROXY lists them. Fastify uses the same check for X-Forwarded-For.
 * Throws if one is neither an address nor a range.
 */
export function createProxyCheck(
  trusted: readonly string[],
): (address: string) => boolean {
  const isTrusted = compile([...trusted]);
  return (address) => isTrusted(address, 0);
}
