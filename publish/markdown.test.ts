import { describe, expect, it } from "vitest";
import { site } from "../site.config.ts";
import { mainAsMarkdown } from "./markdown.ts";

const markdown = (main: string) => mainAsMarkdown(`<main>${main}</main>`);

describe("a page as Markdown", () => {
  it("keeps headings and paragraphs, and makes addresses absolute", () => {
    expect(
      markdown('<h1>Title</h1><div><p>See <a href="/contact">us</a> <strong>now</strong>.</p></div>'),
    ).toBe(`# Title\n\nSee [us](${site.url}/contact) **now**.`);
  });

  it("writes lists as lists, but items with headings as sections", () => {
    expect(markdown("<ul><li>One</li><li><p>Two</p></li></ul><ol><li>First</li></ol>")).toBe(
      "- One\n- Two\n\n1. First",
    );
    expect(markdown("<ul><li><h3>Part</h3><p>Text</p></li></ul>")).toBe("### Part\n\nText");
  });

  it("converts questions with answers, facts and tables", () => {
    expect(markdown("<details><summary>Why?</summary><p>Because.</p></details>")).toBe(
      "### Why?\n\nBecause.",
    );
    expect(markdown("<dl><div><dt>Team</dt><dd>4–6 people</dd></div></dl>")).toBe("- Team: 4–6 people");
    expect(markdown("<table><tr><th>A</th><th>B</th></tr><tr><td>1</td><td>2</td></tr></table>")).toBe(
      "| A | B |\n| --- | --- |\n| 1 | 2 |",
    );
  });

  it("keeps the lines of code", () => {
    expect(markdown("<figure><pre><code>if (a &lt; b) {\n  go();\n}\n</code></pre></figure>")).toBe(
      "```\nif (a < b) {\n  go();\n}\n```",
    );
  });

  it("describes a drawing that has a description and leaves out one that has none", () => {
    expect(
      markdown('<svg role="img" aria-label="Two gears"><text>x</text></svg><svg><text>y</text></svg>'),
    ).toBe("*Drawing: Two gears*");
  });

  it("describes a drawing once if it has a layout for each of two widths", () => {
    const drawing = '<svg role="img" aria-label="Two gears"></svg>';
    expect(markdown(drawing + drawing)).toBe("*Drawing: Two gears*");
  });

  it("shows a picture, but not one that is decoration", () => {
    const picture = (alt: string) =>
      `<p>A</p><picture><source/><img src="/assets/a.webp" alt="${alt}"/></picture><p>B</p>`;
    expect(markdown(picture("Two engineers"))).toBe(`A\n\n![Two engineers](${site.url}/assets/a.webp)\n\nB`);
    expect(markdown(picture(""))).toBe("A\n\nB");
  });

  it("leaves out the form, the scripts, the sheet headers and the table of contents", () => {
    const main =
      '<section><p class="note"><span>Sheet 1</span></p><p>Words</p></section><form>Name</form><script>run()</script>' +
      '<nav><a href="#a">A</a></nav><p aria-hidden="true">1</p>';
    expect(markdown(main)).toBe("Words");
  });

  it("separates text that only the layout separates", () => {
    expect(markdown('<p><span class="note">In short</span>All of it</p>')).toBe("In short: All of it");
    expect(markdown('<div><p class="note"><span>10 sections</span><span>5 minutes</span></p></div>')).toBe(
      "10 sections, 5 minutes",
    );
    expect(markdown('<a href="/a">A</a><a href="/b">B</a>')).toBe(`[A](${site.url}/a) [B](${site.url}/b)`);
  });

  it("escapes text that is Markdown syntax", () => {
    expect(markdown("<p>2 * 3 [x]</p>")).toBe("2 \\* 3 \\[x\\]");
  });
});
