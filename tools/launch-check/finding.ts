/** One thing that stands between this checkout and going live, and where to change it. */
export interface Finding {
  check: string;
  /** `blocks` the launch, or is for somebody to `review` and decide. */
  severity: "blocks" | "review";
  file: string;
  line: number;
  message: string;
}

export interface Report {
  mayLaunch: boolean;
  findings: Finding[];
  /** What could not be looked at, and why. */
  notes: string[];
}

/** A file of the project, by lines. */
export interface SourceFile {
  file: string;
  lines: readonly string[];
}

/** The number of the first line that satisfies the test; 1 where none does, so that a finding always has a place. */
export function lineWhere({ lines }: SourceFile, test: (line: string) => boolean): number {
  return Math.max(0, lines.findIndex(test)) + 1;
}

/** A finding for each line that the pattern matches. */
export function findLines(
  { file, lines }: SourceFile,
  pattern: RegExp,
  finding: (line: string, index: number) => Pick<Finding, "check" | "severity" | "message">,
): Finding[] {
  return lines.flatMap((line, index) =>
    pattern.test(line) ? [{ ...finding(line, index), file, line: index + 1 }] : [],
  );
}
