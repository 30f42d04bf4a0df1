import { fonts } from "../../app/styles/fonts.ts";
import {
  chooseCharacters,
  needsNoGlyph,
} from "../../publish/fonts/characters.ts";
import { type FontFile, openFonts } from "../../publish/fonts/family.ts";
import { RefusedError } from "../page-files/refused.ts";
import type { FileChange } from "./changes.ts";

let opened: Promise<FontFile[]> | undefined;

/** The fonts of the site, with all their characters. */
export function siteFonts(root: string): Promise<FontFile[]> {
  opened ??= openFonts(root, fonts);
  return opened;
}

/** Refuses new characters that no font has, with the message of a build. */
export async function checkCharacters(
  root: string,
  { file, before, after }: FileChange,
): Promise<void> {
  const added = [...new Set(after).difference(new Set(before))].filter(
    (character) => !needsNoGlyph.test(character),
  );
  if (added.length === 0) return;
  const files = await siteFonts(root);
  try {
    chooseCharacters(
      files,
      new Map(added.map((character) => [character, file] as const)),
    );
  } catch (error) {
    throw new RefusedError((error as Error).message);
  }
}
