import { expect, it } from "vitest";
import { typeset } from "./typeset.ts";

it.each([
  // Numbers and units.
  [
    "<p>It warns at 7 °C, after 5 h 10 min, at 2.1/s.</p>",
    "<p>It warns at <n-b>7 °C</n-b>, after <n-b>5 h 10 min</n-b>, at <n-b>2.1/s</n-b>.</p>",
  ],
  ["<li>answered at 2 a.m.</li>", "<li>answered at <n-b>2 a.m.</n-b></li>"],
  // Ranges.
  [
    "<p>It takes 1–2 weeks, paid 30–40–30.</p>",
    "<p>It takes <n-b>1–2</n-b> weeks, paid <n-b>30–40–30</n-b>.</p>",
  ],
  [
    "<dd>About $10,000–$25,000, one-time</dd>",
    "<dd>About <n-b>$10,000–$25,000</n-b>, <n-b>one-time</n-b></dd>",
  ],
  ["<dd>2.5–3 h</dd>", "<dd><n-b>2.5–3 h</n-b></dd>"],
  // In other languages.
  [
    "<p>Ab 25.000 €, nach § 5, Absatz 2, und 300 EUR.</p>",
    "<p>Ab <n-b>25.000 €</n-b>, nach <n-b>§ 5</n-b>, Absatz 2, und <n-b>300 EUR</n-b>.</p>",
  ],
  [
    "<p>Für 10.000–25.000 € im Jahr</p>",
    "<p>Für <n-b>10.000–25.000 €</n-b> im Jahr</p>",
  ],
  // Short compounds in headings and cells.
  [
    "<h3>Data clean-up &amp; loading</h3>",
    "<h3>Data <n-b>clean-up</n-b> &amp; loading</h3>",
  ],
  [
    '<dd class="a-b">two-way <b>sync</b></dd>',
    '<dd class="a-b"><n-b>two-way</n-b> <b>sync</b></dd>',
  ],
  [
    "<h2>Four well-understood parts</h2>",
    "<h2>Four <n-b>well-understood</n-b> parts</h2>",
  ],
])("keeps together what belongs together in %s", (html, kept) => {
  expect(typeset(html)).toBe(kept);
});

it.each([
  // Words that only start like a unit, long compounds, compounds in prose.
  "<p>9 sites, 3 screens, 4 hubs</p>",
  "<h3>Self-explanatory</h3>",
  "<p>a two-way sync</p>",
  // Markup.
  '<script>const a = "7 s" < 8</script>',
  "<style>a{margin:0 5 px}</style>",
  '<svg aria-label="7 s"><text>7 s</text></svg>',
  "<form><label>7 s</label></form>",
  "<title>7 s</title>",
  '<a title="7 s" href="/a-b">a-b</a>',
  "<h2><svg><text>day-end</text></svg></h2>",
])("does not change %s", (html) => {
  expect(typeset(html)).toBe(html);
});
