import { describe, expect, it } from "vitest";
import { plainAddress } from "./plain-address.ts";

describe("an address that mail can be sent to", () => {
  it.each([
    ["asha@customer.example", "asha@customer.example"],
    ["first.last+tag@sub.customer.example", "first.last+tag@sub.customer.example"],
    ["o'brien@customer.example", "o'brien@customer.example"],
    ["Asha@Customer.Example", "Asha@customer.example"],
    ["asha@münchen.example", "asha@xn--mnchen-3ya.example"],
    [`${"a".repeat(64)}@${"b".repeat(63)}.example`, `${"a".repeat(64)}@${"b".repeat(63)}.example`],
  ])("is %j", (text, address) => {
    expect(plainAddress(text)).toBe(address);
  });

  it.each(
    [
      "",
      "asha",
      "@customer.example",
      "asha@",
      "a@b@c.example",
      "asha@localhost",
      "asha@127.0.0.1",
      "asha@[127.0.0.1]",
      "asha@0x7f.1",
      "asha@customer..example",
      "asha@-customer.example",
      ".asha@customer.example",
      "as..ha@customer.example",
      "üser@customer.example",
      "asha @customer.example",
      "asha@customer.example ",
      "asha@customer.example\r\nBcc: everyone@victim.example",
      "asha@customer.example, everyone@victim.example",
      "Asha <asha@customer.example>",
      '"asha"@customer.example',
      "asha\0@customer.example",
      `${"a".repeat(65)}@customer.example`,
      `asha@${"b".repeat(64)}.example`,
      `asha@${"b.".repeat(122)}example`,
      `asha@${"ü".repeat(60)}.example`,
      `${"a".repeat(5000)}@customer.example`,
      `a@${"b".repeat(1_000_000)}`,
    ].map((text) => ({ text, shown: JSON.stringify(text).slice(0, 60) })),
  )("is not $shown", ({ text }) => {
    expect(plainAddress(text)).toBeNull();
  });
});
