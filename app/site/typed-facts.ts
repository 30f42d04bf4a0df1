import { getContent } from "../content/entries.ts";
import { factOf } from "../content/facts/derived.ts";
import { ownersFacts } from "../content/facts/sources.ts";
import { literalPattern } from "../content/literal-pattern.ts";
import { unmarked } from "../content/marks.ts";
import { attempt } from "../content/parse.ts";
import type { Written, WrittenCheck } from "../content/written.ts";
import { fillsIn, inBraces } from "../text/parse.ts";

/** How to find a sentence about a fact that has its own figure. */
const subjects: Record<string, [about: RegExp, figure: RegExp]> = {
  warranty: [/\bwarranty\b/i, /\b\d+ (days|weeks|months)\b/],
  minorFixes: [/\b(minor|small) fix(es)?\b/i, /\b\d+ (hours|days)\b/],
  replyTime: [
    /\b(we|engineers?) (reply|answer)/i,
    /\b\d+ (hours|days|business days)\b/,
  ],
  demoRhythm: [
    /\bdemos?\b/i,
    /\b(daily|weekly|fortnightly|monthly|every (day|week|fortnight|month|two weeks))\b/i,
  ],
  paymentDue: [/\b(due|invoices?)\b/i, /\b\d+ days\b/],
  projectStart: [
    /\b(work|projects?) (starts?|begins?)\b/i,
    /\b(signed|signature|first payment|deposit|\d+ (days|weeks))\b/i,
  ],
  cloudUptime: [/\buptime\b/i, /\b\d+(\.\d+)? ?%/],
};

/**
 * A figure that is unlikely to mean anything else: 30–90 days, 200+, 99.9%,
 * $10,000, but not 48.
 */
const isDistinct = (value: string) => /\d/.test(value) && /[–+%$]/.test(value);

/**
 * A number inside a longer one is not the figure: 30–90 in 130–90, 8+ in 18+.
 */
const typed = (value: string) =>
  new RegExp(`(?<![\\w–$]|\\d[.,])${literalPattern(value)}(?![\\w–]|[.,]\\d)`);

interface StatedFact {
  quote: string;
  matches(sentence: string): boolean;
}

const statedFacts = () =>
  Object.entries(attempt(() => getContent(ownersFacts)) ?? {}).flatMap(
    ([name, stated]) => {
      const value = factOf(stated);
      return value === null ? [] : [[name, unmarked(String(value))] as const];
    },
  );

/**
 * The sentences of a value that match a fact, each with what it could quote.
 */
function* sentencesWith(
  facts: readonly StatedFact[],
  { file, value }: Written,
) {
  if (typeof value !== "string" || file === "content/facts.yaml") return;
  for (const sentence of value.split(/(?<=[.?!;])\s+/)) {
    const quotes = new Set(
      facts
        .filter(({ matches }) => matches(sentence))
        .map(({ quote }) => quote),
    );
    if (quotes.size > 0)
      yield { sentence: sentence.trim(), quotes: [...quotes].join(" or ") };
  }
}

/**
 * Finds sentences about a fact that have a figure of their own, and would miss
 * its next change.
 */
export function typedFactCheck(): WrittenCheck {
  const spokenOf = statedFacts().flatMap(([name, value]): StatedFact[] => {
    const [about, figure] = subjects[name] ?? [];
    if (!about || !figure) return [];
    const matches = (text: string) =>
      !fillsIn(text, name) && about.test(text) && figure.test(text);
    return [{ quote: `${inBraces(name)} (“${value}”)`, matches }];
  });
  return (written) =>
    [...sentencesWith(spokenOf, written)].map(
      ({ sentence, quotes }) => `quote ${quotes} in “${sentence}”`,
    );
}

/**
 * Finds sentences with the same figure as a fact: they repeat it, or mean
 * something else.
 */
export function sameFigureCheck(): WrittenCheck {
  const repeated = statedFacts()
    .filter(([, value]) => isDistinct(value))
    .map(([name, value]): StatedFact => {
      const pattern = typed(value);
      return {
        quote: `${inBraces(name)} (“${value}”)`,
        matches: (text) => pattern.test(text),
      };
    });
  return (written) =>
    [...sentencesWith(repeated, written)].map(
      ({ sentence, quotes }) =>
        `“${sentence}” has the figure of ${quotes}: quote it if that is meant; if not, leave it`,
    );
}
