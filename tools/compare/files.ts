import { isUtf8 } from "node:buffer";
import { spawnSync } from "node:child_process";
import { hash } from "node:crypto";
import { mkdir, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import type { Files } from "../../publish/output.ts";
import type { Build } from "./builds.ts";

export interface FileChange {
  name: string;
  before: Buffer | undefined;
  after: Buffer | undefined;
}

const isSame = (one: Buffer | undefined, other: Buffer | undefined) =>
  one === other || (one !== undefined && other !== undefined && one.equals(other));

const withoutFingerprints = (text: string) => text.replace(/(assets\/[\w/-]*?)-[\w-]{8}(?=[./])/g, "$1");

/** The files under their names without fingerprints, unless the other build has a file of the same name. */
function underPlainNames(files: Files, other: Files): Files {
  const renamed: Files = new Map();
  for (const [name, data] of files) {
    const plain = withoutFingerprints(name);
    const isTaken = files.has(plain) || renamed.has(plain);
    renamed.set(other.has(name) || isTaken ? name : plain, data);
  }
  return renamed;
}

/** Every file that differs, except for compressed copies of such files. A new fingerprint alone is no difference. */
export function changedFiles(before: Files, after: Files): FileChange[] {
  const old = underPlainNames(before, after);
  const current = underPlainNames(after, before);
  const names = [...new Set([...old.keys(), ...current.keys()])].sort();
  const changed = new Set(names.filter((name) => !isSame(old.get(name), current.get(name))));
  return [...changed]
    .filter((name) => !/\.(br|gz)$/.test(name) || !changed.has(name.slice(0, -3)))
    .map((name) => ({ name, before: old.get(name), after: current.get(name) }));
}

/** The addresses whose page, or a file that it loads, differs or exists only once. The others must look the same. */
export function affectedPages(before: Build, after: Build): string[] {
  const names = new Set([...before.files.keys(), ...after.files.keys()]);
  const affected = new Set(
    [...names].filter((name) => !isSame(before.files.get(name), after.files.get(name))),
  );
  const others = [...names].filter((name) => /\.(html|css|js|svg)$/.test(name) && !affected.has(name));
  // The set grows while it is walked: a CSS file that mentions a changed font affects the pages that mention it.
  for (const name of affected)
    for (const other of others)
      if (after.files.get(other)?.includes(path.posix.basename(name))) affected.add(other);
  const pages = new Map([...before.pages, ...after.pages]);
  return [...pages].filter(([, file]) => affected.has(file)).map(([address]) => address);
}

const inlineData = /data:[\w/+-]+;base64,([\w+/=]+)/g;

/** Without what changes with every byte (fingerprints, the policy's hashes), and one element, rule or statement per line. */
const readable = (data: Buffer) =>
  withoutFingerprints(data.toString())
    .replace(/'sha256-[\w+/=]+'/g, "'sha256-…'")
    .replace(
      inlineData,
      (_, text: string) => `data:(${text.length} characters, ${hash("sha1", text).slice(0, 8)})`,
    )
    .replace(/(?<=[{};>])(?!\n)|(?<!\n)(?=<)/g, "\n");

/**
 * The difference of a text file by words, in git's porcelain format; undefined if it is binary or there is only one.
 * Writes the compared texts into a folder.
 */
async function textDifference(
  folder: string,
  { name, before, after }: FileChange,
): Promise<string | undefined> {
  if (!before || !after || !isUtf8(before) || !isUtf8(after)) return undefined;
  for (const [side, data] of Object.entries({ before, after })) {
    const file = path.join(folder, side, name);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, readable(data));
  }
  const words = "--word-diff-regex=[[:alnum:]_.%#-]+|[^[:space:]]";
  const args = ["diff", "--no-index", "-U1", "--word-diff=porcelain", words];
  const files = ["before", "after"].map((side) => path.join(side, name));
  const { stdout } = spawnSync("git", [...args, ...files], {
    cwd: folder,
    encoding: "utf8",
    maxBuffer: 2 ** 28,
  });
  return stdout ? stdout.slice(stdout.search(/^@@/m)) : undefined;
}

/** The differences of all text files, by name. */
export async function textDifferences(folder: string, changes: FileChange[]): Promise<Map<string, string>> {
  await rm(folder, { recursive: true, force: true });
  const differences = new Map<string, string>();
  for (const change of changes) {
    const difference = await textDifference(folder, change);
    if (difference) differences.set(change.name, difference);
  }
  return differences;
}
