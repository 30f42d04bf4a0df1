import { createHash } from "node:crypto";
import { mkdir, readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import path from "node:path";

type Input = string | Buffer;

/** Returns the cached result for these inputs, or makes it. */
export type Cached = (inputs: readonly Input[], make: () => Promise<Uint8Array>) => Promise<Buffer>;

/** Caches nothing: for tests and tools. */
export const uncached: Cached = async (_inputs, make) => Buffer.from(await make());

export function hashOf(...inputs: Input[]): string {
  const hash = createHash("sha256");
  // Includes the length, so that no two lists of inputs have the same hash input.
  for (const input of inputs) hash.update(`${Buffer.byteLength(input)}:`).update(input);
  return hash.digest("base64url");
}

/**
 * Caches results by their inputs. The version stands for the programs that make them. Entries that a complete build
 * did not request are dropped at its end, so that the folder does not grow.
 */
export async function openCache(
  folder: string,
  version: string,
): Promise<{ cached: Cached; dropUnused(): Promise<void> }> {
  const last = path.join(folder, "last-build");
  const current = path.join(folder, "this-build");
  await mkdir(current, { recursive: true });
  const underWay = new Map<string, Promise<Buffer>>();
  const kept = new Set(await readdir(current));
  for (const name of await readdir(last).catch(() => [])) kept.add(name);

  async function find(name: string): Promise<Buffer | null> {
    if (!kept.has(name)) return null;
    const file = path.join(current, name);
    const read = () => readFile(file).catch(() => null);
    return (await read()) ?? rename(path.join(last, name), file).then(read, () => null);
  }

  async function findOrMake(name: string, make: () => Promise<Uint8Array>): Promise<Buffer> {
    const found = await find(name);
    if (found) return found;
    const made = Buffer.from(await make());
    const file = path.join(current, name);
    // Written in one step, so that a build that is stopped leaves no partial file.
    await writeFile(`${file}.part`, made);
    await rename(`${file}.part`, file);
    kept.add(name);
    return made;
  }

  return {
    cached: (inputs, make) => {
      const name = hashOf(version, ...inputs);
      const making = underWay.get(name) ?? findOrMake(name, make).finally(() => underWay.delete(name));
      underWay.set(name, making);
      return making;
    },
    dropUnused: async () => {
      await rm(last, { recursive: true, force: true });
      await rename(current, last);
    },
  };
}
