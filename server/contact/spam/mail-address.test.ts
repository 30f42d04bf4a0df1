import { describe, expect, it } from "vitest";
import { judgeAddress } from "./mail-address.ts";

describe("judgeAddress", () => {
  it.each([
    "asha@northline.co.in",
    "  asha@northline.com ",
    "o'brien+leads@mail.agency.museum",
    "first.last..middle.@docomo.ne.jp",
    "用户@例子.广告",
    "δοκιμή@παράδειγμα.ελ",
    "अजय@डाटा.भारत",
    "jürgen@müller.de",
    "info@xn--mller-kva.de",
    "a@例子。中国",
    '"asha rao"@northline.com',
    "info@نامه\u200cای.com",
    "x@i❤.ws",
    "x@a-b.io",
    "Asha@Northline.COM",
  ])("accepts %j", (email) => {
    expect(judgeAddress(email)).toBe("fine");
  });

  it.each([
    "asha",
    "@northline.com",
    "asha@",
    "asha@northline",
    "asha@gmail,com",
    "asha rao@northline.com",
    "asha@north line.com",
    "asha@north\u3000line.com",
    "asha@b@northline.com",
    "asha@.com",
    "asha@northline..com",
    "asha@northline.com.",
    "asha@-northline.com",
    "asha@northline-.com",
    "asha@192.168.0.1",
    "asha@north/line.com",
    "asha@northline.com\r\nBcc: all@victim.org",
    "as\0ha@northline.com",
    "as\uD800ha@northline.com",
    `asha@${"a".repeat(64)}.com`,
    `${"a".repeat(5_000)}@northline.com`,
  ])("detects that %j cannot receive mail", (email) => {
    expect(judgeAddress(email)).toBe("impossible");
  });

  it.each(["a@b.c", "asha@northline.example", "asha@example.com", "root@mail.localhost", "asha@[10.0.0.1]"])(
    "doubts %j",
    (email) => {
      expect(judgeAddress(email)).toBe("unlikely");
    },
  );
});
