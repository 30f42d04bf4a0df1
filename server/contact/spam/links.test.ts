import { expect, it } from "vitest";
import { countLinks } from "./links.ts";

it.each([
  ["nothing to click", 0],
  ["see https://northline.com and HTTP://shop.northline.com/a?b=http", 2],
  ["www.northline.com, www.shop.example", 2],
  ["https://www.northline.com is one", 1],
  ["[url=https://www.pills.example]pills[/url] is one", 1],
  ["[URL=pills.example]pills[/URL]", 1],
  ["http://a.example,http://b.example|http://c.example", 3],
  ["awww. so sweet, the https protocol", 0],
])("counts the links of %j", (text, count) => {
  expect(countLinks(text, 100)).toBe(count);
});

it("reads only the beginning of a long text", () => {
  const padding = " ".repeat(65_536);
  expect(countLinks(`http://a.example ${padding} http://b.example`, 100)).toBe(1);
});

it("stops counting at the limit", () => {
  expect(countLinks("http://a.example ".repeat(1_000), 12)).toBe(12);
});
