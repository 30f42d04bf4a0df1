import path from "node:path";
import { parseArgs } from "node:util";
import { format } from "../page-files/format.ts";
import { formatList } from "../page-files/format-list.ts";
import { loadContentWith } from "../page-files/load-content.ts";
import { folderKinds } from "../page-files/refused.ts";
import { removePage } from "./remove.ts";

const usage = `npm run remove -- ${folderKinds.map(({ name }) => name).join("|")} SLUG --to ADDRESS
Removes a page, its drawings and its entries in related pages. Its address redirects to ADDRESS, a page of this site.`;

function readArguments() {
  try {
    const { positionals, values } = parseArgs({
      allowPositionals: true,
      options: { to: { type: "string" } },
    });
    const [kind, slug, ...rest] = positionals;
    return kind && slug && rest.length === 0 ? { kind, slug, to: values.to } : undefined;
  } catch {
    return undefined;
  }
}

const options = readArguments();
if (!options) {
  console.error(usage);
  process.exitCode = 2;
} else {
  const root = path.resolve(import.meta.dirname, "../..");
  try {
    const content = await loadContentWith(root, options.kind, options.slug);
    const removed = await removePage(root, options.kind, options.slug, options.to, content);
    format(root, ["content/redirects.ts", ...removed.unrelated]);
    console.log(
      `${removed.from} is removed and redirects to ${removed.to}.` +
        formatList("Removed", removed.removed) +
        formatList("No longer related to it", removed.unrelated) +
        formatList(`Links that now lead to ${removed.to}; check the text around them`, removed.relinked) +
        formatList("Code or docs that still name it", removed.leftovers),
    );
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
