import { readdirSync } from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";

const contentFolder = path.resolve(import.meta.dirname, "../../content");

/** The TypeScript files of a content folder as written, before facts are filled in. */
export async function readContent<Entry>(folder: string): Promise<(Entry & { slug: string })[]> {
  const files = readdirSync(path.join(contentFolder, folder)).filter((file) => file.endsWith(".ts"));
  return Promise.all(
    files.map(async (file) => {
      const { default: entry } = await import(pathToFileURL(path.join(contentFolder, folder, file)).href);
      return { ...entry, slug: path.basename(file, ".ts") };
    }),
  );
}
