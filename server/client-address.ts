import { compile } from "@fastify/proxy-addr";
import ipaddr from "ipaddr.js";

/** The client that a limit counts: an IPv4 address, or the /64 that one IPv6 customer gets. */
export function clientGroup(address: string): string {
  if (!ipaddr.isValid(address)) return address;
  // IPv4 inside IPv6, as a dual-stack socket reports it, becomes plain IPv4.
  const plain = ipaddr.process(address);
  if (!(plain instanceof ipaddr.IPv6)) return plain.toString();
  const groups = plain.parts.slice(0, 4).map((group) => group.toString(16));
  return `${groups.join(":")}::/64`;
}

/**
 * Whether a connection comes from one of the trusted proxies, given as TRUST_PROXY lists them. Fastify uses the same
 * check for X-Forwarded-For. Throws if one is neither an address nor a range.
 */
export function createProxyCheck(trusted: readonly string[]): (address: string) => boolean {
  const isTrusted = compile([...trusted]);
  return (address) => isTrusted(address, 0);
}
