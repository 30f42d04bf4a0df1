import type { Page } from "@playwright/test";

/** What a judge says of a place. */
export interface Remark {
  /** The judge's own rule. */
  rule: string;
  /** What is wrong, and with what. */
  message: string;
  /** The page, and where it was opened. */
  place: string;
}

export interface Verdict {
  findings: Remark[];
  /** What the judge leaves to a person. */
  undecided: Remark[];
}

/** A file of the output. */
export interface BuiltFile {
  /** Its path in `build/`. */
  name: string;
  file: string;
}

interface NamedJudge {
  name: string;
  /** A fault that it must report, or it judges nothing. */
  planted: { html: string; rule: RegExp };
}

/** Reads files of the output, all at once. */
export interface FileJudge extends NamedJudge {
  reads: "pages" | "feeds";
  judge(files: readonly BuiltFile[]): Promise<Verdict> | Verdict;
}

/** Looks at a page that is open in a browser. */
export interface PageJudge extends NamedJudge {
  reads: "open pages";
  judge(page: Page, place: string): Promise<Verdict>;
}

export type Judge = FileJudge | PageJudge;

export const noRemarks = (): Verdict => ({ findings: [], undecided: [] });

export const join = (verdicts: readonly Verdict[]): Verdict => ({
  findings: verdicts.flatMap(({ findings }) => findings),
  undecided: verdicts.flatMap(({ undecided }) => undecided),
});
