import path from "node:path";
import { loadSiteContent } from "../../publish/site-content.ts";
import { scaffold } from "../new/scaffold.ts";
import { format } from "../page-files/format.ts";
import { formatList } from "../page-files/format-list.ts";
import { loadContentWith } from "../page-files/load-content.ts";
import { removePage } from "../remove/remove.ts";
import { renamePage } from "../rename/rename.ts";
import type { PageChange } from "./pages.ts";

/** `npm run new`, `rename` and `remove` for the editor, in a process of its own, which loads the content afresh. */
const root = path.resolve(import.meta.dirname, "../..");
const [, , command, kind = "", slug = "", to = ""] = process.argv;

async function change(): Promise<PageChange> {
  if (command === "new") {
    const made = await scaffold(root, kind, slug, await loadSiteContent(root), new Date());
    return {
      address: made.addresses[0] ?? "/",
      message: `Made ${made.file}. ${made.steps.join(" ")}`,
      before: [[made.file, null]],
    };
  }
  const content = await loadContentWith(root, kind, slug);
  if (command === "rename") {
    const { from, to: address, moved, changed, ...renamed } = await renamePage(root, kind, slug, to, content);
    format(root, [...changed, ...moved.map(([, target]) => target)]);
    const leads = renamed.redirects ? ", and the old address leads there" : "";
    return {
      address,
      message: `${from} is now ${address}${leads}.${formatList("Code or docs that still name it", renamed.leftovers)}`,
      before: [...renamed.before],
    };
  }
  const removed = await removePage(root, kind, slug, to, content);
  return {
    address: removed.to,
    message:
      `${removed.from} is removed and leads to ${removed.to}.` +
      formatList(`Links that now lead to ${removed.to}; check the text around them`, removed.relinked) +
      formatList("Code or docs that still name it", removed.leftovers),
    before: [...removed.before],
  };
}

try {
  console.log(JSON.stringify(await change()));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
