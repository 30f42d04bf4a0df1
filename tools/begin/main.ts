import { spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { parseArgs } from "node:util";
import { parse } from "yaml";
import { orMessage, orUsage } from "../../publish/or-usage.ts";
import { formatList } from "../page-files/format-list.ts";
import { RefusedError } from "../page-files/refused.ts";
import { changedFiles } from "../shared/git.ts";
import {
  type Answers,
  answersSchema,
  askAnswers,
  problemsWith,
} from "./answers.ts";
import { planBeginning } from "./begin.ts";

const usage = `npm run begin -- [ANSWERS.yaml] [--dry-run]
Turns a fresh copy of this project into the first draft of another agency's site. Asks ten questions, or reads the
answers from a file (docs/rebranding.md). --dry-run only lists what would change.`;

const { file, dryRun } = orUsage(usage, () => {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { "dry-run": { type: "boolean", default: false } },
  });
  if (positionals.length > 1) throw new Error("Name one file with answers.");
  return { file: positionals[0], dryRun: values["dry-run"] };
});
const root = path.resolve(import.meta.dirname, "../..");

function readAnswers(name: string): Answers {
  const value: unknown = parse(readFileSync(name, "utf8"));
  const problems = problemsWith(answersSchema, value);
  if (problems.length > 0)
    throw new RefusedError(
      problems.map((problem) => `${name}: ${problem}`).join("\n"),
    );
  return answersSchema.parse(value);
}

/** Nothing that is not kept in Git may be lost. */
async function refuseUncommitted(): Promise<void> {
  const changed = await changedFiles(root, ["app"]);
  if (changed.length === 0) return;
  throw new RefusedError(
    `Nothing was changed, because there are changes that Git has not kept yet. Commit them, or take them back.${formatList("Changed", changed)}`,
  );
}

/** In a process of its own, which reads the new settings. */
async function checkContent(): Promise<void> {
  const check =
    'await (await import("./publish/site-content.ts")).loadSiteContent(process.cwd())';
  const { status, stderr } = spawnSync(
    process.execPath,
    ["--input-type=module", "-e", check],
    {
      cwd: root,
      encoding: "utf8",
    },
  );
  if (status !== 0)
    throw new RefusedError(
      `Nothing was changed, because the result has mistakes:\n${stderr}`,
    );
}

await orMessage(async () => {
  if (!dryRun) await refuseUncommitted();
  const answers = file ? readAnswers(file) : await askAnswers();
  const changes = planBeginning(root, answers, new Date());
  const made = changes.changed.filter(
    (name) => !existsSync(path.join(root, name)),
  );
  const lists =
    formatList("Removed", changes.removed) +
    formatList(
      "Rewritten",
      changes.changed.filter((name) => !made.includes(name)),
    ) +
    formatList("New", made);
  if (!dryRun) await changes.apply(checkContent);
  console.log(
    dryRun
      ? `What would change for ${answers.name}:${lists}`
      : `This is now the first draft of ${answers.name}.${lists}

Next:
  1. Look at it: npm run edit.
  2. npm run launch-check lists what to write, in order: each says “To be written”.
  3. LICENSE, the title of README.md and the name in package.json are still those of the first owner.`,
  );
});
