import path from "node:path";
import { parseArgs } from "node:util";
import { dayOf } from "../../app/content/site-date.ts";
import { orMessage, orUsage } from "../../publish/or-usage.ts";
import { step } from "../../publish/progress.ts";
import { build, checkOut, commitOf, ensurePackages } from "./builds.ts";
import { affectedPages, changedFiles, textDifferences } from "./files.ts";
import { comparePictures } from "./pictures.ts";
import { writeReport } from "./report.ts";

const usage = `npm run compare -- REF [--all] [--only /path] [--widths 390,1440]
Compares the build of a commit, branch or tag with the build of the working tree: every file, and pictures of the
pages that the changed files affect. Exits with 0 if nothing differs, 1 if something does, 2 on an error.
  --all     takes pictures of every page
  --only    takes pictures of this page only; can be repeated
  --widths  takes pictures at these widths instead of 390 and 1440 px`;

const { ref, all, only, widths } = orUsage(usage, () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      all: { type: "boolean", default: false },
      only: { type: "string", multiple: true },
      widths: { type: "string", default: "390,1440" },
    },
  });
  const [ref, ...rest] = positionals;
  if (!ref || rest.length > 0)
    throw new Error("Name one commit, branch or tag.");
  const widths = values.widths.split(",").map(Number);
  if (!widths.every((width) => width >= 200))
    throw new Error("--widths: write pixels, such as 390,1440.");
  return { ref, ...values, widths };
});

const root = path.resolve(import.meta.dirname, "../..");
const folder = path.join(root, ".cache", "compare");
// One day for both builds, even around midnight.
const day = process.env.SITE_DATE ?? dayOf(new Date());

async function buildReference() {
  const commit = await commitOf(root, ref);
  const worktree = path.join(folder, "worktree");
  return step(`Build ${ref} (${commit.slice(0, 8)})`, async () => {
    await checkOut(root, worktree, commit);
    await ensurePackages(root, worktree);
    return build(worktree, ref, day);
  });
}

/** Prints and reports what differs; returns whether anything does. */
async function compare(): Promise<boolean> {
  const before = await buildReference();
  const after = await step("Build the working tree", () =>
    build(root, "The working tree", day),
  );
  const files = changedFiles(before.files, after.files);
  const texts = await textDifferences(path.join(folder, "text"), files);
  for (const { name } of files.slice(0, 10)) console.log(`differs: ${name}`);
  if (files.length > 10) console.log(`and ${files.length - 10} more files`);

  const inBoth = [...before.pages.keys()].filter((address) =>
    after.pages.has(address),
  );
  const unknown = only?.find((address) => !inBoth.includes(address));
  if (unknown)
    throw new Error(`--only: not both builds have a page at ${unknown}`);
  const chosen = new Set(only ?? (all ? inBoth : affectedPages(before, after)));
  const addresses = inBoth.filter((address) => chosen.has(address));
  const pictures = await comparePictures(
    { before, after },
    addresses,
    widths,
    folder,
  );

  const pages = new Set(pictures.map(({ address }) => address)).size;
  const pixels = pictures
    .reduce((sum, picture) => sum + picture.pixels, 0)
    .toLocaleString("en");
  const summary = `Files that differ: ${files.length}; pages that look different: ${pages} of ${inBoth.length}; pixels: ${pixels}`;
  const title = `${ref} and the working tree`;
  const report = path.join(folder, "index.html");
  await writeReport(report, {
    title,
    summary,
    before,
    after,
    files,
    texts,
    addresses,
    pictures,
  });
  console.log(
    `${addresses.length} of ${inBoth.length} pages pictured: ${path.relative(root, report)}`,
  );
  console.log(summary);
  return files.length > 0 || pictures.length > 0;
}

await orMessage(async () => {
  process.exitCode = (await compare()) ? 1 : 0;
}, 2);
