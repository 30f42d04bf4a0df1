import { lexer, parser, type Token, type Tokens } from "marked";
import { unmarked } from "../../content/marks.ts";
import { lineIn } from "../../content/prose.ts";
import { slugify } from "../../content/slugify.ts";
import { words } from "../../content/words.ts";

export interface LegalSection {
  number: number;
  title: string;
  /** The fragment; from the title, so that it survives a reordering. */
  id: string;
  /** The summary for the margin. */
  inShort: string;
  html: string;
}

const IN_SHORT = `${unmarked(words.legal.inShort)}: `;

const isSectionHeading = (token: Token): token is Tokens.Heading =>
  token.type === "heading" && token.depth === 2;

const isEmpty = ({ text }: Tokens.TableCell): boolean =>
  unmarked(text).trim() === "";

/**
 * A table without the columns in which fewer than two rows say something: they
 * compare nothing.
 */
function withoutEmptyColumns(token: Token): Token {
  if (token.type !== "table") return token;
  const { header, align, rows } = token as Tokens.Table;
  const isShown = (_: unknown, column: number) => {
    const cells = rows.flatMap((row) => row[column] ?? []);
    return cells.filter((cell) => !isEmpty(cell)).length > 1;
  };
  return {
    ...token,
    header: header.filter(isShown),
    align: align.filter(isShown),
    rows: rows.map((row) => row.filter(isShown)),
  };
}

/** Reports a problem with a line of the policy. */
type Report = (line: number, problem: string) => void;

/** `## 3. Title`, `> In short: one line`, and the prose below it. */
function toSection(
  number: number,
  [heading, ...rest]: Token[],
  report: (problem: string) => void,
): LegalSection[] {
  const title = /^(\d+)\. (.+)$/.exec(
    heading && "text" in heading ? heading.text : "",
  );
  if (title?.[2] === undefined || Number(title[1]) !== number) {
    report(`section ${number} must open with "## ${number}. Its title"`);
    return [];
  }
  const [margin, ...prose] = rest.filter((token) => token.type !== "space");
  if (
    margin?.type !== "blockquote" ||
    !unmarked(margin.text).startsWith(IN_SHORT)
  ) {
    report(`section ${number} needs a line "> ${IN_SHORT}…" under its title`);
    return [];
  }
  return [
    {
      number,
      title: title[2],
      id: slugify(title[2]),
      inShort: margin.text.replace(IN_SHORT, "").trim(),
      html: parser(prose.map(withoutEmptyColumns)).trim(),
    },
  ];
}

/**
 * The numbered sections of a policy; reports one that is out of order or has no
 * summary.
 */
export function readLegalSections(
  prose: string,
  report: Report,
): LegalSection[] {
  const sections: Token[][] = [];
  for (const token of lexer(prose)) {
    if (isSectionHeading(token)) sections.push([token]);
    else sections.at(-1)?.push(token);
  }
  const reportAt = (heading: Token | undefined, problem: string) =>
    report(lineIn(prose, heading?.raw ?? ""), problem);
  const numbered = sections.flatMap((tokens, index) =>
    toSection(index + 1, tokens, (problem) => reportAt(tokens[0], problem)),
  );
  for (const { number, id } of numbered) {
    const first = numbered.find((section) => section.id === id);
    if (first && first.number !== number)
      reportAt(
        sections[number - 1]?.[0],
        `section ${number} has the id of section ${first.number}, "${id}": change one of the titles`,
      );
  }
  return numbered;
}
