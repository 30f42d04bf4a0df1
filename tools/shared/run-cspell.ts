import { spawnSync } from "node:child_process";
import path from "node:path";
import { z } from "zod";

const reportSchema = z.object({
  issues: z.array(
    z.object({ uri: z.string(), row: z.number(), text: z.string() }),
  ),
});

type SpellingIssue = z.infer<typeof reportSchema>["issues"][number];

/**
 * Whether a word is one of the names, which no dictionary knows, or its
 * possessive form.
 */
export function nameFinder(names: readonly string[]) {
  const words = new Set(
    names.flatMap((name) => name.toLowerCase().split(/[^\p{L}]+/u)),
  );
  return (word: string) => {
    const name = word.replace(/[’']s?$/, "");
    return words.has(name.toLowerCase());
  };
}

/**
 * The unknown words in what the arguments name: files, or `stdin://…` for the
 * input. cspell.json has the settings.
 */
export function runCspell(
  root: string,
  args: readonly string[],
  input?: string,
): SpellingIssue[] {
  const program = path.join(root, "node_modules/cspell/bin.mjs");
  const options = [
    "lint",
    "--no-progress",
    "--no-summary",
    "--reporter",
    "@cspell/cspell-json-reporter",
  ];
  const { stdout, stderr } = spawnSync(
    process.execPath,
    [program, ...options, ...args],
    {
      cwd: root,
      encoding: "utf8",
      input,
      maxBuffer: 64 * 1024 * 1024,
    },
  );
  if (!stdout) throw new Error(`cspell failed: ${stderr}`);
  return reportSchema.parse(JSON.parse(stdout)).issues;
}
