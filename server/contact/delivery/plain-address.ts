import { domainToASCII } from "node:url";

/** RFC 5321: a path is 256 octets with its angle brackets, a local part 64. */
const mostOctets = 254;
const mostLocalOctets = 64;

const localPart = /^[\w!#$%&'*+/=?^`{|}~-]+(?:\.[\w!#$%&'*+/=?^`{|}~-]+)*$/;
const domain = /^(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+(?!\d+$)[a-z\d](?:[a-z\d-]{0,61}[a-z\d])$/;

/**
 * The address in a form that is safe in a mail header or envelope, with an ASCII domain; null for anything unusual,
 * which is only ever shown as text.
 */
export function plainAddress(text: string): string | null {
  // Checked before any pattern runs: a visitor may type a megabyte.
  if (text.length > mostOctets) return null;
  const at = text.lastIndexOf("@");
  const local = text.slice(0, Math.max(at, 0));
  if (local.length > mostLocalOctets || !localPart.test(local)) return null;
  const host = domainToASCII(text.slice(at + 1));
  const address = `${local}@${host}`;
  return domain.test(host) && address.length <= mostOctets ? address : null;
}
