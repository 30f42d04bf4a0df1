import { expect, test } from "vitest";
import { clientGroup, createProxyCheck } from "./client-address.ts";

test.each([
  ["192.0.2.7", "192.0.2.7"],
  ["::ffff:192.0.2.7", "192.0.2.7"],
  ["::FFFF:c000:0207", "192.0.2.7"],
  ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"],
  ["2001:0DB8:0001:0002::1", "2001:db8:1:2::/64"],
  ["2001:db8::1", "2001:db8:0:0::/64"],
  ["fe80::1%eth0", "fe80:0:0:0::/64"],
  ["::1", "0:0:0:0::/64"],
  ["::", "0:0:0:0::/64"],
  ["not an address", "not an address"],
])("%s is counted as %s", (address, group) => {
  expect(clientGroup(address)).toBe(group);
});

test("recognises trusted proxies by address, range and name", () => {
  const isProxy = createProxyCheck([
    "192.0.2.1",
    "10.0.0.0/8",
    "2001:db8::/32",
    "loopback",
  ]);
  const proxies = [
    "192.0.2.1",
    "10.255.0.1",
    "::ffff:10.1.2.3",
    "2001:db8:5::1",
    "127.0.0.9",
    "::1",
  ];
  expect(proxies.filter((address) => !isProxy(address))).toEqual([]);
  const others = [
    "192.0.2.2",
    "11.0.0.1",
    "2001:db9::1",
    "192.168.0.1",
    "not an address",
  ];
  expect(others.filter(isProxy)).toEqual([]);
  expect(createProxyCheck([])("127.0.0.1")).toBe(false);
});
