import { type Files, mapHtml } from "./output.ts";

/** Marks every page of a preview, in case it ends up where robots read. */
export function keepFromSearchEngines(files: Files): void {
  mapHtml(files, (html) =>
    html.replace("</title>", '</title><meta name="robots" content="noindex, nofollow"/>'),
  );
  files.set("robots.txt", Buffer.from("User-agent: *\nDisallow: /\n"));
}
