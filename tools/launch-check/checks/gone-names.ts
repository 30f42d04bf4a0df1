import { literalPattern } from "../../../app/content/literal-pattern.ts";
import { subjects } from "../../../app/site/about.ts";
import { type Finding, findLines, type SourceFile } from "../finding.ts";

/**
 * A heading of words.txt: the words after it, up to the next comment, are true
 * only of what it names.
 */
const heading = /^# about ([a-z-]+):([\p{L}\p{N}-]+)/u;

interface GoneWords {
  subject: string;
  words: string[];
}

/**
 * The words of subjects that the content no longer has: a product, an office,
 * the country of an office.
 */
export function goneWords(
  { lines }: SourceFile,
  known: ReadonlyMap<string, readonly string[] | undefined> = subjects(),
): GoneWords[] {
  let current: GoneWords | undefined;
  const gone: GoneWords[] = [];
  for (const line of lines) {
    const [, kind = "", name = ""] = heading.exec(line) ?? [];
    if (kind) {
      current = known.get(kind)?.includes(name)
        ? undefined
        : { subject: `${kind}:${name}`, words: [] };
      if (current) gone.push(current);
    } else if (line.startsWith("#")) current = undefined;
    else if (line.trim()) current?.words.push(line.trim());
  }
  return gone.filter(({ words }) => words.length > 0);
}

/** Sentences that still speak of what is gone. */
export function findGoneNames(
  source: SourceFile,
  gone: readonly GoneWords[],
): Finding[] {
  return gone.flatMap(({ subject, words }) =>
    words.flatMap((word) => {
      const said = literalPattern(word);
      // The name of a field says nothing.
      const pattern = new RegExp(
        `(?<![\\p{L}\\p{N}-])(?!(?<=^\\s*)${said}:)${said}(?!\\p{L})`,
        "iu",
      );
      const about = `“${word}” is about ${subject}, which is gone`;
      return findLines(source, pattern, "names", (line) => {
        return `${about}: reword “${line.trim()}”, or take the word out of words.txt`;
      });
    }),
  );
}
