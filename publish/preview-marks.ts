import { type Files, mapHtml } from "./output.ts";

/** Marks every page of a preview as noindex, in case it is published. */
export function keepFromSearchEngines(files: Files): void {
  mapHtml(files, (html) =>
    html.replace("</title>", '</title><meta name="robots" content="noindex, nofollow"/>'),
  );
  files.set("robots.txt", Buffer.from("User-agent: *\nDisallow: /\n"));
}
