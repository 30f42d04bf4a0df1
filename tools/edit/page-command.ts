import { rmSync } from "node:fs";
import path from "node:path";
import { orMessage } from "../../publish/or-usage.ts";
import { loadSiteContent } from "../../publish/site-content.ts";
import { scaffold } from "../new/scaffold.ts";
import { formatList } from "../page-files/format-list.ts";
import { loadContentWith } from "../page-files/load-content.ts";
import { removePage } from "../remove/remove.ts";
import { renamePage } from "../rename/rename.ts";
import type { PageChange } from "./pages.ts";

/**
 * `npm run new`, `rename` and `remove` for the editor, in a process of its own,
 * which loads the content afresh.
 */
const root = path.resolve(import.meta.dirname, "../..");
const [, , command, kind = "", slug = "", to = ""] = process.argv;

async function change(): Promise<PageChange> {
  if (command === "new") {
    const { file, written, addresses, steps } = await scaffold(
      root,
      kind,
      slug,
      await loadSiteContent(root),
      new Date(),
    );
    try {
      await loadSiteContent(root);
    } catch (error) {
      for (const name of written) rmSync(path.join(root, name));
      throw error;
    }
    const message = `Made ${file}. ${steps.join(" ")}`;
    const before = written.map((name): [string, null] => [name, null]);
    return { address: addresses[0] ?? "/", message, before };
  }
  const content = await loadContentWith(root, kind, slug);
  const named = (files: readonly string[]) =>
    formatList("Code or docs that still name it", files);
  if (command === "rename") {
    const renamed = await renamePage(root, kind, slug, to, content);
    const { from, to: address, before } = renamed;
    const leads = renamed.redirects ? ", and the old address leads there" : "";
    const message = `${from} is now ${address}${leads}.${named(renamed.leftovers)}`;
    return { address, message, before: [...before] };
  }
  const {
    from,
    to: address,
    relinked,
    leftovers,
    before,
  } = await removePage(root, kind, slug, to, content);
  const links = formatList(
    `Links that now lead to ${address}; check the text around them`,
    relinked,
  );
  const message = `${from} is removed and leads to ${address}.${links}${named(leftovers)}`;
  return { address, message, before: [...before] };
}

await orMessage(async () => console.log(JSON.stringify(await change())));
