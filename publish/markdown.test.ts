import { expect, it } from "vitest";
import { site } from "../app/content/site.ts";
import { mainAsMarkdown } from "./markdown.ts";

const markdown = (main: string) => mainAsMarkdown(`<main>${main}</main>`);
const drawing = '<svg role="img" aria-label="Two gears"><text>x</text></svg>';
const picture = (alt: string) =>
  `<p>A</p><picture><source/><img src="/assets/a.webp" alt="${alt}"/></picture><p>B</p>`;

it.each([
  [
    "headings and paragraphs, with absolute addresses",
    '<h1>Title</h1><div><p>See <a href="/contact">us</a> <strong>now</strong>.</p></div>',
    `# Title\n\nSee [us](${site.url}/contact) **now**.`,
  ],
  [
    "lists",
    "<ul><li>One</li><li><p>Two</p></li></ul><ol><li>First</li></ol>",
    "- One\n- Two\n\n1. First",
  ],
  [
    "items with headings, as sections",
    "<ul><li><h3>Part</h3><p>Text</p></li></ul>",
    "### Part\n\nText",
  ],
  [
    "questions with answers",
    '<details><summary><h3>Why?</h3></summary><p>Because.</p><a href="#why">Link to this answer</a></details>',
    "### Why?\n\nBecause.",
  ],
  [
    "facts",
    "<dl><div><dt>Team</dt><dd>4–6 people</dd></div></dl>",
    "- Team: 4–6 people",
  ],
  [
    "tables",
    "<table><tr><th>A</th><th>B</th></tr><tr><td>1</td><td>2</td></tr></table>",
    "| A   | B   |\n| --- | --- |\n| 1   | 2   |",
  ],
  [
    "tables with a head and a body, in one piece",
    "<table><thead><tr><th>A</th></tr></thead><tbody><tr><td>1</td></tr><tr><td>2</td></tr></tbody></table>",
    "| A   |\n| --- |\n| 1   |\n| 2   |",
  ],
  [
    "both values of a pair of which the page shows one",
    '<p><b><span class="v1">9 days</span><span class="v2">6 h</span></b> to head office ' +
      '<span class="note block"><span class="v1">is now 6 h</span><span class="v2">was 9 days</span></span></p>',
    "**9 days → 6 h** to head office",
  ],
  [
    "no switch between values",
    "<fieldset><legend>Years</legend><label><input type=radio> 1</label></fieldset><p>Text</p>",
    "Text",
  ],
  [
    "the fields of a form",
    '<form><label for="a">Name *</label><input id="a"><div hidden><label>Trap</label></div></form>',
    "- Name *",
  ],
  [
    "a note apart from text that must not break",
    '<p><span class="note">In short</span><n-b>30–40–30</n-b></p>',
    "In short: 30–40–30",
  ],
  [
    "the lines of code",
    "<figure><pre><code>if (a &lt; b) {\n  go();\n}\n</code></pre></figure>",
    "```\nif (a < b) {\n  go();\n}\n```",
  ],
  [
    "a described drawing once, even with two layouts, and no other drawing",
    `${drawing}${drawing}<svg><svg></svg><text>y</text></svg>`,
    "*Drawing: Two gears*",
  ],
  [
    "a picture",
    picture("Two engineers"),
    `A\n\n![Two engineers](${site.url}/assets/a.webp)\n\nB`,
  ],
  ["no picture that is decoration", picture(""), "A\n\nB"],
  [
    "neither sheet headers, form, scripts nor table of contents",
    '<section><p class="note" aria-hidden="true">Sheet 1</p><p>Words</p></section><form>Name</form>' +
      '<script>run()</script><nav><a href="#a">A</a></nav><p aria-hidden="true">1</p>',
    "Words",
  ],
  [
    "a note below a name apart from it",
    'Name<span class="note block">What it is</span>',
    "Name: What it is",
  ],
  [
    "a note apart from its text",
    '<p><span class="note">In short</span>All of it</p>',
    "In short: All of it",
  ],
  [
    "notes apart from each other",
    '<div><p class="note"><span>10 sections</span><span>5 minutes</span></p></div>',
    "10 sections, 5 minutes",
  ],
  [
    "a day apart from what follows it",
    '<p class="note"><time>2 March 2026</time><span>4 minutes</span></p>',
    "2 March 2026, 4 minutes",
  ],
  [
    "links apart from each other",
    '<a href="/a">A</a><a href="/b">B</a>',
    `[A](${site.url}/a) [B](${site.url}/b)`,
  ],
  [
    "text that is Markdown syntax, escaped",
    "<p>2 * 3 [x]</p>",
    "2 \\* 3 \\[x\\]",
  ],
])("a page as Markdown has %s", (_, html, text) => {
  expect(markdown(html)).toBe(text);
});
