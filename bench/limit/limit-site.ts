import { mkdir, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { uncached } from "../../publish/cache.ts";
import { compress } from "../../publish/compress.ts";
import type { Files } from "../../publish/output.ts";
import { addPolicy } from "../../publish/policy.ts";
import { outputLayout } from "../../server/site/manifest.ts";
import { buildFolder, builtManifest, pageSource } from "../../tests/tools/site.ts";
import { limitPage } from "./limit-page.ts";

/** Writes the limit pages as a site for the same server, and returns its folder. */
export async function writeLimitSite(routes: string[]): Promise<string> {
  const folder = path.join(buildFolder, "bench", "limit");
  const manifest = builtManifest();
  const files: Files = new Map();
  const pages = Object.fromEntries(
    routes.map((route) => {
      const name = `${route === "/" ? "index" : route.slice(1)}.html`;
      files.set(name, Buffer.from(addPolicy(limitPage(pageSource(route)), manifest)));
      return [route, name];
    }),
  );
  files.set("404.html", Buffer.from("<!doctype html><title>Not found</title>"));
  await compress(files, uncached);
  await rm(folder, { recursive: true, force: true });
  for (const [name, data] of files) {
    const file = path.join(folder, outputLayout.site, name);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, data);
  }
  const described = {
    ...manifest,
    pages,
    notFound: "404.html",
    templates: { contactFailed: null },
    redirects: {},
  };
  await writeFile(path.join(folder, outputLayout.manifest), JSON.stringify(described));
  return folder;
}
