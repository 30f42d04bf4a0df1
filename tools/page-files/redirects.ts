import type { Changes } from "./changes.ts";
import { addressPattern } from "./mentions.ts";

const file = "content/redirects.ts";

/**
 * Redirects an address, and everything that redirected to it, so that redirects never chain. An address that becomes a
 * page stops redirecting.
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
