import { findProgram, installDebianPackage, type Program } from "../tools/debian-program.ts";
import { firefoxProgram } from "./firefox.ts";
import { displayProgram, webkitProgram } from "./webkit.ts";

const needed: Record<"firefox" | "webkit", readonly Program[]> = {
  firefox: [firefoxProgram],
  webkit: [webkitProgram, displayProgram],
};

export type EngineName = keyof typeof needed;
export const engineNames = Object.keys(needed) as EngineName[];

/** Whether the engine is available, after trying to install it (as root on Debian). */
export function ensureEngine(name: EngineName): boolean {
  const isMissing = (program: Program) => findProgram(program) === undefined;
  try {
    for (const program of needed[name].filter(isMissing)) installDebianPackage(program.debianPackage);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
  }
  return !needed[name].some(isMissing);
}
