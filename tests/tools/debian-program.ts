import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import path from "node:path";

interface Program {
  readonly name: string;
  /** The variable by which somebody may name another one. */
  readonly variable: string;
  readonly debianPackage: string;
}

/** Beside the PATH, the folders for system programs, which a plain user's PATH often lacks. */
export function findProgram({ name, variable }: Omit<Program, "debianPackage">): string | undefined {
  const given = process.env[variable];
  if (given !== undefined && given !== "") return given;
  const folders = [...(process.env.PATH ?? "").split(path.delimiter), "/usr/sbin", "/usr/local/sbin"];
  return folders.map((folder) => path.join(folder, name)).find((file) => existsSync(file));
}

/** A program named by its variable, else one on the machine, else (as root on Debian) its package. */
export function debianProgram(program: Program): string {
  const found = findProgram(program);
  if (found !== undefined) return found;
  if (process.getuid?.() === 0 && existsSync("/usr/bin/apt-get")) {
    const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
    const run = (...args: string[]) => execFileSync("apt-get", args, { stdio: "ignore", env });
    run("update", "-qq");
    run("install", "-y", "-qq", "--no-install-recommends", program.debianPackage);
  }
  const installed = findProgram(program);
  if (installed === undefined) {
    throw new Error(`This needs ${program.name}: install it, or set ${program.variable} to the program`);
  }
  return installed;
}
