import type { ComponentType } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";

type Drawing = ComponentType<{
  labels: readonly string[];
  description: string;
}>;
const drawings = import.meta.glob<Drawing>(
  // The paper of a case study without a drawing is empty.
  [
    "./{case-study,industry,product,service}/drawings/*.tsx",
    "!./case-study/drawings/default.tsx",
  ],
  { eager: true, import: "default" },
);
const six = ["one", "two", "three", "four", "five", "six"];

it.each(Object.entries(drawings))(
  "%s has a numbered balloon for each label",
  (file, Drawing) => {
    const labels = file.includes("/industry/") ? six.slice(0, 5) : six;
    const markup = renderToStaticMarkup(
      <Drawing labels={labels} description="What it shows" />,
    );
    // Some have a second layout, for phones.
    for (const drawing of markup.match(/<svg.*?<\/svg>/g) ?? []) {
      const numbers = [...drawing.matchAll(/class="bn"[^>]*>(\d+)</g)].map(
        ([, number]) => Number(number),
      );
      // The list beside a case study's drawing orders its parts.
      if (file.includes("/case-study/")) numbers.sort();
      expect(numbers).toEqual(labels.map((_, index) => index + 1));
    }
  },
);
