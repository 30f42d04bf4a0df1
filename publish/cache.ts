import { createHash } from "node:crypto";
import { globSync, readFileSync } from "node:fs";
import {
  mkdir,
  readdir,
  readFile,
  rename,
  rm,
  writeFile,
} from "node:fs/promises";
import path from "node:path";

type Input = string | Buffer;

/** Returns the cached result for these inputs, or makes it. */
export type Cached = (
  inputs: readonly Input[],
  make: () => Promise<Uint8Array>,
) => Promise<Buffer>;

/** Caches nothing: for tests and tools. */
export const uncached: Cached = async (_inputs, make) =>
  Buffer.from(await make());

export function hashOf(...inputs: Input[]): string {
  const hash = createHash("sha256");
  // Includes the length, so that no two lists of inputs have the same hash
  // input.
  for (const input of inputs)
    hash.update(`${Buffer.byteLength(input)}:`).update(input);
  return hash.digest("base64url");
}

/**
 * The hash of what a result is made with: these files, the installed packages
 * and Node.
 */
export function hashOfFiles(root: string, patterns: readonly string[]): string {
  const names = globSync([...patterns, "node_modules/.package-lock.json"], {
    cwd: root,
    exclude: ["**/*.test.{ts,tsx}"],
  }).sort();
  return hashOf(
    process.version,
    ...names.flatMap((name) => [name, readFileSync(path.join(root, name))]),
  );
}

/**
 * Caches results by their inputs. The version stands for the programs that make
 * them. Entries that a complete build did not request are dropped at its end,
 * so that the folder does not grow.
 */
export async function openCache(
  folder: string,
  version: string,
): Promise<{ cached: Cached; dropUnused(): Promise<void> }> {
  await mkdir(folder, { recursive: true });
  const requested = new Map<string, Promise<Buffer>>();

  async function findOrMake(
    file: string,
    make: () => Promise<Uint8Array>,
  ): Promise<Buffer> {
    const found = await readFile(file).catch(() => null);
    if (found) return found;
    const made = Buffer.from(await make());
    // Written in one step, so that a build that is stopped leaves no partial
    // file.
    await writeFile(`${file}.part`, made);
    await rename(`${file}.part`, file);
    return made;
  }

  return {
    cached: (inputs, make) => {
      const name = hashOf(version, ...inputs);
      const result =
        requested.get(name) ?? findOrMake(path.join(folder, name), make);
      requested.set(name, result);
      return result;
    },
    dropUnused: async () => {
      const unused = (await readdir(folder)).filter(
        (name) => !requested.has(name),
      );
      for (const name of unused)
        await rm(path.join(folder, name), { recursive: true, force: true });
    },
  };
}
