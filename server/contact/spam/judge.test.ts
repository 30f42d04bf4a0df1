import { describe, expect, it } from "vitest";
import type { Submission } from "../message.ts";
import {
  hostileStrings,
  sampleSubmission,
  siteUrl,
} from "../testing/samples.ts";
import {
  fingerprint,
  judgeSpam,
  parseFillSeconds,
  type SpamEvidence,
  type SpamReason,
} from "./judge.ts";
import { judgeAddress } from "./mail-address.ts";

const submission: Submission = {
  ...sampleSubmission,
  email: "asha@northline.co.in",
};
const evidence: SpamEvidence = {
  siteUrl,
  secondsToFill: 40,
  earlierAlike: 0,
  exceedsAll: () => false,
};
const links = (count: number) =>
  Array.from({ length: count }, (_, n) => `https://shop${n}.com`).join("\n");

const judge = (
  changes: Partial<Submission> = {},
  circumstances: Partial<SpamEvidence> = {},
) =>
  judgeSpam({ ...submission, ...changes }, { ...evidence, ...circumstances });

describe("a real lead is not suspected:", () => {
  const brief = `${"1.1 See www.city-works.gov.in. ".repeat(3)}${"The system must keep a trail. ".repeat(2000)}`;
  it.each([
    ["one word", "ravi.k@gmail.com", "Pricing?"],
    [
      "all capitals",
      "DEEPAK@SHARMATRADERS.IN",
      "WE NEED AN ERP!!! PLEASE SEND QUOTATION URGENT!!!",
    ],
    [
      "money and a deadline",
      "maria@alvarez.com",
      "$10,000 a month, 100% free to talk. A discount?",
    ],
    [
      "links",
      "tom@becker.de",
      "Our site is https://www.becker.de, the shop https://shop.becker.de",
    ],
    ["ten competitors", "li.wei@harbour-logistics.com.sg", links(10)],
    ["Hindi", "अजय@डाटा.भारत", "नमस्ते, हमें अपने अस्पताल के लिए एक ऐप चाहिए।"],
    [
      "Arabic",
      "layla@haddad-clinic.ae",
      "مرحبا، نريد تطبيقا لحجز المواعيد في عيادتنا.",
    ],
    [
      "Chinese",
      "王芳@例子.公司",
      "您好,我们想开发一个微信小程序,预算大约二十万元。",
    ],
    [
      "emoji",
      "zoe+contact@bloom.co",
      "Love your work 😍😍😍 could you build our booking page? 🙏",
    ],
    [
      "an apostrophe",
      "siobhan.o'brien+agency@mail.students.uni-galway.ie",
      "I need a website",
    ],
    ["a long brief", "tenders@city-works.gov.in", brief],
    [
      "code",
      "kenji@softhouse.co.jp",
      "at Object.<anonymous> (/srv/app/index.js:10:3)\n LIKE 'http%';",
    ],
    [
      "search ranking",
      "ana@padaria-lisboa.pt",
      "We want more visitors from Google. Do you also do SEO?",
    ],
  ])("%s", (_, email, message) => {
    expect(judge({ email, message })).toEqual({
      score: 0,
      reasons: [],
      suspected: false,
    });
  });

  it("unusual content, or a post without scripts", () => {
    for (const text of Object.values(hostileStrings)) {
      expect(
        judge({ name: text, message: text }, { secondsToFill: null }).suspected,
      ).toBe(false);
    }
  });
});

const few = { message: "I need a website" };
it.each<
  [
    reason: SpamReason | null,
    enough: boolean,
    Partial<Submission>,
    Partial<SpamEvidence>,
  ]
>([
  ["too-fast", false, {}, { secondsToFill: 1.9 }],
  [null, false, {}, { secondsToFill: 2 }],
  ["impossible-address", false, { email: "asha@gmail,com" }, {}],
  ["unlikely-address", false, { email: "a@b.c" }, {}],
  ["many-links", false, { name: links(6), message: links(5) }, {}],
  [
    "many-links",
    false,
    {
      message:
        "[URL=https://www.pills.example]pills[/URL] www.b.example ".repeat(6),
    },
    {},
  ],
  [
    null,
    false,
    {
      message: "https://www.northline.com, the https protocol, awww. ".repeat(
        10,
      ),
    },
    {},
  ],
  [null, false, { message: `${" ".repeat(65_536)}${links(11)}` }, {}],
  ["same-words", false, {}, { earlierAlike: 1 }],
  ["same-words", false, {}, { earlierAlike: 4 }],
  ["same-words", false, few, { earlierAlike: 19 }],
  ["hidden-field", true, { website: "https://spam.example" }, {}],
  ["hidden-field", true, { website: "" }, {}],
  ["hidden-field", true, { website: null }, {}],
  ["hidden-field", true, { website: `${siteUrl}/` }, {}],
  ["flood", true, {}, { earlierAlike: 5 }],
  ["flood", true, few, { earlierAlike: 20 }],
])(
  "the sign %s is enough alone: %s",
  (reason, suspected, changes, circumstances) => {
    const reasons = reason === null ? [] : [reason];
    expect(judge(changes, circumstances)).toMatchObject({ reasons, suspected });
  },
);

it.each<[string, boolean, Partial<Submission>, Partial<SpamEvidence>]>([
  [
    "too fast, from an address that cannot be",
    true,
    { email: "asha" },
    { secondsToFill: 0.3 },
  ],
  [
    "too fast, with many links",
    true,
    { message: links(30) },
    { secondsToFill: 0.3 },
  ],
  [
    "many links, from an address that cannot be",
    true,
    { email: "asha", message: links(30) },
    {},
  ],
  [
    "too fast, from an odd address, again",
    true,
    { email: "a@b.c" },
    { secondsToFill: 1, earlierAlike: 1 },
  ],
  [
    "a mistyped address, sent twice",
    false,
    { email: "asha@gmail" },
    { earlierAlike: 1 },
  ],
  [
    "a quick paste, sent twice",
    false,
    {},
    { secondsToFill: 1.5, earlierAlike: 1 },
  ],
  [
    "an owner who tries the form",
    false,
    { email: "me@agency.example" },
    { secondsToFill: 1 },
  ],
])(
  "several signs together (%s) are suspected: %s",
  (_, suspected, changes, circumstances) => {
    expect(judge(changes, circumstances).suspected).toBe(suspected);
  },
);

it("reads how long filling in took, and treats anything but a plain number as unknown", () => {
  expect(["0.0", "13.4"].map(parseFillSeconds)).toEqual([0, 13.4]);
  for (const header of [
    undefined,
    "",
    "-1",
    "1e9",
    "NaN",
    " 2",
    "1,5",
    "9".repeat(400),
    ["1", "2"],
  ])
    expect(parseFillSeconds(header)).toBeNull();
});

const long = "word ".repeat(20_000);
it.each([
  ["case", true, "HELLO Ökonom ΑΘΗΝΑ", "hello ökonom αθηνα"],
  [
    "spaces and line breaks",
    true,
    "  hello\r\n\r\n\tthere\u00a0",
    "hello there",
  ],
  [
    "what follows 32,768 characters",
    true,
    `${long} and an end`,
    `${long} and another`,
  ],
  ["spaces in a long text", true, long.replaceAll(" ", "  \n"), long],
  ["other words", false, "hello there", "hello where"],
  ["joined words", false, "hello there", "hellothere"],
  ["one lone surrogate for another", false, "a\uD800", "a\uD801"],
  ["a character cut in half", false, "ab", "\u6261"],
])(
  "messages that differ by %s count as the same words: %s",
  (_, same, one, other) => {
    expect(fingerprint(one) === fingerprint(other)).toBe(same);
  },
);

const addresses = {
  fine: `  asha@northline.co.in |o'brien+leads@mail.agency.museum|first.last..middle.@docomo.ne.jp|用户@例子.广告
|अजय@डाटा.भारत|info@xn--mller-kva.de|a@例子。中国|"asha rao"@northline.com|info@نامه\u200cای.com|x@i❤.ws`,
  impossible: `asha|@northline.com|asha@|asha@northline|asha@gmail,com|asha rao@northline.com|asha@b@northline.com
|asha@north\u3000line.com|asha@northline..com|asha@-northline.com|asha@192.168.0.1|as\uD800ha@northline.com
|asha@northline.com\r\nBcc: all@victim.org|asha@${"a".repeat(64)}.com|${"a".repeat(5_000)}@northline.com`,
  unlikely:
    "a@b.c|asha@northline.example|asha@example.com|root@mail.localhost|asha@[10.0.0.1]",
};
it.each(Object.entries(addresses))(
  "knows which addresses are %s",
  (verdict, list) => {
    for (const address of list.split(/\n?\|/))
      expect([address, judgeAddress(address)]).toEqual([address, verdict]);
  },
);
