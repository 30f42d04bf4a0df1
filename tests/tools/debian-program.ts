import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import path from "node:path";

export interface Program {
  readonly name: string;
  /** The environment variable with the path of another one. */
  readonly variable: string;
  readonly debianPackage: string;
}

/**
 * The PATH plus the folders of system programs, which a user's PATH often
 * lacks.
 */
export function findProgram({
  name,
  variable,
}: Pick<Program, "name" | "variable">): string | undefined {
  const given = process.env[variable];
  if (given !== undefined && given !== "") return given;
  const folders = [
    ...(process.env.PATH ?? "").split(path.delimiter),
    "/usr/sbin",
    "/usr/local/sbin",
  ];
  return folders
    .map((folder) => path.join(folder, name))
    .find((file) => existsSync(file));
}

/** Installs a package as root on Debian; does nothing elsewhere. */
export function installDebianPackage(name: string): void {
  if (process.getuid?.() !== 0 || !existsSync("/usr/bin/apt-get")) return;
  console.log(`Installing ${name}`);
  // RUNLEVEL=1 prevents the package from starting a service.
  const env = {
    ...process.env,
    DEBIAN_FRONTEND: "noninteractive",
    RUNLEVEL: "1",
  };
  const run = (...args: string[]) =>
    execFileSync("apt-get", args, { stdio: "ignore", env });
  run("update", "-qq");
  run("install", "-y", "-qq", "--no-install-recommends", name);
}

/**
 * The program in its variable, else an installed one, else (as root on Debian)
 * from its package.
 */
export function ensureProgram(program: Program): string {
  const found = findProgram(program);
  if (found !== undefined) return found;
  installDebianPackage(program.debianPackage);
  const installed = findProgram(program);
  if (installed === undefined) {
    throw new Error(
      `This needs ${program.name}: install it, or set ${program.variable} to the program`,
    );
  }
  return installed;
}
