import { Parser } from "htmlparser2";
import { ContentError, type Mistake } from "../app/content/parse.ts";
import { type Files, fileNameOf } from "./output.ts";
import type { SiteContent } from "./site-content.ts";

/** The ids of a page that more than one element has. */
function repeatedIds(html: string): Set<string> {
  const seen = new Set<string>();
  const repeated = new Set<string>();
  const parser = new Parser({
    onopentag(_, { id }) {
      if (id === undefined) return;
      if (seen.has(id)) repeated.add(id);
      seen.add(id);
    },
  });
  parser.end(html);
  return repeated;
}

interface Content extends Pick<SiteContent, "wordsOfId"> {
  pages: readonly { path: string; file: string }[];
}

/**
 * Refuses a page on which two elements have one id: a link to the second would
 * lead to the first. Schemas compare the entries of a list; an id of a page can
 * also be that of the frame or of a drawing.
 */
export function refuseRepeatedIds(
  files: Files,
  { pages, wordsOfId }: Content,
): void {
  const mistakes: Mistake[] = [];
  for (const { path: address, file } of pages) {
    const html = files.get(fileNameOf(address))?.toString() ?? "";
    for (const id of repeatedIds(html)) {
      const places = wordsOfId(file, id);
      for (const place of places)
        mistakes.push({
          ...place,
          message: `makes the id "${id}", which another part of the page ${address} has: change these words`,
        });
      if (places.length === 0)
        mistakes.push({
          file,
          message: `the page ${address} has the id "${id}" more than once`,
        });
    }
  }
  if (mistakes.length > 0) throw new ContentError(mistakes);
}
