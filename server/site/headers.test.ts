import { expect, test } from "vitest";
import { answerHeaders, pageHeaders } from "./headers.ts";

test("no other site may frame a page, by a header", () => {
  expect(pageHeaders()["Content-Security-Policy"]).toBe("frame-ancestors 'none'");
});

test("a response that is not a page may load nothing", () => {
  expect(answerHeaders()["Content-Security-Policy"]).toMatch(/^default-src 'none'.*frame-ancestors 'none'$/);
});

test("the referrer policy lets a native form post send its origin", () => {
  expect(pageHeaders()["Referrer-Policy"]).toBe("strict-origin-when-cross-origin");
});
