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

/** A finding that blocks the launch for each line that the pattern matches. */
export function findLines(
  { file, lines }: SourceFile,
  pattern: RegExp,
  check: string,
  message: (line: string) => string,
): Finding[] {
  return lines.flatMap((line, index) =>
    pattern.test(line)
      ? [
          {
            check,
            severity: "blocks",
            file,
            line: index + 1,
            message: message(line),
          },
        ]
      : [],
  );
}
