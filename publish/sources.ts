import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { hashOf } from "./cache.ts";
import { type Files, readFiles } from "./output.ts";

/** At the project's root: build output, and files that no build reads. */
const notRead = new Set([
  ".cache",
  ".git",
  ".react-router",
  "bench",
  "build",
  "data",
  "docs",
  "node_modules",
  "shots",
  "test-results",
  "tests",
]);

/** Every file that a build may read. */
export async function readSources(root: string): Promise<Files> {
  const sources: Files = new Map();
  for (const entry of (await readdir(root, { withFileTypes: true })).sort((a, b) =>
    a.name < b.name ? -1 : 1,
  )) {
    if (notRead.has(entry.name)) continue;
    const place = path.join(root, entry.name);
    if (entry.isFile()) sources.set(entry.name, await readFile(place));
    if (!entry.isDirectory()) continue;
    for (const [name, data] of await readFiles(place)) sources.set(`${entry.name}/${name}`, data);
  }
  // The installed packages, which may differ from package-lock.json.
  sources.set("node_modules", await readFile(path.join(root, "node_modules/.package-lock.json")));
  return sources;
}

export const hashFiles = (files: Iterable<[string, Buffer]>): string => hashOf(...[...files].flat());

export const isTest = (name: string) => /\.test\.tsx?$/.test(name);

/** The programs that process the rendered pages. */
export function publishVersion(sources: Files): string {
  const isPart = (name: string) => /^(publish\/|node_modules$)/.test(name);
  return hashOf(process.version, hashFiles([...sources].filter(([name]) => isPart(name) && !isTest(name))));
}
