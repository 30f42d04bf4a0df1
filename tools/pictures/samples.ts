import path from "node:path";
import { runnerImport } from "vite";
import { today } from "../../tests/owners/articles-content.ts";
import type { SiteCopy } from "../../tests/owners/site-copy.ts";

/** A picture of what marketing adds: a page, from one of its sections to another. */
export interface Sample {
  file: string;
  path: string;
  from: number;
  to: number;
}

/** Shown where docs/authoring.md says how to add them. */
export const samples: readonly Sample[] = [
  { file: "people.webp", path: "/about/leadership", from: 1, to: 1 },
  { file: "position.webp", path: "/about/careers/backend-engineer", from: 0, to: 1 },
  { file: "articles.webp", path: "/insights", from: 0, to: 1 },
  { file: "article.webp", path: "/insights/two-systems-fewer", from: 0, to: 1 },
];

/** A built copy of the project with sample people, positions and articles, since the project itself has none. */
export async function buildSamples(): Promise<SiteCopy> {
  const root = path.resolve(import.meta.dirname, "../..");
  const { module } = await runnerImport<typeof import("../../tests/owners/marketing-copy.ts")>(
    path.join(root, "tests/owners/marketing-copy.ts"),
    { root, configFile: false, logLevel: "error" },
  );
  const copy = await module.marketingCopy();
  const { status, output } = copy.node("publish/build.ts", [], { SITE_DATE: today });
  if (status !== 0) throw new Error(output);
  return copy;
}
