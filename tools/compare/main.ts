import path from "node:path";
import { parseArgs } from "node:util";
import { dayOf } from "../../app/content/site-date.ts";
import { step } from "../../publish/progress.ts";
import { orUsage } from "../shared/or-usage.ts";
import { build, checkOut, commitOf, ensurePackages } from "./builds.ts";
import { affectedPages, changedFiles, textDifferences } from "./files.ts";
import { comparePictures } from "./pictures.ts";
import { type Comparison, savePictures, startPictures, writeReport } from "./report.ts";

const usage = `npm run compare -- REF [--all] [--only /path]
Compares the build of a commit, branch or tag with the build of the working tree: every file, and pictures of the
pages that the changed files affect. Exits with 0 if nothing differs, 1 if something does, 2 on an error.
  --all   takes pictures of every page
  --only  takes pictures of this page only; can be repeated`;

const { values, positionals } = orUsage(usage, () => {
  const options = {
    all: { type: "boolean", default: false },
    only: { type: "string", multiple: true },
  } as const;
  const parsed = parseArgs({ allowPositionals: true, options });
  if (parsed.positionals.length !== 1) throw new Error("Name one commit, branch or tag.");
  return parsed;
});

const root = path.resolve(import.meta.dirname, "../..");
const folder = path.join(root, ".cache", "compare");
const report = path.join(folder, "index.html");

async function compare(ref: string): Promise<boolean> {
  const commit = await commitOf(root, ref);
  const worktree = path.join(folder, "worktree");
  // One day for both, even around midnight.
  const day = process.env.SITE_DATE ?? dayOf(new Date());
  const before = await step(`Build ${ref} (${commit.slice(0, 8)})`, async () => {
    await checkOut(root, worktree, commit);
    await ensurePackages(root, worktree);
    return build(worktree, ref, day);
  });
  const after = await step("Build the working tree", () => build(root, "The working tree", day));

  const files = changedFiles(before.files, after.files);
  const texts = await textDifferences(path.join(folder, "text"), files);
  for (const { name } of files.slice(0, 10)) console.log(`differs: ${name}`);
  if (files.length > 10) console.log(`and ${files.length - 10} other files`);

  const inBoth = [...before.pages.keys()].filter((address) => after.pages.has(address));
  const chosen = values.only ?? (values.all ? inBoth : affectedPages(before, after));
  const addresses = inBoth.filter((address) => chosen.includes(address));
  const pictures: Comparison["pictures"] = [];
  const pictureFolder = path.join(folder, "pictures");
  await startPictures(pictureFolder);
  await comparePictures(before, after, addresses, async (change) => {
    await savePictures(pictureFolder, change);
    const { before: _, after: __, difference: ___, ...place } = change;
    pictures.push(place);
  });

  const pages = new Set(pictures.map(({ address }) => address));
  const pixels = pictures.reduce((sum, picture) => sum + picture.pixels, 0);
  const summary = `${files.length} files differ; ${pages.size} of ${addresses.length} pages differ in ${pixels.toLocaleString("en")} pixels`;
  await writeReport(report, {
    title: `${ref} and the working tree`,
    summary,
    before,
    after,
    files,
    texts,
    pictures,
  });
  console.log(`${path.relative(process.cwd(), report)}: ${summary}`);
  return files.length === 0 && pixels === 0;
}

try {
  process.exitCode = (await compare(positionals[0] ?? "")) ? 0 : 1;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 2;
}
