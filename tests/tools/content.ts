import { contentTexts } from "../../app/content/content-files.ts";
import { slugOf } from "../../app/content/entries.ts";
import { literalPattern } from "../../app/content/literal-pattern.ts";

/**
 * The policies that quote a fact, such as `law` or `countingVisits`, as
 * written.
 */
export const policiesQuoting = (
  fact: string,
): { slug: string; text: string }[] =>
  [...contentTexts()]
    .filter(
      ([file, text]) =>
        file.startsWith("content/legal/") && text.includes(`{${fact}}`),
    )
    .map(([file, text]) => ({ slug: slugOf(file), text }));

/** A text of the content as visitors read it, whatever its line breaks. */
export const asRead = (text: string): RegExp =>
  new RegExp(
    `^\\s*${literalPattern(text.trim()).replace(/\s+/g, "\\s+")}\\s*$`,
  );
