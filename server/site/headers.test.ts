import { expect, test } from "vitest";
import { pageHeaders } from "./headers.ts";

test("no other site may frame a page, by a header", () => {
  expect(pageHeaders()["Content-Security-Policy"]).toBe("frame-ancestors 'none'");
});

test("the referrer policy lets a native form post send its origin", () => {
  expect(pageHeaders()["Referrer-Policy"]).toBe("strict-origin-when-cross-origin");
});
