import { z } from "zod";
import { placeOf } from "../content/content-files.ts";
import { getContent, type Source } from "../content/entries.ts";
import { factOf } from "../content/facts/derived.ts";
import { numberWord } from "../content/facts/number-words.ts";
import { ownersFacts } from "../content/facts/sources.ts";
import { literalPattern } from "../content/literal-pattern.ts";
import { unmarked } from "../content/marks.ts";
import { attempt, type Mistake } from "../content/parse.ts";
import { words as limited } from "../content/schema/parts.ts";
import { words } from "../content/words.ts";
import {
  type Written,
  type WrittenCheck,
  writtenValues,
} from "../content/written.ts";
import { inBraces } from "../text/parse.ts";

/** Figures that look like promises and may stay in their sentences. */
export const typedFigures = {
  files: "typed-figures.yaml",
  schema: z.array(
    z.strictObject({
      text: limited(160).describe(
        "The words around the figure, as they are written",
      ),
      why: limited(120).describe(
        "Such as: a rule of others, an example, a text that may not change",
      ),
    }),
  ),
} satisfies Source;

/** What others say, what happened once, and where facts come from. */
const otherFolders =
  /^content\/(case-studies|testimonials|insights|jobs|announcements|people|clients)\//;
const otherFiles =
  /^content\/(facts|typed-figures|words|site|redirects|retention|visits)\.yaml$/;
const otherFields = ["stories", "cases", "story", "screens", "drawing"];

const mayPromise = ({ file, path }: Written): boolean =>
  !otherFolders.test(file) &&
  !otherFiles.test(file) &&
  !otherFields.includes(String(path[0]));

const ownUnits = words.time.map((unit) => literalPattern(unmarked(unit)));
const units = [
  ...ownUnits,
  "hours?",
  "days?",
  "weeks?",
  "months?",
  "years?",
].join("|");

/** In any language: `$99`, `2–3 weeks`, `6+ months`, `15–20%`. */
const figures = [
  /[$€£₹] ?\d[\d,.]*(?:–[$€£₹]?[\d,.]+)?(?<![,.])/,
  new RegExp(`\\b\\d+(?:–\\d+|\\+) (?:business )?(?:${units})\\b`),
  /\b\d+–\d+ ?%/,
];

/** The others know promises by words of English. */
const numbers = Array.from({ length: 100 }, (_, number) =>
  numberWord(number),
).filter((word) => word !== "");
const length = new RegExp(
  `\\b(?:\\d+|${numbers.join("|")}) (?:minutes?|(?:business )?(?:${units}))\\b|\\bhalf an hour\\b`,
  "i",
);
const ours =
  /\b(we|us|our|you (get|hear|receive)|calls?|discovery|notice|review|refund(ed)?|schedule|engineer)\b/i;
const free = /\b(free|no charge)\b/i;
const offers = /\b(calls?|estimates?|price ranges?|minutes)\b/i;

/** The figure of a promise, as it is typed in a sentence. */
function promiseIn(sentence: string): string | undefined {
  for (const pattern of figures) {
    const [figure] = pattern.exec(sentence) ?? [];
    if (figure) return figure;
  }
  const time = length.exec(sentence);
  // “Half an hour with an engineer” is ours without saying so.
  if (time && (time.index === 0 || ours.test(sentence))) return time[0];
  const isLabel = !sentence.includes(" ");
  if (isLabel || offers.test(sentence)) return free.exec(sentence)?.[0];
  return undefined;
}

type StatedFact = [name: string, value: string | number];

const statedFacts = (): StatedFact[] =>
  Object.entries(attempt(() => getContent(ownersFacts)) ?? {}).flatMap(
    ([name, stated]): StatedFact[] => {
      const value = factOf(stated);
      if (value === null) return [];
      return [[name, typeof value === "string" ? unmarked(value) : value]];
    },
  );

/**
 * Whether a fact says the same: `free`, or for `thirty minutes` the number 30
 * of {callMinutes}.
 */
function saysSame([name, value]: StatedFact, typed: string): boolean {
  const written = typed.toLowerCase().replace("half an hour", "30 minutes");
  if (typeof value === "string") return value.toLowerCase() === written;
  const [number, unit = "?"] = written.split(" ");
  const isNumber =
    number === String(value) || number === numberWord(value).toLowerCase();
  return isNumber && name.toLowerCase().endsWith(unit);
}

const listed = () => attempt(() => getContent(typedFigures)) ?? [];
const folded = (text: string) =>
  unmarked(text).replaceAll(/\s+/g, " ").toLowerCase();

/**
 * Finds durations, prices and free offers that are typed into a page, and
 * phrases of facts: the next change of the fact, or of another page with the
 * same promise, would miss them.
 */
export function typedPromiseCheck(): WrittenCheck {
  const facts = statedFacts();
  const allowed = listed().map(({ text }) => folded(text));
  const phrases = facts.filter(
    ([, value]) => String(value).split(" ").length > 3,
  );
  const quotes = (found: readonly StatedFact[]) =>
    found.map(([name]) => inBraces(name)).join(" or ");
  const problemOf = (sentence: string): string[] => {
    const text = folded(sentence);
    if (allowed.some((words) => text.includes(words))) return [];
    const phrase = phrases.find(([, value]) =>
      text.includes(folded(String(value))),
    );
    if (phrase) return [`types the words of ${quotes([phrase])}: quote it`];
    const typed = promiseIn(sentence);
    if (!typed) return [];
    const same = quotes(facts.filter((fact) => saysSame(fact, typed)));
    const instead = same
      ? `quote ${same}`
      : "state it in content/facts.yaml and quote it";
    return [
      `types the promise “${typed}”: ${instead}; if it promises nothing, list it in content/${typedFigures.files}`,
    ];
  };
  return (written) => {
    if (typeof written.value !== "string" || !mayPromise(written)) return [];
    const sentences = written.value
      .replaceAll(/\s+/g, " ")
      .split(/(?<=[.?!;])\s+/);
    return sentences.flatMap(problemOf);
  };
}

/** Entries of the list whose words no page has any more. */
export function unusedTypedFigures(): Mistake[] {
  const texts = [...writtenValues()].flatMap((written) =>
    typeof written.value === "string" && mayPromise(written)
      ? [folded(written.value)]
      : [],
  );
  return listed().flatMap(({ text }, index) => {
    if (texts.some((other) => other.includes(folded(text)))) return [];
    const place = placeOf({
      file: `content/${typedFigures.files}`,
      path: [index, "text"],
    });
    return [
      {
        ...place,
        message: `no page says “${text}” any more: remove the entry`,
      },
    ];
  });
}
