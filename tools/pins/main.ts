import { execFile } from "node:child_process";
import { readFile } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";
import { exactVersions, judge, pinnedImages, type Registry, sentence } from "./pins.ts";

/** Queries the registry that npm is configured for. */
async function view(what: string, ...fields: string[]): Promise<Record<string, unknown> | null> {
  const npm = process.platform === "win32" ? "npm.cmd" : "npm";
  try {
    const { stdout } = await promisify(execFile)(npm, ["view", what, ...fields, "--json"]);
    return stdout.trim() === "" ? null : JSON.parse(stdout);
  } catch (error) {
    if (String((error as { stdout?: string }).stdout).includes("E404")) return null;
    throw error;
  }
}

const registry: Registry = {
  async newest(name) {
    const found = await view(`${name}@latest`, "name", "version", "optionalDependencies");
    if (found === null) throw new Error(`The registry does not know ${name}`);
    return {
      version: String(found.version),
      platforms: (found.optionalDependencies ?? {}) as Record<string, string>,
    };
  },
  has: async (name, version) => (await view(`${name}@${version}`, "name", "version")) !== null,
};

const read = (name: string) => readFile(path.resolve(import.meta.dirname, "../..", name), "utf8");

const manifest = JSON.parse(await read("package.json"));
for (const [name, version] of Object.entries(exactVersions(manifest))) {
  console.log(sentence(await judge(name, version, registry)));
}

for (const image of pinnedImages(await read("deploy/Dockerfile"), await read("deploy/compose.yaml"))) {
  console.log(`${image}: a container image; compare it with the newest tag in its registry`);
}
