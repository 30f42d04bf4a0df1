import { serverWords } from "../../../app/pages/contact/for-server.ts";
import { serverWordsSchema } from "../../site/words.ts";
import { type LeadSource, requiredFields } from "../fields.ts";
import type { NewMessage, Submission } from "../message.ts";
import { arrange } from "../submission.ts";

export const siteUrl = "https://algosmith.example";
export const sentPath = "/kontakt#sent";

export const words = {
  ...serverWordsSchema.parse(serverWords()),
  projectTypes: { backend: "Backend & API" },
};

export const formSite = {
  siteUrl,
  replyPromise: "We reply within two days.",
  words,
};

/** For fields that an owner has added. */
const given = Object.fromEntries(requiredFields.map((name) => [name, "Given"]));

export const sampleSubmission: Submission = arrange({
  ...given,
  name: "Asha Rao",
  email: "asha@customer.example",
  projectType: "backend",
  message: "We have an ERP from 2009 and would like to talk.",
  website: siteUrl,
});

export const sampleSource = {
  utm_source: "newsletter",
  utm_medium: "email",
  utm_campaign: "spring & summer",
  utm_term: "erp",
  utm_content: "button",
  referrer: "https://search.example/",
} satisfies LeadSource;

export const sampleMessage = (
  changes: Partial<NewMessage> = {},
): NewMessage => ({
  submission: sampleSubmission,
  suspectedSpam: false,
  suspicion: { score: 0, reasons: [] },
  fingerprint: null,
  idempotencyKey: null,
  ...changes,
});

/** A message as a sink gets it. */
export const sampleDelivery = (changes: Partial<Submission> = {}) => ({
  id: "4d1c",
  receivedAt: 0,
  submission: { ...sampleSubmission, ...changes },
});

/**
 * Everything that has ever broken a form. Each must be stored unchanged and do
 * no harm.
 */
export const hostileStrings: Record<string, string> = {
  nul: "before\0after",
  crlf: "first\r\nBcc: everyone@victim.example\r\n\r\nsecond",
  "lone high surrogate": "a\uD800b",
  "lone low surrogate": "a\uDFFFb",
  "right to left": "\u202Efdp.exe \u05E9\u05DC\u05D5\u05DD \u2067x",
  "long line": "x".repeat(100 * 1024),
  formula: '=HYPERLINK("http://evil.example","click")',
  "plus formula": "+1+cmd|' /C calc'!A0",
  "at formula": "@SUM(1+1)*cmd|' /C calc'!A0",
  "tab formula": "\t=1+1",
  html: "<script>alert(1)</script><img src=x onerror=alert(1)>\"'&amp;",
  "template token": "{{name}} {{message}} $& $1 $`",
  sql: "'); DROP TABLE contact_message; --",
  "like pattern": "100%_off!",
  "terminal escapes": "\u001B[2J\u001B]0;owned\u0007\u009B31m\u007F",
  emoji: "👩🏽‍💻 🇮🇳 नमस्ते",
  "line separators": "a\u2028b\u2029c\u0085d",
  "byte order mark": "\uFEFFhello",
  quotes: 'say "hi", then\nleave; ok\\',
  proto: "__proto__",
};
