import { spawnSync } from "node:child_process";
import path from "node:path";

/** Formats files with Biome; skips types it does not know. */
export function format(root: string, files: readonly string[]): void {
  const biome = path.join(root, "node_modules", ".bin", "biome");
  const known = files.filter((file) => /\.tsx?$/.test(file));
  spawnSync(biome, ["format", "--write", "--vcs-enabled=false", ...known], {
    cwd: root,
    shell: process.platform === "win32",
  });
}
