import { z } from "zod";
import { textProblems } from "../../text/check.ts";
import { inBraces, namesIn } from "../../text/parse.ts";
import { site } from "../site.ts";

/** A text that these names fill in, and that leaves none of `required` out. */
export const message = (
  names: readonly string[],
  { least = 1, most = 400, required = [] as readonly string[] } = {},
) =>
  z
    .string()
    .min(least)
    .max(most)
    .superRefine((text, { addIssue }) => {
      const found = namesIn(text);
      const missing = required.filter((name) => !found.includes(name));
      const problems = textProblems(text, site.lang, names);
      if (missing.length > 0)
        problems.push(`must contain ${missing.map(inBraces).join(" and ")}`);
      for (const problem of problems)
        addIssue({ code: "custom", message: problem });
    });
