import { spawn } from "node:child_process";
import { readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { pathToFileURL } from "node:url";
import type { ServerBuild } from "react-router";
import { folderAtRoot } from "../app/content/kind.ts";
import { kinds } from "../app/pages/kinds.ts";
import { hashOf } from "./cache.ts";
import type { Files } from "./output.ts";
import { hashFiles, isTest } from "./sources.ts";

export interface App {
  build: ServerBuild;
  api: typeof import("../app/build-api.ts");
  /** The scripts, styles and fonts that browsers request. */
  clientFolder: string;
}

/** Runs React Router's build. Its output is shown only if it fails. */
function runBuild(root: string): Promise<void> {
  const command = path.join(root, "node_modules", "@react-router", "dev", "bin.cjs");
  const child = spawn(process.execPath, [command, "build"], {
    cwd: root,
    env: { ...process.env, NODE_ENV: "production" },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let output = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream.on("data", (chunk) => {
      output += chunk;
    });
  }
  return new Promise((resolve, reject) => {
    child.on("error", reject);
    child.on("close", (code) =>
      code === 0 ? resolve() : reject(new Error(`React Router's build failed:\n${output}`)),
    );
  });
}

/** The inputs of the app's bundle. It reads content at run time; only the route table has file names in it. */
function bundleVersion(sources: Files): string {
  const isPart = (name: string) =>
    /^(app\/|tools\/dev\/|(vite|react-router)\.config\.ts$|(package|tsconfig)\.json$|node_modules$)/.test(
      name,
    );
  const parts = [...sources].filter(([name]) => isPart(name) && !isTest(name));
  const folders = kinds.map(folderAtRoot).filter((folder) => folder !== undefined);
  const routed = [...sources.keys()].filter((name) =>
    folders.some((folder) => name.startsWith(`content/${folder}/`)),
  );
  return hashOf(process.version, hashFiles(parts), ...routed);
}

/** Bundles the app, unless the last bundle is up to date. */
export async function bundleApp(root: string, sources: Files): Promise<void> {
  const version = bundleVersion(sources);
  const folder = path.join(root, ".cache", "app");
  const versionFile = path.join(folder, "version");
  if ((await readFile(versionFile, "utf8").catch(() => null)) === version) return;
  await rm(folder, { recursive: true, force: true });
  await runBuild(root);
  await writeFile(versionFile, version);
}

/** Loads the bundle, and with it the content. */
export async function loadApp(root: string): Promise<App> {
  const folder = path.join(root, ".cache", "app");
  const file = pathToFileURL(path.join(folder, "server", "index.js"));
  const build = await import(file.href);
  return { build, api: build.entry.module.buildApi, clientFolder: path.join(folder, "client") };
}
