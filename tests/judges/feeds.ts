import { readFileSync } from "node:fs";
import path from "node:path";
import { runJava } from "./install.ts";
import type { FileJudge } from "./judge.ts";

/** By the root element of a file. */
const schemas = { feed: "atom.rnc", urlset: "sitemap.rnc" };

function schemaOf(file: string): string {
  const [, root] = /<(feed|urlset)\b/.exec(readFileSync(file, "utf8")) ?? [];
  if (!root) throw new Error(`${file} is neither a feed nor a sitemap`);
  return path.join(
    import.meta.dirname,
    "schemas",
    schemas[root as keyof typeof schemas],
  );
}

/**
 * Feeds and sitemaps by RELAX NG, with the Jing in vnu.jar. No feed validator
 * in npm works offline.
 */
export const feeds: FileJudge = {
  name: "feeds",
  reads: "feeds",
  planted: {
    html: '<feed xmlns="http://www.w3.org/2005/Atom"><title>No id</title></feed>',
    rule: /missing required child/,
  },
  judge(files) {
    const driver = "nu.validator.vendor.thaiopensource.relaxng.util.Driver";
    const findings = files.flatMap(({ name, file }) =>
      runJava([driver, "-c", schemaOf(file), file])
        .split("\n")
        .filter(Boolean)
        .map((line) => ({
          rule: line.replace(/^.*?: error: /, ""),
          message: line.slice(file.length),
          place: name,
        })),
    );
    return { findings, undecided: [] };
  },
};
