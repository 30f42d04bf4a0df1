/** Something to change before the launch, and where. */
export interface Finding {
  check: string;
  /** `blocks` the launch, or someone has to `review` it. */
  severity: "blocks" | "review";
  file: string;
  line: number;
  message: string;
}

export interface Report {
  mayLaunch: boolean;
  findings: Finding[];
  /** What could not be checked, and why. */
  notes: string[];
}

/** A source file, by lines. */
export interface SourceFile {
  file: string;
  lines: readonly string[];
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
