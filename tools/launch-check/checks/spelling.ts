import path from "node:path";
import { fileURLToPath } from "node:url";
import { lint } from "cspell";
import type { Finding } from "../finding.ts";

/** Words that neither British English nor words.txt knows; cspell.json has the settings. */
export async function findMisspellings(root: string): Promise<Finding[]> {
  const findings: Finding[] = [];
  await lint(
    ["content/**/*.{ts,md}"],
    { root, config: path.join(root, "cspell.json"), cache: false },
    {
      issue: ({ text, row, uri }) => {
        const file = path
          .relative(root, fileURLToPath(uri ?? "file:///"))
          .split(path.sep)
          .join("/");
        findings.push({
          check: "spelling",
          severity: "blocks",
          file,
          line: row,
          message: `“${text}”: mend it, or add it to words.txt`,
        });
      },
      info: () => undefined,
      debug: () => undefined,
      error: (message, error) => {
        throw new Error(`The spell checker failed: ${message}`, { cause: error });
      },
      progress: () => undefined,
      result: () => undefined,
    },
  );
  return findings;
}
