import type { Kind } from "../content/kind.ts";

/**
 * The table of contents: every kind of page, in the sitemap's order. Everything that lists kinds starts here. Imported
 * in place, so that a kind is one line.
 */
export const kinds: readonly Kind[] = [
  (await import("./home/kind.ts")).home,
  (await import("./service/kind.ts")).service,
  (await import("./product/kind.ts")).product,
  (await import("./industry/kind.ts")).industry,
  (await import("./company/kind.ts")).company,
  (await import("./leadership/kind.ts")).leadership,
  (await import("./careers/kind.ts")).careers,
  (await import("./job/kind.ts")).job,
  (await import("./contact/kind.ts")).contact,
  (await import("./call/kind.ts")).call,
  (await import("./legal/kind.ts")).legal,
  (await import("./portfolio/kind.ts")).portfolio,
  (await import("./case-study/kind.ts")).caseStudy,
  (await import("./insights/kind.ts")).insights,
  (await import("./insight/kind.ts")).insight,
  (await import("./insight-tag/kind.ts")).insightTag,
];
