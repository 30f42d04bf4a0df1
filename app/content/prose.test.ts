import { describe, expect, it } from "vitest";
import { readProse } from "./prose.ts";

function read(text: string) {
  const problems: string[] = [];
  return {
    sections: readProse(text, (line, problem) =>
      problems.push(`${line}: ${problem}`),
    ),
    problems,
  };
}

describe("a text in Markdown", () => {
  it("has a section for each heading, and one for the text before the first", () => {
    const { sections } = read(
      "Before.\n\n## Fees & taxes\n\nOne *word*.\n\n- a\n- b\n\n### Inside\n\nMore.",
    );
    expect(sections.map(({ heading }) => heading)).toEqual([
      null,
      { id: "fees-taxes", title: "Fees & taxes" },
    ]);
    expect(sections[1]?.blocks).toEqual([
      {
        type: "text",
        html: "<p>One <em>word</em>.</p>\n<ul>\n<li>a</li>\n<li>b</li>\n</ul>\n<h3>Inside</h3>\n<p>More.</p>",
      },
    ]);
  });

  it("numbers its listings, tables and figures, with their captions", () => {
    const table = "| a | b |\n|---|--:|\n| 1 | 2 |";
    const { sections } = read(
      `\`\`\`sql The slow query\nselect 1 < 2;\n\`\`\`\n\n${table}\n\n![A rack](drawing:backend-api "One of three")\n\n\`\`\`\nplain\n\`\`\``,
    );
    const [code, cells, figure, plain] = sections[0]?.blocks ?? [];
    expect(code).toEqual({
      type: "code",
      number: 1,
      language: "sql",
      caption: "The slow query",
      code: "select 1 < 2;",
    });
    expect(cells).toMatchObject({
      type: "table",
      number: 1,
      html: expect.not.stringContaining("align"),
    });
    expect(figure).toEqual({
      type: "figure",
      number: 1,
      source: "drawing:backend-api",
      description: "A rack",
      caption: "One of three",
    });
    expect(plain).toMatchObject({
      number: 2,
      language: "",
      caption: "",
      code: "plain",
    });
  });

  it.each([
    ['<script src="x"></script>', "HTML is not read: <script"],
    ["Some <b>bold</b> words", "HTML is not read: <b>"],
    [
      "Some [words](javascript:alert(1))",
      "[words](javascript:alert(1)): a link leads to a path",
    ],
    ["# A title", '"A title": a heading begins with ## or ###'],
    [
      "## Same\n\na\n\n## same",
      '4: "same": another heading has the same address, #same',
    ],
    [
      "Here: ![A rack](rack.jpg)",
      "![A rack](rack.jpg): a picture stands alone in its paragraph",
    ],
    ["![](photo.jpg)", "say between the brackets what the picture shows"],
  ])("is rejected if it contains %j", (text, problem) => {
    expect(read(text).problems[0]).toContain(problem);
  });
});
