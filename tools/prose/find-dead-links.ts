import path from "node:path";
import { slug } from "github-slugger";
import { withoutCodeBlocks } from "./without-code.ts";

/** The relative links of a Markdown file that lead to no file, or to no heading of it. */
export function findDeadLinks(file: string, text: string, read: (file: string) => string | null): string[] {
  return withoutCodeBlocks(text)
    .split("\n")
    .flatMap((line, index) =>
      [...line.matchAll(/\]\((?!\w+:)([^)#\s]*)(?:#([^)\s]+))?\)/g)]
        .filter(([, to, anchor]) => {
          const target = to ? read(path.posix.join(path.posix.dirname(file), to)) : text;
          if (target === null || anchor === undefined) return target === null;
          const headings = [...withoutCodeBlocks(target).matchAll(/^#+ (.+)$/gm)].map(([, heading = ""]) =>
            slug(heading),
          );
          return !headings.includes(anchor);
        })
        .map(([link]) => `${file}:${index + 1}: ${link.slice(1)} leads nowhere`),
    );
}
