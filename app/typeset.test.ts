import { expect, it } from "vitest";
import { typeset } from "./typeset.ts";

it("keeps numbers and units together in all text", () => {
  expect(typeset("<p>It warns at 7 °C, after 5 h 10 min, at 2.1/s.</p>")).toBe(
    "<p>It warns at <n-b>7 °C</n-b>, after <n-b>5 h 10 min</n-b>, at <n-b>2.1/s</n-b>.</p>",
  );
  expect(typeset("<li>answered at 2 a.m.</li>")).toBe("<li>answered at <n-b>2 a.m.</n-b></li>");
});

it("keeps ranges together in all text", () => {
  expect(typeset("<p>It takes 1–2 weeks, paid 30–40–30.</p>")).toBe(
    "<p>It takes <n-b>1–2</n-b> weeks, paid <n-b>30–40–30</n-b>.</p>",
  );
  expect(typeset("<dd>About $10,000–$25,000, one-time</dd>")).toBe(
    "<dd>About <n-b>$10,000–$25,000</n-b>, <n-b>one-time</n-b></dd>",
  );
  expect(typeset("<dd>2.5–3 h</dd>")).toBe("<dd><n-b>2.5–3 h</n-b></dd>");
});

it("ignores words that only start like a unit", () => {
  expect(typeset("<p>9 sites, 3 screens, 4 hubs</p>")).toBe("<p>9 sites, 3 screens, 4 hubs</p>");
});

it("keeps short compounds together in headings and cells, but not in prose", () => {
  expect(typeset("<h3>Data clean-up &amp; loading</h3>")).toBe(
    "<h3>Data <n-b>clean-up</n-b> &amp; loading</h3>",
  );
  expect(typeset('<dd class="a-b">two-way <b>sync</b></dd>')).toBe(
    '<dd class="a-b"><n-b>two-way</n-b> <b>sync</b></dd>',
  );
  expect(typeset("<h2>Four well-understood parts</h2>")).toBe(
    "<h2>Four <n-b>well-understood</n-b> parts</h2>",
  );
  expect(typeset("<h3>Self-explanatory</h3>")).toBe("<h3>Self-explanatory</h3>");
  expect(typeset("<p>a two-way sync</p>")).toBe("<p>a two-way sync</p>");
});

it("changes no character", () => {
  const words = "<h2>The 24-hour rule &amp; day-end, at 7 s or 2.1/s</h2>";
  expect(typeset(words).replace(/<\/?n-b>/g, "")).toBe(words);
});

it("changes only text, not markup", () => {
  for (const html of [
    '<script>const a = "7 s" < 8</script>',
    "<style>a{margin:0 5 px}</style>",
    '<svg aria-label="7 s"><text>7 s</text></svg>',
    "<form><label>7 s</label></form>",
    "<title>7 s</title>",
    '<a title="7 s" href="/a-b">a-b</a>',
    "<h2><svg><text>day-end</text></svg></h2>",
  ])
    expect(typeset(html)).toBe(html);
});
