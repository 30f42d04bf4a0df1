import path from "node:path";
import { inspect } from "node:util";
import { siteDate } from "../app/content/site-date.ts";
import { hashOf } from "./cache.ts";
import { gitLastChanges } from "./files/last-changes.ts";
import type { BuildTarget } from "./hosts/index.ts";
import type { Files } from "./output.ts";
import { hashFiles, readSources } from "./sources.ts";

/** Everything that the output follows from. */
export interface BuildInput {
  root: string;
  target: BuildTarget;
  sources: Files;
  /** What site.config.ts exports: it reads the environment. */
  settings: unknown;
  /** The day on which each content file was last changed. */
  lastChange: ReadonlyMap<string, string>;
  /** The first moment of the day it is built for: two builds of a day are the same. */
  today: Date;
}

export async function readBuildInput(target: BuildTarget): Promise<BuildInput> {
  const root = path.resolve(import.meta.dirname, "..");
  return {
    root,
    target,
    sources: await readSources(root),
    settings: await import("../site.config.ts").catch((error: Error) => {
      throw new Error(`site.config.ts: ${error.message}`);
    }),
    lastChange: await gitLastChanges(root, "content"),
    today: new Date(siteDate()),
  };
}

export function inputVersion({ root, target, sources, settings, lastChange, today }: BuildInput): string {
  const others = [process.version, root, target, [...lastChange], today];
  // As JSON, a setting that is not a number would look like one that is not set.
  return hashOf(hashFiles(sources), JSON.stringify(others), inspect(settings, { depth: null }));
}
