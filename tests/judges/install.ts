import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import path from "node:path";
import { findProgram, installDebianPackage } from "../tools/debian-program.ts";

const folder = import.meta.dirname;
const javaProgram = {
  name: "java",
  variable: "JAVA_PATH",
  debianPackage: "default-jre-headless",
};

/** A file of a package in tests/judges/package.json. */
export const packaged = (file: string): string =>
  path.join(folder, "node_modules", file);

const isInstalled = () => existsSync(packaged(".package-lock.json"));

/**
 * Which packages and programs are missing, after trying to install them (Java
 * as root on Debian).
 */
export function ensureJudges(): string[] {
  try {
    // Without scripts, because vnu-jar's downloads Java.
    const options = {
      cwd: folder,
      stdio: "ignore",
      shell: process.platform === "win32",
    } as const;
    if (!isInstalled())
      execFileSync("npm", ["ci", "--ignore-scripts"], options);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
  }
  try {
    if (!findJava()) installDebianPackage(javaProgram.debianPackage);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
  }
  const missing = [
    !isInstalled() && "packages of tests/judges",
    !findJava() && "java",
  ];
  return missing.filter((name) => name !== false);
}

export const findJava = (): string | undefined => findProgram(javaProgram);

/**
 * Runs a program of vnu.jar, which contains Jing too, and returns what it
 * writes.
 */
export function runJava(args: readonly string[]): string {
  const java = findJava();
  if (!java) throw new Error("Java is missing");
  try {
    // A long page of nested elements needs the larger stack.
    return execFileSync(
      java,
      ["-Xss4m", "-cp", packaged("vnu-jar/build/dist/vnu.jar"), ...args],
      {
        encoding: "utf8",
        maxBuffer: 1024 ** 3,
      },
    );
  } catch (error) {
    const { stdout } = error as { stdout?: string };
    // Jing ends with a status of 1 if it has found something.
    if (stdout) return stdout;
    throw error;
  }
}
