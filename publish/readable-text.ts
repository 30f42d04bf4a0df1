const entities: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', "#x27": "'", nbsp: " " };

/** What a visitor can read on a page: its text, its title, and the texts of its controls. */
export function readableText(html: string): string {
  const attributes = [...html.matchAll(/ (?:placeholder|value|alt|title)="([^"]*)"/g)].map(
    ([, text]) => text,
  );
  const text = html
    .replace(/<(script|style)[\s\S]*?<\/\1>/g, " ")
    // Part of the words around it (app/typeset.ts).
    .replace(/<\/?n-b>/g, "")
    .replace(/<[^>]+>/g, " ");
  return [text, ...attributes]
    .join(" ")
    .replace(/&([#\w]+);/g, (whole, name: string) => entities[name] ?? whole);
}
