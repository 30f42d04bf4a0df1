import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import path from "node:path";
import type { Document } from "yaml";
import { editYaml } from "./yaml-text.ts";

/** The text of a file; null if there is none. */
export const textOf = (file: string): string | null =>
  existsSync(file) ? readFileSync(file, "utf8") : null;

/** Writes a file, or removes it: other programs never see half of it. */
export function writeText(
  root: string,
  file: string,
  text: string | null,
): void {
  const target = path.join(root, file);
  if (text === null) {
    rmSync(target, { force: true });
    return;
  }
  const unfinished = path.join(root, ".cache/edit/unfinished");
  for (const folder of [path.dirname(unfinished), path.dirname(target)])
    mkdirSync(folder, { recursive: true });
  writeFileSync(unfinished, text);
  renameSync(unfinished, target);
}

/** Changes to files, collected in memory: all are written, or none. */
export class Changes {
  readonly #root: string;
  /** The new content of each file; null if it is deleted. */
  readonly #texts = new Map<string, string | null>();
  /** What the files were before the changes were applied. */
  before: ReadonlyMap<string, string | null> = new Map();

  constructor(root: string) {
    this.#root = root;
  }

  has(file: string): boolean {
    return this.#texts.has(file)
      ? this.#texts.get(file) !== null
      : existsSync(path.join(this.#root, file));
  }

  read(file: string): string {
    return (
      this.#texts.get(file) ?? readFileSync(path.join(this.#root, file), "utf8")
    );
  }

  write(file: string, text: string): void {
    if (!this.has(file) || this.read(file) !== text)
      this.#texts.set(file, text);
  }

  /** Changes what a YAML file, or the front matter of Markdown, says. */
  edit(file: string, change: (document: Document) => void): void {
    this.write(file, editYaml(this.read(file), change));
  }

  remove(file: string): void {
    this.#texts.set(file, null);
  }

  move(from: string, to: string): void {
    this.write(to, this.read(from));
    this.remove(from);
  }

  /** The files in a folder after the changes, by their path from the root. */
  list(folder: string, extensions: RegExp): string[] {
    const found = readdirSync(path.join(this.#root, folder), {
      recursive: true,
      encoding: "utf8",
    })
      .map((file) => path.posix.join(folder, file.split(path.sep).join("/")))
      .filter((file) => extensions.test(file));
    return [...new Set([...found, ...this.#texts.keys()])]
      .filter((file) => file.startsWith(`${folder}/`) && this.has(file))
      .sort();
  }

  /** The files whose content changes. */
  get changed(): string[] {
    return [...this.#texts].flatMap(([file, text]) =>
      text === null ? [] : [file],
    );
  }

  get removed(): string[] {
    return [...this.#texts].flatMap(([file, text]) =>
      text === null ? [file] : [],
    );
  }

  /**
   * Writes everything and checks the result; if the check fails, restores the
   * files and throws.
   */
  async apply(check: () => Promise<unknown>): Promise<void> {
    this.before = new Map(
      [...this.#texts.keys()].map((file) => [
        file,
        textOf(path.join(this.#root, file)),
      ]),
    );
    this.#put(this.#texts);
    try {
      await check();
    } catch (error) {
      this.#put(this.before);
      throw error;
    }
  }

  #put(texts: ReadonlyMap<string, string | null>): void {
    for (const [file, text] of texts) writeText(this.#root, file, text);
  }
}
