import { ownersFacts } from "../content/facts/sources.ts";
import { literalPattern } from "../content/literal-pattern.ts";
import { unmarked } from "../content/marks.ts";
import { readFactFile } from "../content/read-file.ts";
import type { WrittenCheck } from "../content/written.ts";

/** How to find a sentence about a fact that has its own figure. */
const subjects: Record<string, [about: RegExp, figure: RegExp]> = {
  warranty: [/\bwarranty\b/i, /\b\d+ (days|weeks|months)\b/],
  minorFixes: [/\b(minor|small) fix(es)?\b/i, /\b\d+ (hours|days)\b/],
  replyTime: [/\b(we|engineers?) (reply|answer)/i, /\b\d+ (hours|days|business days)\b/],
  demoRhythm: [
    /\bdemos?\b/i,
    /\b(daily|weekly|fortnightly|monthly|every (day|week|fortnight|month|two weeks))\b/i,
  ],
  paymentDue: [/\b(due|invoices?)\b/i, /\b\d+ days\b/],
  cloudUptime: [/\buptime\b/i, /\b\d+(\.\d+)? ?%/],
};

/** A figure that is unlikely to mean anything else: 30–90 days, 200+, 99.9%, $10,000, but not 48. */
const isDistinct = (value: string) => /\d/.test(value) && /[–+%$]/.test(value);

/** A number inside a longer one is not the figure: 30–90 in 130–90, 8+ in 18+. */
const typed = (value: string) => new RegExp(`(?<![\\w–$]|\\d[.,])${literalPattern(value)}(?![\\w–]|[.,]\\d)`);

/** Finds sentences that repeat a figure of content/facts.yaml instead of quoting it, and would miss its next change. */
export function typedFactCheck(): WrittenCheck {
  const stated = Object.entries(readFactFile(ownersFacts).content ?? {}).map(
    ([name, value]) => [name, unmarked(String(value))] as const,
  );
  const repeated = stated
    .filter(([, value]) => isDistinct(value))
    .map(([name, value]) => {
      const pattern = typed(value);
      return { quote: `{${name}}`, value, matches: (text: string) => pattern.test(text) };
    });
  const spokenOf = stated.flatMap(([name, value]) => {
    const [about, figure] = subjects[name] ?? [];
    if (!about || !figure) return [];
    return {
      quote: `{${name}}`,
      value,
      matches: (text: string) => !text.includes(`{${name}`) && about.test(text) && figure.test(text),
    };
  });
  return ({ file, value }) => {
    if (typeof value !== "string" || file === "content/facts.yaml") return [];
    return value.split(/(?<=[.?!;])\s+/).flatMap((sentence) => {
      const found = [...repeated, ...spokenOf].filter(({ matches }) => matches(sentence));
      const quotes = [...new Set(found.map((fact) => `${fact.quote} (“${fact.value}”)`))].join(" or ");
      return quotes ? [`quote ${quotes} in “${sentence.trim()}”`] : [];
    });
  };
}
