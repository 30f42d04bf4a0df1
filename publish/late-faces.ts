import { type Files, mapHtml } from "./output.ts";

/** A face that is fetched; the stand-ins, which are on the visitor's machine, have no address. */
const fetchedFace = /@font-face\{[^}]*url\([^}]*\}/g;

/**
 * Sets the faces apart from the styles that the first paint needs: without scripts they count from the start,
 * with them when app/ui/show-faces.ts says so.
 */
export function setFacesApart(files: Files): void {
  mapHtml(files, (html) => {
    const faces = html.match(fetchedFace)?.join("") ?? "";
    return html
      .replace(fetchedFace, "")
      .replace("</head>", () => `<style media="(scripting:none)">${faces}</style></head>`);
  });
}
