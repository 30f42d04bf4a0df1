type AddressVerdict = "fine" | "unlikely" | "impossible";

/**
 * Longer than any mail server accepts (RFC 5321: 64 + 1 + 255); the rest is
 * never read.
 */
const LONGEST = 320;

/**
 * Reserved for examples and private networks (RFC 2606, 6761, 6762): mail is
 * never delivered there.
 */
const reservedTopLevel = new Set([
  "example",
  "test",
  "invalid",
  "localhost",
  "local",
]);
const reservedDomains = new Set(["example.com", "example.net", "example.org"]);

/**
 * Whether an address could receive mail, judged by its syntax only. Letters of
 * any script are legal (RFC 6531).
 */
export function judgeAddress(email: string): AddressVerdict {
  if (email.length > LONGEST || !email.isWellFormed()) return "impossible";
  const address = email.trim();
  const at = address.lastIndexOf("@");
  const local = address.slice(0, Math.max(at, 0));
  const domain = address.slice(at + 1);
  if (at < 1 || domain === "") return "impossible";
  const quoted =
    local.length > 2 && local.startsWith('"') && local.endsWith('"');
  if (/\p{Cc}/u.test(address) || (!quoted && /[\s@]/.test(local)))
    return "impossible";
  return judgeDomain(domain.toLowerCase());
}

function judgeDomain(domain: string): AddressVerdict {
  // An address literal: legal, but not a client's mailbox.
  if (domain.startsWith("[") && domain.endsWith("]")) return "unlikely";
  // The full stops of Chinese and Japanese keyboards separate labels too (RFC
  // 3490).
  const labels = domain.split(/[.\u3002\uff0e\uff61]/);
  const topLevel = labels.at(-1) ?? "";
  if (labels.length < 2 || !labels.every(isLabel) || /^\d+$/.test(topLevel))
    return "impossible";
  if (topLevel.length === 1 && /[a-z]/.test(topLevel)) return "unlikely";
  const registered = labels.slice(-2).join(".");
  return reservedTopLevel.has(topLevel) || reservedDomains.has(registered)
    ? "unlikely"
    : "fine";
}

/**
 * ASCII letters, digits and inner hyphens, or any visible character beyond
 * ASCII: registries decide the rest.
 */
function isLabel(label: string): boolean {
  return (
    label.length <= 63 &&
    /^(?:[\w-]|[^\p{ASCII}\s\p{Cc}])+$/u.test(label) &&
    !/^-|-$/.test(label)
  );
}
