import path from "node:path";
import { inspect } from "node:util";
import { siteDate } from "../app/content/site-date.ts";
import { hashOf } from "./cache.ts";
import { gitLastChanges } from "./files/last-changes.ts";
import type { BuildTarget } from "./hosts/index.ts";
import type { Files } from "./output.ts";
import { hashFiles, readSources } from "./sources.ts";

/** Everything that determines the output. */
export interface BuildInput {
  root: string;
  target: BuildTarget;
  sources: Files;
  /** content/site.yaml with what the environment overrides. */
  settings: unknown;
  /** The day on which each content file was last changed. */
  lastChange: ReadonlyMap<string, string>;
  /** The start of the day that the build is for, so that two builds on one day are equal. */
  today: Date;
}

export async function readBuildInput(target: BuildTarget): Promise<BuildInput> {
  const root = path.resolve(import.meta.dirname, "..");
  return {
    root,
    target,
    sources: await readSources(root),
    // Imported here, so that an error in content/site.yaml is reported as a sentence.
    settings: (await import("../app/content/site.ts")).site,
    lastChange: await gitLastChanges(root, "content"),
    today: new Date(siteDate()),
  };
}

export function inputVersion({ root, target, sources, settings, lastChange, today }: BuildInput): string {
  const others = [process.version, root, target, [...lastChange], today];
  // In JSON, NaN would look like an unset setting.
  return hashOf(hashFiles(sources), JSON.stringify(others), inspect(settings, { depth: null }));
}
