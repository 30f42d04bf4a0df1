import { readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { outputLayout } from "../server/site/manifest.ts";
import { type BuildInput, inputVersion } from "./build-input.ts";
import { readFiles } from "./output.ts";
import { hashFiles } from "./sources.ts";

const parts = Object.values(outputLayout);

/** A preview has its own folder, which is never deployed. */
export const outputFolder = ({ root, target }: Pick<BuildInput, "root" | "target">): string =>
  target === "preview" ? path.join(root, ".cache", "preview") : path.join(root, "build");

/** Records what the last build was made from and what it made. */
const recordFile = (root: string) => path.join(root, ".cache", "last-build");

async function recordOf(input: BuildInput): Promise<string> {
  const files = await readFiles(outputFolder(input));
  const output = [...files].filter(([name]) => parts.some((part) => name.split("/")[0] === part));
  return `${inputVersion(input)} ${hashFiles(output)}`;
}

/** Whether a build would produce exactly the existing output. */
export async function isBuilt(input: BuildInput): Promise<boolean> {
  const [last, now] = await Promise.all([readFile(recordFile(input.root), "utf8"), recordOf(input)]).catch(
    () => [],
  );
  return last !== undefined && last === now;
}

export async function recordBuild(input: BuildInput): Promise<void> {
  await writeFile(recordFile(input.root), await recordOf(input));
}

export async function removeLastBuild(output: string): Promise<void> {
  for (const part of parts) await rm(path.join(output, part), { recursive: true, force: true });
}
