import path from "node:path";
import { parseArgs } from "node:util";
import { orMessage, orUsage } from "../../publish/or-usage.ts";
import { formatList } from "../page-files/format-list.ts";
import { loadContentWith } from "../page-files/load-content.ts";
import { folderKinds } from "../page-files/refused.ts";
import { renamePage } from "./rename.ts";

const usage = `npm run rename -- ${folderKinds.map(({ name }) => name).join("|")} OLD-SLUG NEW-SLUG
Changes a page's address: moves its content file and drawings, updates every link, and redirects the old address.`;

const { kind, from, to } = orUsage(usage, () => {
  const { positionals } = parseArgs({ allowPositionals: true });
  const [kind, from, to, ...rest] = positionals;
  if (!kind || !from || !to || rest.length > 0)
    throw new Error("Name a kind, the old slug and the new slug.");
  return { kind, from, to };
});
const root = path.resolve(import.meta.dirname, "../..");
await orMessage(async () => {
  const content = await loadContentWith(root, kind, from);
  const renamed = await renamePage(root, kind, from, to, content);
  console.log(
    `${renamed.from} is now ${renamed.to}${renamed.redirects ? ", and redirects there" : ""}.` +
      formatList(
        "Moved",
        renamed.moved.map(([before, after]) => `${before} to ${after}`),
      ) +
      formatList("Changed", renamed.changed) +
      formatList(
        "Code or docs that still name the old page",
        renamed.leftovers,
      ) +
      "\n\nThe text is unchanged: edit the title and the name in the menu if necessary.",
  );
});
