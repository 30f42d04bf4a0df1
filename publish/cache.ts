import { createHash } from "node:crypto";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";

/** Keeps what is slow to make and follows from its input alone. */
export function createCache(folder: string) {
  return async (input: string, make: () => Promise<Buffer>): Promise<Buffer> => {
    const file = path.join(folder, createHash("sha256").update(input).digest("base64url"));
    try {
      return await readFile(file);
    } catch {
      const made = await make();
      await mkdir(folder, { recursive: true });
      await writeFile(file, made);
      return made;
    }
  };
}
