import type { Changes } from "./changes.ts";
import { addressPattern } from "./mentions.ts";

const file = "content/redirects.ts";

/**
 * Has an address lead to another, and all that led to it too, so that no redirect follows another. An address that is
 * a page from now on redirects no more.
 */
export function addRedirect(changes: Changes, from: string, to: string): void {
  const lines = changes
    .read(file)
    .replace(addressPattern(from), to)
    .split("\n")
    .filter((line) => !line.trimStart().startsWith(`"${to}":`));
  const added = `  "${from}": "${to}",`;
  changes.write(file, lines.join("\n").replace(/\n?\}(?=[^}]*$)/, `\n${added}\n}`));
}
