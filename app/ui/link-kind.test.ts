import { expect, it } from "vitest";
import { linkKind } from "./link-kind.ts";

it.each([
  ["/contact", "page"],
  ["/#services", "page"],
  ["#form", "page"],
  ["mailto:a@b.example", "mail"],
  ["https://blog.example", "external"],
])("reads %s as %s", (href, kind) => expect(linkKind(href)).toBe(kind));
