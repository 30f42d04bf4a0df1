/** A titled list for people; nothing if it is empty. */
export function formatList(title: string, lines: readonly string[]): string {
  return lines.length > 0
    ? `\n\n${title}:\n${lines.map((line) => `  ${line}`).join("\n")}`
    : "";
}
