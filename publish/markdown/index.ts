import { absolute, markdownPath } from "../../app/seo/addresses.ts";
import { fileNameOf } from "../addresses.ts";
import type { Cached } from "../cache.ts";
import { eachAtOnce } from "../each-at-once.ts";
import { type Files, mainOf } from "../output.ts";
import type { SiteContent } from "../site-content.ts";
import { inWorker } from "../workers/in-worker.ts";

/** Writes a Markdown copy of every indexable page, made from the page itself, for assistants. */
export async function addMarkdownCopies(files: Files, { pages }: SiteContent, cached: Cached): Promise<void> {
  const addCopy = async ({ path, head, indexed }: SiteContent["pages"][number]) => {
    const html = files.get(fileNameOf(path))?.toString();
    if (!indexed || html === undefined) return;
    const main = mainOf(html);
    const words = await cached(["markdown", absolute("/"), main], async () =>
      Buffer.from(await inWorker("mainAsMarkdown", main)),
    );
    const facts = { title: head.title, description: head.description, url: absolute(path) };
    const lines = Object.entries(facts).map(([name, value]) => `${name}: ${JSON.stringify(value)}`);
    files.set(markdownPath(path).slice(1), Buffer.from(`---\n${lines.join("\n")}\n---\n\n${words}\n`));
  };
  await eachAtOnce(pages, addCopy);
}
