import { BlockList, isIP } from "node:net";

const ipv4MappedPrefix = "0:0:0:0:0:ffff:";

/** The eight groups of an IPv6 address, each without leading zeros. */
function ipv6Groups(address: string): string[] {
  const [plain = ""] = address.split("%");
  const hexadecimal = plain.replace(/(\d+)\.(\d+)\.(\d+)\.(\d+)$/, (_, ...octets: string[]) => {
    const [a = 0, b = 0, c = 0, d = 0] = octets.slice(0, 4).map(Number);
    return `${(a * 256 + b).toString(16)}:${(c * 256 + d).toString(16)}`;
  });
  const [head = [], tail = []] = hexadecimal
    .split("::")
    .map((half) =>
      half === "" ? [] : half.split(":").map((group) => Number.parseInt(group, 16).toString(16)),
    );
  return [...head, ...Array<string>(8 - head.length - tail.length).fill("0"), ...tail];
}

/** Normalises an address: IPv4 inside IPv6, as a dual-stack socket reports it, becomes plain IPv4. */
function canonical(address: string): string {
  if (isIP(address) !== 6) return address;
  const joined = ipv6Groups(address).join(":");
  if (!joined.startsWith(ipv4MappedPrefix)) return joined;
  const [high = 0, low = 0] = joined
    .slice(ipv4MappedPrefix.length)
    .split(":")
    .map((group) => Number.parseInt(group, 16));
  return [high >> 8, high & 255, low >> 8, low & 255].join(".");
}

/** The client that a limit counts: an IPv4 address, or the /64 that one IPv6 customer gets. */
export function clientGroup(address: string): string {
  const plain = canonical(address);
  return isIP(plain) === 6 ? `${plain.split(":").slice(0, 4).join(":")}::/64` : plain;
}

/** The names that TRUST_PROXY shares with Fastify. */
const namedRanges: Record<string, readonly string[]> = {
  loopback: ["127.0.0.0/8", "::1"],
  linklocal: ["169.254.0.0/16", "fe80::/10"],
  uniquelocal: ["10.0.0.0/8", "172.16.0.0/12", "192.168.0.0/16", "fc00::/7"],
};

/** Whether a connection comes from one of the trusted proxies, given as TRUST_PROXY lists them. */
export function createProxyCheck(trusted: readonly string[]): (address: string) => boolean {
  const proxies = new BlockList();
  for (const range of trusted.flatMap((name) => namedRanges[name] ?? [name])) {
    const [address = "", bits] = range.split("/");
    const family = isIP(address) === 6 ? "ipv6" : "ipv4";
    if (bits === undefined) proxies.addAddress(address, family);
    else proxies.addSubnet(address, Number(bits), family);
  }
  return (address) => {
    const plain = canonical(address);
    const version = isIP(plain);
    return version !== 0 && proxies.check(plain, version === 6 ? "ipv6" : "ipv4");
  };
}
