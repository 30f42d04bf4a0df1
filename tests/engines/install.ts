import {
  findProgram,
  installDebianPackage,
  type Program,
} from "../tools/debian-program.ts";
import { firefoxProgram } from "./firefox.ts";
import { ensureOldChromiums } from "./old-chromium.ts";
import { displayProgram, webkitProgram } from "./webkit.ts";

const needed: Record<"firefox" | "webkit", readonly Program[]> = {
  firefox: [firefoxProgram],
  webkit: [webkitProgram, displayProgram],
};

export const engineNames = ["firefox", "webkit", "old-chromium"] as const;
export type EngineName = (typeof engineNames)[number];

/**
 * Whether the engine is available, after trying to install it (as root on
 * Debian).
 */
export async function ensureEngine(name: EngineName): Promise<boolean> {
  if (name === "old-chromium") return ensureOldChromiums();
  const isMissing = (program: Program) => findProgram(program) === undefined;
  try {
    for (const program of needed[name].filter(isMissing))
      installDebianPackage(program.debianPackage);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
  }
  return !needed[name].some(isMissing);
}
