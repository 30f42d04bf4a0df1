import { existsSync } from "node:fs";
import { caddyProgram } from "./caddy.ts";
import { findProgram, installDebianPackage } from "./debian-program.ts";
import { nginxProgram } from "./nginx.ts";

function install(isMissing: () => boolean, debianPackage: string): void {
  try {
    if (isMissing()) installDebianPackage(debianPackage);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
  }
}

/**
 * Runs once before all unit tests, so that no two of them install at the same time. If a program cannot be installed, its
 * tests fail with a message; those of Caddy are skipped with a message here.
 */
export default function installServers(): void {
  for (const program of [nginxProgram, caddyProgram]) {
    install(() => findProgram(program) === undefined, program.debianPackage);
  }
  const hasPostgres = process.env.TEST_DATABASE_URL !== undefined || existsSync("/usr/lib/postgresql");
  install(() => !hasPostgres, "postgresql");
  if (findProgram(caddyProgram) === undefined) {
    console.warn("CADDY IS MISSING, so its tests are SKIPPED: install caddy, or set CADDY_PATH");
  }
}
