import { expect, it } from "vitest";
import { judgeAddress } from "./mail-address.ts";

const verdicts = {
  fine: [
    "  asha@northline.co.in ",
    "o'brien+leads@mail.agency.museum",
    "first.last..middle.@docomo.ne.jp",
    "用户@例子.广告",
    "अजय@डाटा.भारत",
    "info@xn--mller-kva.de",
    "a@例子。中国",
    '"asha rao"@northline.com',
    "info@نامه\u200cای.com",
    "x@i❤.ws",
  ],
  impossible: [
    "asha",
    "@northline.com",
    "asha@",
    "asha@northline",
    "asha@gmail,com",
    "asha rao@northline.com",
    "asha@north\u3000line.com",
    "asha@b@northline.com",
    "asha@northline..com",
    "asha@-northline.com",
    "asha@192.168.0.1",
    "asha@northline.com\r\nBcc: all@victim.org",
    "as\uD800ha@northline.com",
    `asha@${"a".repeat(64)}.com`,
    `${"a".repeat(5_000)}@northline.com`,
  ],
  unlikely: ["a@b.c", "asha@northline.example", "asha@example.com", "root@mail.localhost", "asha@[10.0.0.1]"],
};

it.each(Object.entries(verdicts))("knows which addresses are %s", (verdict, addresses) => {
  for (const address of addresses) expect([address, judgeAddress(address)]).toEqual([address, verdict]);
});
