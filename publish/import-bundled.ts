import { randomUUID } from "node:crypto";
import { mkdir, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { pathToFileURL } from "node:url";

/**
 * Imports a module of the app, with the content that its globs name, outside a bundle of the site. One bundle takes
 * half the time of a module runner.
 */
export async function importBundled<Module>(root: string, entry: string): Promise<Module> {
  const { build } = await import("vite");
  const built = await build({
    root,
    configFile: false,
    publicDir: false,
    logLevel: "silent",
    build: {
      ssr: entry,
      write: false,
      minify: false,
      rolldownOptions: { output: { codeSplitting: false } },
    },
  });
  const [bundle] = [built].flat();
  if (!bundle || !("output" in bundle)) throw new Error(`There is no bundle of ${entry}`);
  // Within the project, where packages are found.
  const folder = path.join(root, ".cache", "imports");
  const file = path.join(folder, `${randomUUID()}.js`);
  await mkdir(folder, { recursive: true });
  await writeFile(file, bundle.output[0].code);
  try {
    return await import(pathToFileURL(file).href);
  } finally {
    await rm(file);
  }
}
