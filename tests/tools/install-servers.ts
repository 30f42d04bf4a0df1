import { existsSync, readdirSync } from "node:fs";
import { findBrowser } from "./browser.ts";
import { caddyProgram } from "./caddy.ts";
import {
  findProgram,
  installDebianPackage,
  type Program,
} from "./debian-program.ts";
import { nginxProgram } from "./nginx.ts";

const browserProgram: Program = {
  name: "Chromium",
  variable: "CHROME_PATH",
  debianPackage: "chromium",
};
const postgresProgram: Program = {
  name: "PostgreSQL",
  variable: "TEST_DATABASE_URL",
  debianPackage: "postgresql",
};

function hasPostgres(): boolean {
  if (process.env.TEST_DATABASE_URL !== undefined) return true;
  const versions = "/usr/lib/postgresql";
  return existsSync(versions) && readdirSync(versions).length > 0;
}

function isMissing(program: Program): boolean {
  if (program === browserProgram) return findBrowser() === undefined;
  if (program === postgresProgram) return !hasPostgres();
  return findProgram(program) === undefined;
}

/** All that a person has to install who may not let the tests do it. */
export function missingPrograms(): Program[] {
  return [browserProgram, postgresProgram, nginxProgram, caddyProgram].filter(
    isMissing,
  );
}

/** One message for all of them, with the command for Debian. */
export function describeMissing(programs: Program[]): string {
  const names = programs
    .map(({ name, variable }) => `${name} (or set ${variable})`)
    .join(", ");
  const packages = programs.map(({ debianPackage }) => debianPackage).join(" ");
  return `Missing: ${names}.\nOn Debian: sudo apt-get install ${packages}`;
}

/** The browser installs itself (browser.ts). */
export function installServers(): void {
  for (const program of [nginxProgram, caddyProgram, postgresProgram].filter(
    isMissing,
  )) {
    try {
      installDebianPackage(program.debianPackage);
    } catch (error) {
      console.error(error instanceof Error ? error.message : error);
    }
  }
}

/**
 * Runs once before all unit tests, so that no two of them install at the same
 * time. If a program cannot be installed, its tests fail with a message; those
 * of Caddy are skipped with a message here.
 */
export default function prepareUnitTests(): void {
  installServers();
  if (isMissing(caddyProgram)) {
    console.warn(
      "CADDY IS MISSING, so its tests are SKIPPED: install caddy, or set CADDY_PATH",
    );
  }
}
