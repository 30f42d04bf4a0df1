import { spawn, spawnSync } from "node:child_process";
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import type { Document } from "yaml";
import {
  TO_BE_CHOSEN,
  TO_BE_WRITTEN,
} from "../../app/content/to-be-written.ts";
import { editYaml } from "../../tools/page-files/yaml-text.ts";

const root = path.resolve(import.meta.dirname, "../..");
const left = new Set([
  ".git",
  "build",
  "data",
  "node_modules",
  "shots",
  "test-results",
]);

/** The nightly run installs packages in tests/judges too. */
const isSource = (file: string) => path.basename(file) !== "node_modules";

export interface Run {
  status: number | null;
  output: string;
}

/** A copy of the project in a temporary folder, to change as an owner would. */
/**
 * What Vitest says about the tests that failed, so that a log of the night
 * names them.
 */
export function failuresIn(output: string): string {
  const start = output.indexOf("FAIL");
  return start < 0 ? "" : output.slice(start);
}

export type SiteCopy = ReturnType<typeof copySite>;

export function copySite() {
  const folder = mkdtempSync(path.join(tmpdir(), "owners-"));
  for (const name of readdirSync(root).filter((entry) => !left.has(entry))) {
    cpSync(path.join(root, name), path.join(folder, name), {
      recursive: true,
      filter: isSource,
    });
  }
  symlinkSync(
    path.join(root, "node_modules"),
    path.join(folder, "node_modules"),
  );
  const read = (file: string) => readFileSync(path.join(folder, file), "utf8");
  /** Every file in a folder, by its path from the root. */
  const files = (under: string) =>
    readdirSync(path.join(folder, under), {
      recursive: true,
      withFileTypes: true,
    })
      .filter((entry) => entry.isFile())
      .map((entry) =>
        path.relative(folder, path.join(entry.parentPath, entry.name)),
      );
  const isText = (file: string) => /\.(yaml|md)$/.test(file);
  const isEntry = (file: string) =>
    isText(file) && path.dirname(file) !== "content";
  let texts = 0;
  /** Words that no other text has. */
  const nextWords = () => {
    texts += 1;
    const number = texts.toString().padStart(5, "0");
    return `Written ${number.replaceAll(/\d/g, (digit) => "abcdefghij"[Number(digit)] ?? "")}`;
  };
  const replaceIn = (file: string, from: RegExp, to: () => string) =>
    writeFileSync(path.join(folder, file), read(file).replaceAll(from, to));
  return {
    folder,
    read,
    files,
    /** Runs one of the project's programs in the copy. */
    node(
      script: string,
      args: string[] = [],
      environment: Record<string, string> = {},
    ): Run {
      const { VITEST: _, NODE_ENV: __, ...inherited } = process.env;
      const { status, stdout, stderr } = spawnSync(
        process.execPath,
        [script, ...args],
        {
          cwd: folder,
          env: { ...inherited, ...environment },
          encoding: "utf8",
        },
      );
      return { status, output: stdout + stderr };
    },
    /**
     * Starts the development server in the copy. Its processes end with its
     * group: `process.kill(-pid)`.
     */
    dev(port: number, ...options: string[]) {
      const { VITEST: _, NODE_ENV: __, ...env } = process.env;
      const program = path.join(
        "node_modules",
        "@react-router",
        "dev",
        "bin.cjs",
      );
      const args = [
        program,
        "dev",
        "--host",
        "127.0.0.1",
        "--port",
        String(port),
        ...options,
      ];
      return spawn(process.execPath, args, {
        cwd: folder,
        env,
        stdio: "ignore",
        detached: true,
      });
    },
    /** Replaces exact strings in a file; each must occur. */
    edit(file: string, changes: Record<string, string>): void {
      const text = Object.entries(changes).reduce((before, [from, to]) => {
        if (!before.includes(from))
          throw new Error(`${file} does not say ${from}`);
        return before.replaceAll(from, to);
      }, read(file));
      writeFileSync(path.join(folder, file), text);
    },
    /** Changes what a YAML file says; its comments and order stay. */
    editYaml(file: string, change: (document: Document) => void): void {
      writeFileSync(path.join(folder, file), editYaml(read(file), change));
    },
    /** Publishes every draft of a page or an entry. */
    publishDrafts(): void {
      for (const file of files("content").filter(isEntry))
        replaceIn(file, /^draft: true\n/gm, () => "");
    },
    /** Writes every text that is still to be written, as its owner would. */
    writeTexts(): void {
      for (const file of files("content").filter(isText)) {
        replaceIn(file, new RegExp(TO_BE_WRITTEN, "gi"), nextWords);
        replaceIn(file, new RegExp(TO_BE_CHOSEN, "g"), () => "chosen");
      }
    },
    /** Adds a file. */
    write(file: string, contents: string | Buffer): void {
      const target = path.join(folder, file);
      mkdirSync(path.dirname(target), { recursive: true });
      writeFileSync(target, contents, { flag: "wx" });
    },
    delete: (file: string) => rmSync(path.join(folder, file)),
    /**
     * Where a file of the output, or its name, contains one of these words:
     * `site/index.html: Two offices`.
     */
    mentions: (words: readonly string[]) =>
      files("build")
        .filter((file) => !/\.(br|gz|woff2|png|avif|webp)$/.test(file))
        .flatMap((file) => {
          const text = file + read(file);
          return words
            .filter((word) => text.includes(word))
            .map((word) => `${file}: ${word}`);
        }),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}
