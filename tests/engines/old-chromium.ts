import { execFileSync } from "node:child_process";
import {
  chmodSync,
  createReadStream,
  createWriteStream,
  existsSync,
  mkdirSync,
  readdirSync,
} from "node:fs";
import path from "node:path";
import { pipeline } from "node:stream/promises";
import { createBrotliDecompress } from "node:zlib";
import { type Browser, chromium } from "@playwright/test";
import { browserArguments } from "../tools/browser.ts";

/**
 * Old releases of Chromium, each inside a package of the registry: the last for
 * Windows 7 and 8, the first with the whole design that such a package has, and
 * the last without `@media (scripting)`.
 */
export const oldChromiums = [
  { major: 109, packageVersion: "109.0.6", look: "plain" },
  { major: 112, packageVersion: "112.0.2", look: "whole" },
  { major: 119, packageVersion: "119.0.2", look: "whole" },
] as const;

export type OldChromium = (typeof oldChromiums)[number];

const cache = path.resolve(import.meta.dirname, "../../.cache/engines");
const folderOf = ({ major }: OldChromium) =>
  path.join(cache, `chromium-${major}`);
const programOf = (engine: OldChromium) =>
  path.join(folderOf(engine), "chromium");

/** Takes the program out of its package, which contains it compressed. */
async function unpack(engine: OldChromium): Promise<void> {
  const folder = folderOf(engine);
  mkdirSync(folder, { recursive: true });
  const name = `@sparticuz/chromium@${engine.packageVersion}`;
  execFileSync("npm", ["pack", name, "--pack-destination", folder], {
    stdio: ["ignore", "ignore", "inherit"],
  });
  const archive = readdirSync(folder).find((file) => file.endsWith(".tgz"));
  if (!archive) throw new Error(`npm pack wrote no archive of ${name}`);
  execFileSync("tar", ["-xzf", archive, "package/bin/chromium.br"], {
    cwd: folder,
  });
  const packed = createReadStream(path.join(folder, "package/bin/chromium.br"));
  const program = programOf(engine);
  await pipeline(
    packed,
    createBrotliDecompress(),
    createWriteStream(`${program}.part`),
  );
  chmodSync(`${program}.part`, 0o755);
  execFileSync("mv", [`${program}.part`, program]);
  execFileSync("rm", [
    "-r",
    path.join(folder, "package"),
    path.join(folder, archive),
  ]);
}

export function startOldChromium(engine: OldChromium): Promise<Browser> {
  return chromium.launch({
    executablePath: programOf(engine),
    args: browserArguments,
  });
}

/**
 * Whether all of them run here, after trying to get them. The packages have
 * programs for Linux on x64 only.
 */
export async function ensureOldChromiums(): Promise<boolean> {
  if (process.platform !== "linux" || process.arch !== "x64") return false;
  try {
    for (const engine of oldChromiums) {
      if (!existsSync(programOf(engine))) await unpack(engine);
      await (await startOldChromium(engine)).close();
    }
    return true;
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return false;
  }
}
