import { afterAll, beforeAll } from "vitest";
import { today } from "./articles-content.ts";
import { marketingCopy } from "./marketing-copy.ts";
import type { Run, SiteCopy } from "./site-copy.ts";

export let copy: SiteCopy;
export let build: Run;

export const built = (file: string) => copy.read(`build/site/${file}`);
export const buildOn = (day: string) => copy.node("publish/build.ts", [], { SITE_DATE: day });

/** Adds all that marketing adds to a copy of the project, with files only, and builds it. */
export function buildMarketingCopy(): void {
  beforeAll(async () => {
    copy = await marketingCopy();
    build = buildOn(today);
  }, 400_000);

  afterAll(() => copy.remove());
}
