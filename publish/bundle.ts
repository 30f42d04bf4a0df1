import { execFile } from "node:child_process";
import { globSync } from "node:fs";
import { readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { promisify } from "node:util";
import { createRequestHandler, type ServerBuild } from "react-router";
import { folderOf } from "../app/content/entries.ts";
import { site } from "../app/content/site.ts";
import { kinds } from "../app/pages/kinds.ts";
import { hashOf, hashOfFiles } from "./cache.ts";
import { type Files, fileNameOf, readFiles } from "./output.ts";

export interface App {
  build: ServerBuild;
  api: typeof import("../app/build-api.ts");
  /** The scripts, styles and fonts that browsers request. */
  clientFolder: string;
}

/** Runs React Router's build. Its output is shown only if it fails. */
async function runBuild(root: string): Promise<void> {
  const command = path.join(
    root,
    "node_modules",
    "@react-router",
    "dev",
    "bin.cjs",
  );
  const options = {
    cwd: root,
    env: { ...process.env, NODE_ENV: "production" },
    maxBuffer: 2 ** 26,
  };
  await promisify(execFile)(
    process.execPath,
    [command, "build"],
    options,
  ).catch(({ stdout, stderr }) => {
    throw new Error(`React Router's build failed:\n${stdout}${stderr}`);
  });
}

/**
 * The inputs of the bundle. It reads content at run time; only the route table
 * has file names in it, and the styles the brand's colours.
 */
function bundleVersion(root: string): string {
  const sources = [
    "app/**/*.*",
    "tools/dev/**/*.*",
    "{vite,react-router}.config.ts",
    "publish/browsers.ts",
    "{package,tsconfig}.json",
  ];
  const folders = kinds.filter((kind) => kind.path === "/:slug").map(folderOf);
  const routed = folders.flatMap((folder) =>
    globSync(`content/${folder}/**`, { cwd: root }),
  );
  const { colour, overrides } = site.brand ?? {};
  return hashOf(
    hashOfFiles(root, sources),
    JSON.stringify([colour, overrides]),
    ...routed.sort(),
  );
}

/** Bundles the app, unless the last bundle is up to date. */
export async function bundleApp(root: string): Promise<void> {
  const version = bundleVersion(root);
  const folder = path.join(root, ".cache", "app");
  const versionFile = path.join(folder, "version");
  if ((await readFile(versionFile, "utf8").catch(() => null)) === version)
    return;
  await rm(folder, { recursive: true, force: true });
  await runBuild(root);
  await writeFile(versionFile, version);
}

/** Loads the bundle, and with it the content. */
export async function loadApp(root: string): Promise<App> {
  const folder = path.join(root, ".cache", "app");
  const file = pathToFileURL(path.join(folder, "server", "index.js"));
  const build = await import(file.href);
  return {
    build,
    api: build.entry.module.buildApi,
    clientFolder: path.join(folder, "client"),
  };
}

/** Renders every page, with the files that the pages load. */
export async function renderPages({
  build,
  api,
  clientFolder,
}: App): Promise<Files> {
  const handle = createRequestHandler(build, "production");
  const files = await readFiles(clientFolder);
  for (const address of api.renderedPaths()) {
    const response = await handle(new Request(`http://localhost${address}`));
    const text = await response.text();
    if (!response.ok)
      throw new Error(
        `${address} was rendered with the status ${response.status}:\n${text}`,
      );
    files.set(
      address.endsWith(".svg") ? address.slice(1) : fileNameOf(address),
      Buffer.from(text),
    );
  }
  return files;
}
