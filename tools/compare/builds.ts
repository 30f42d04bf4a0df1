import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import { copyFile, lstat, readFile, rm, symlink } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";
import { type Files, readFiles } from "../../publish/output.ts";

export interface Build {
  /** Everything in `build/`. */
  files: Files;
  /** Each page's address with its file. */
  pages: Map<string, string>;
}

const run = promisify(execFile);
const maxBuffer = 64 * 1024 * 1024;
/** npm is a script on Windows. */
const shell = process.platform === "win32";

export async function commitOf(root: string, ref: string): Promise<string> {
  const args = [
    "rev-parse",
    "--verify",
    "--quiet",
    "--end-of-options",
    `${ref}^{commit}`,
  ];
  const { stdout } = await run("git", args, { cwd: root }).catch(() => {
    throw new Error(`${ref} is not a commit, branch or tag of this repository`);
  });
  return stdout.trim();
}

/**
 * One worktree for every commit: the build's own cache makes the next commit
 * faster.
 */
export async function checkOut(
  root: string,
  folder: string,
  commit: string,
): Promise<void> {
  const git = (...args: string[]) => run("git", args, { cwd: root });
  if (existsSync(path.join(folder, ".git"))) {
    await git(
      "-C",
      folder,
      "checkout",
      "--quiet",
      "--force",
      "--detach",
      commit,
    );
  } else {
    // A worktree that was deleted by hand is still registered.
    await git("worktree", "prune");
    await git("worktree", "add", "--detach", folder, commit);
  }
}

/**
 * Links the project's packages if the commit has the same lock file, otherwise
 * installs its own.
 */
export async function ensurePackages(
  root: string,
  folder: string,
): Promise<void> {
  const lockOf = (place: string) =>
    readFile(path.join(place, "package-lock.json"), "utf8").catch(() => null);
  const packages = path.join(folder, "node_modules");
  const lock = await lockOf(folder);
  const isLink =
    (await lstat(packages).catch(() => null))?.isSymbolicLink() ?? false;
  if (lock === (await lockOf(root))) {
    if (isLink) return;
    await rm(packages, { recursive: true, force: true });
    await symlink(path.join(root, "node_modules"), packages, "junction");
    return;
  }
  // Without this, npm would delete the project's own packages through the link.
  if (isLink) await rm(packages);
  // The copy says what the packages were installed from.
  if (lock === (await lockOf(packages))) return;
  console.log("Install the packages of the other commit");
  await run("npm", ["ci", "--no-audit", "--no-fund"], {
    cwd: folder,
    maxBuffer,
    shell,
  });
  await copyFile(
    path.join(folder, "package-lock.json"),
    path.join(packages, "package-lock.json"),
  );
}

/**
 * The build does nothing if its output is current. Its manifest is not checked:
 * other commits may have another schema.
 */
export async function build(
  folder: string,
  name: string,
  day: string,
): Promise<Build> {
  const env = { ...process.env, SITE_DATE: day };
  await run("npm", ["run", "--silent", "build"], {
    cwd: folder,
    env,
    maxBuffer,
    shell,
  }).catch((error) => {
    throw new Error(`${name} does not build:\n${error.stdout}${error.stderr}`);
  });
  const files = await readFiles(path.join(folder, "build"));
  const manifest = JSON.parse(files.get("manifest.json")?.toString() ?? "{}");
  const pages = new Map<string, string>();
  for (const [address, file] of Object.entries({
    ...manifest.pages,
    "/404": manifest.notFound,
  }))
    pages.set(address, `site/${file}`);
  for (const file of Object.values(manifest.templates ?? {}))
    if (file) pages.set(`/templates/${file}`, `templates/${file}`);
  return { files, pages };
}
