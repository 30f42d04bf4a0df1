import path from "node:path";
import { parseArgs } from "node:util";
import { orMessage, orUsage } from "../../publish/or-usage.ts";
import { formatList } from "../page-files/format-list.ts";
import { loadContentWith } from "../page-files/load-content.ts";
import { folderKinds } from "../page-files/refused.ts";
import { removePage } from "./remove.ts";

const usage = `npm run remove -- ${folderKinds.map(({ name }) => name).join("|")} SLUG --to ADDRESS [--no-redirect]
Removes a page, its drawings and its entries in related pages. Links to it, and its address, lead to ADDRESS, a page of
this site. --no-redirect leaves no redirect, if the page was never public.`;

const { kind, slug, to, wasPublic } = orUsage(usage, () => {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: {
      to: { type: "string" },
      "no-redirect": { type: "boolean", default: false },
    },
  });
  const [kind, slug, ...rest] = positionals;
  if (!kind || !slug || rest.length > 0)
    throw new Error("Name a kind and a slug.");
  return { kind, slug, to: values.to, wasPublic: !values["no-redirect"] };
});
const root = path.resolve(import.meta.dirname, "../..");
await orMessage(async () => {
  const content = await loadContentWith(root, kind, slug);
  const removed = await removePage(root, kind, slug, to, content, wasPublic);
  console.log(
    `${removed.from} is removed${wasPublic ? ` and redirects to ${removed.to}` : ""}.` +
      formatList("Removed", removed.removed) +
      formatList("No longer related to it", removed.unrelated) +
      formatList(
        `Links that now lead to ${removed.to}; check the text around them`,
        removed.relinked,
      ) +
      formatList("Sentences that still name it", removed.named) +
      formatList("Code or docs that still name it", removed.leftovers),
  );
});
