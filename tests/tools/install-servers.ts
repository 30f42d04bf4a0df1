import { existsSync } from "node:fs";
import { findProgram, installDebianPackage } from "./debian-program.ts";
import { nginxProgram } from "./nginx.ts";

/**
 * Runs once before all unit tests, so that no two of them install at the same time. Where nothing can be installed,
 * the tests that need these say so themselves.
 */
export default function installServers(): void {
  try {
    if (findProgram(nginxProgram) === undefined) installDebianPackage(nginxProgram.debianPackage);
    const hasPostgres = process.env.TEST_DATABASE_URL !== undefined || existsSync("/usr/lib/postgresql");
    if (!hasPostgres) installDebianPackage("postgresql");
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
  }
}
