import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { chromium } from "@playwright/test";
import { ensureProgram } from "./debian-program.ts";

const known = [
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/usr/bin/google-chrome-stable",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
  "C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe",
];

const isRoot = process.getuid?.() === 0;

function run(command: string, args: string[]): boolean {
  return spawnSync(command, args, { stdio: "inherit" }).status === 0;
}

/**
 * The available browser: the one in CHROME_PATH, one found on the machine, or
 * Playwright's own.
 */
export function findBrowser(): string | undefined {
  const named = process.env.CHROME_PATH;
  if (named) {
    if (!existsSync(named))
      throw new Error(`CHROME_PATH names ${named}, which does not exist`);
    return named;
  }
  return [...known, chromium.executablePath()].find((file) => existsSync(file));
}

/**
 * The same, installing one if there is none: Debian's package as root, else
 * Playwright's download.
 */
export function ensureBrowser(): string {
  const found = findBrowser();
  if (found) return found;
  console.log("No browser found: installing one");
  if (isRoot && existsSync("/usr/bin/apt-get")) {
    run("apt-get", ["update", "-qq"]);
    run("apt-get", ["install", "-y", "-qq", "chromium", "fonts-liberation"]);
  }
  if (!findBrowser()) run("npx", ["playwright", "install", "chromium"]);
  const installed = findBrowser();
  if (!installed)
    throw new Error("No browser could be installed: name one by CHROME_PATH");
  return installed;
}

/**
 * Chromium's headless shell, which starts and paints faster; the full browser
 * if it is missing or CHROME_PATH is set. It has no back/forward cache.
 */
export function ensureHeadlessShell(): string {
  if (process.env.CHROME_PATH) return ensureBrowser();
  try {
    return ensureProgram({
      name: "chromium-headless-shell",
      variable: "HEADLESS_SHELL_PATH",
      debianPackage: "chromium-headless-shell",
    });
  } catch {
    return ensureBrowser();
  }
}

/** Quiet, offline, and allowed to run as root. */
export const browserArguments = [
  ...(isRoot ? ["--no-sandbox"] : []),
  "--disable-gpu",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  "--font-render-hinting=none",
];
