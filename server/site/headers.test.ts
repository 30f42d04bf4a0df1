import { expect, test } from "vitest";
import { answerHeaders, pageHeaders } from "./headers.ts";

test("no other site may frame a page: only a header can say so", () => {
  expect(pageHeaders()["Content-Security-Policy"]).toBe("frame-ancestors 'none'");
});

test("an answer that is no page may load nothing", () => {
  expect(answerHeaders()["Content-Security-Policy"]).toMatch(/^default-src 'none'.*frame-ancestors 'none'$/);
});

test("a native form post carries its origin: the referrer policy is none of those that hide it", () => {
  expect(pageHeaders()["Referrer-Policy"]).toBe("strict-origin-when-cross-origin");
});
