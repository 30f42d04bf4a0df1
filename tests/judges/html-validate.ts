import { readFileSync } from "node:fs";
import { HtmlValidate } from "html-validate";
import type { FileJudge, Remark } from "./judge.ts";

const validator = new HtmlValidate({
  extends: ["html-validate:recommended"],
  rules: {
    // How React writes attributes and void elements.
    "attr-case": "off",
    "attribute-boolean-style": "off",
    "attribute-empty-style": "off",
    "doctype-style": "off",
    "void-style": "off",
    "no-trailing-whitespace": "off",
    // React's own ids contain underscores and dots.
    "valid-id": ["error", { relaxed: true }],
    // The lengths of brand text and search snippets are checked elsewhere.
    "long-title": "off",
    "heading-level": "error",
    "no-inline-style": "error",
  },
});

/**
 * Mistakes in the HTML of a page: ids used twice, headings that skip a level,
 * style attributes.
 */
export async function findHtmlMistakes(
  html: string,
  place: string,
): Promise<Remark[]> {
  const { results } = await validator.validateString(html);
  return results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, selector }) => ({
      rule: ruleId,
      message: `${message} (${selector})`,
      place,
    })),
  );
}

export const htmlValidate: FileJudge = {
  name: "html-validate",
  reads: "pages",
  planted: { html: '<p id="main">twice</p>', rule: /no-dup-id/ },
  async judge(files) {
    const remarks = files.map(({ name, file }) =>
      findHtmlMistakes(readFileSync(file, "utf8"), name),
    );
    return { findings: (await Promise.all(remarks)).flat(), undecided: [] };
  },
};
