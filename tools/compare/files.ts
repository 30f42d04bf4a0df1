import { isUtf8 } from "node:buffer";
import { execFile } from "node:child_process";
import { hash } from "node:crypto";
import { mkdir, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { Parser } from "htmlparser2";
import type { Files } from "../../publish/output.ts";
import type { Build } from "./builds.ts";

export interface FileChange {
  name: string;
  before: Buffer | undefined;
  after: Buffer | undefined;
}

const isSame = (one: Buffer | undefined, other: Buffer | undefined) =>
  one === other ||
  (one !== undefined && other !== undefined && one.equals(other));

const withoutFingerprints = (text: string) =>
  text.replace(/(assets\/[\w/-]*?)-[\w-]{8}(?=[./])/g, "$1");

/**
 * The files under their names without fingerprints, unless the other build has
 * a file of the same name.
 */
function underPlainNames(files: Files, other: Files): Files {
  const renamed: Files = new Map();
  for (const [name, data] of files) {
    const plain = withoutFingerprints(name);
    const isTaken = files.has(plain) || renamed.has(plain);
    renamed.set(other.has(name) || isTaken ? name : plain, data);
  }
  return renamed;
}

/**
 * Every file that differs, except for compressed copies of such files. A new
 * fingerprint alone is no difference.
 */
export function changedFiles(before: Files, after: Files): FileChange[] {
  const old = underPlainNames(before, after);
  const current = underPlainNames(after, before);
  const names = [...new Set([...old.keys(), ...current.keys()])].sort();
  const changed = new Set(
    names.filter((name) => !isSame(old.get(name), current.get(name))),
  );
  return [...changed]
    .filter(
      (name) => !/\.(br|gz)$/.test(name) || !changed.has(name.slice(0, -3)),
    )
    .map((name) => ({ name, before: old.get(name), after: current.get(name) }));
}

/**
 * The addresses whose page, or a file that it loads, differs or exists only
 * once. The others must look the same.
 */
export function affectedPages(before: Build, after: Build): string[] {
  const names = new Set([...before.files.keys(), ...after.files.keys()]);
  const affected = new Set(
    [...names].filter(
      (name) => !isSame(before.files.get(name), after.files.get(name)),
    ),
  );
  const others = [...names].filter(
    (name) => /\.(html|css|js|svg)$/.test(name) && !affected.has(name),
  );
  // The set grows while it is walked: a CSS file that mentions a changed font
  // affects the pages that mention it.
  for (const name of affected)
    for (const other of others)
      if (after.files.get(other)?.includes(path.posix.basename(name)))
        affected.add(other);
  const pages = new Map([...before.pages, ...after.pages]);
  return [...pages]
    .filter(([, file]) => affected.has(file))
    .map(([address]) => address);
}

const inlineData = /data:[\w/+-]+;base64,([\w+/=]+)/g;

/**
 * One element or text per line, without what changes with every byte:
 * fingerprints and the policy's hashes.
 */
function readableHtml(html: string): string {
  const lines: string[] = [];
  let depth = 0;
  const add = (text: string) => lines.push("  ".repeat(depth) + text);
  const parser = new Parser({
    onopentag(name, attributes) {
      const texts = Object.entries(attributes).map(
        ([key, value]) => ` ${key}="${value}"`,
      );
      add(`<${name}${texts.join("")}>`);
      depth++;
    },
    ontext(text) {
      // Styles and scripts are minified: one rule or statement per line.
      for (const part of text.split(/(?<=[{};])/))
        if (part.trim()) add(part.trim());
    },
    onclosetag: () => depth--,
  });
  parser.end(
    withoutFingerprints(html)
      .replace(/'sha256-[\w+/=]+'/g, "'sha256-…'")
      .replace(
        inlineData,
        (_, data: string) =>
          `data:(${data.length} characters, ${hash("sha1", data).slice(0, 8)})`,
      ),
  );
  return `${lines.join("\n")}\n`;
}

function readable(name: string, data: Buffer): string {
  const text = data.toString();
  if (/\.(html|svg)$/.test(name)) return readableHtml(text);
  return /\.(css|js)$/.test(name)
    ? withoutFingerprints(text).replace(/[{};]/g, "$&\n")
    : text;
}

/**
 * The differences of each text file by words, in git's porcelain format. Writes
 * the compared texts into a folder.
 */
export async function textDifferences(
  folder: string,
  changes: FileChange[],
): Promise<Map<string, string>> {
  await rm(folder, { recursive: true, force: true });
  for (const { name, before, after } of changes) {
    if (!before || !after || !isUtf8(before) || !isUtf8(after)) continue;
    for (const [side, data] of Object.entries({ before, after })) {
      const file = path.join(folder, side, name);
      await mkdir(path.dirname(file), { recursive: true });
      await writeFile(file, readable(name, data));
    }
  }
  await Promise.all(
    ["before", "after"].map((side) =>
      mkdir(path.join(folder, side), { recursive: true }),
    ),
  );
  const words = "--word-diff-regex=[[:alnum:]_.%#-]+|[^[:space:]]";
  const args = [
    "-c",
    "core.quotePath=false",
    "diff",
    "--no-index",
    "-U1",
    "--word-diff=porcelain",
    words,
  ];
  const output = await new Promise<string>((resolve, reject) => {
    // Git exits with 1 if there are differences.
    execFile(
      "git",
      [...args, "before", "after"],
      { cwd: folder, maxBuffer: 2 ** 28 },
      (error, stdout) =>
        error && error.code !== 1 ? reject(error) : resolve(stdout),
    );
  });
  const parts = output.split(/^diff --git .*\n/m).slice(1);
  return new Map(
    parts.map((part) => {
      const name = /^\+\+\+ b\/after\/(.*?)\t?$/m.exec(part)?.[1] ?? "";
      return [name, part.slice(part.search(/^@@/m))];
    }),
  );
}
