import path from "node:path";
import { runnerImport } from "vite";
import { hrefOf } from "../../app/content/kind.ts";
import { insight } from "../../app/pages/insight/kind.ts";
import { insights } from "../../app/pages/insights/kind.ts";
import { job } from "../../app/pages/job/kind.ts";
import { leadership } from "../../app/pages/leadership/kind.ts";
import { today } from "../../tests/owners/articles-content.ts";
import type { SiteCopy } from "../../tests/owners/site-copy.ts";

/** A screenshot of marketing content: a page, from one of its sections to another. */
export interface Sample {
  file: string;
  path: string;
  from: number;
  to: number;
}

/** Shown where docs/authoring.md says how to add them. */
export const samples: readonly Sample[] = [
  { file: "people.webp", path: leadership.path, from: 1, to: 1 },
  { file: "position.webp", path: hrefOf(job, "backend-engineer"), from: 0, to: 1 },
  { file: "articles.webp", path: insights.path, from: 0, to: 1 },
  { file: "article.webp", path: hrefOf(insight, "two-systems-fewer"), from: 0, to: 1 },
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
