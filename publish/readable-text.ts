import { decodeHTMLStrict } from "entities";

/** The text that a visitor can read on a page: text, title and control labels. */
export function readableText(html: string): string {
  const attributes = [...html.matchAll(/ (?:placeholder|value|alt|title)="([^"]*)"/g)].map(
    ([, text]) => text,
  );
  const text = html
    .replace(/<(script|style)[\s\S]*?<\/\1>/g, " ")
    // Part of the words around it (app/typeset.ts).
    .replace(/<\/?n-b>/g, "")
    .replace(/<[^>]+>/g, " ");
  return decodeHTMLStrict([text, ...attributes].join(" "));
}
