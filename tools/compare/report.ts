import { mkdir, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { escapeUTF8 as escapeHtml } from "entities";
import type { Build } from "./builds.ts";
import type { FileChange } from "./files.ts";
import type { PictureChange } from "./pictures.ts";

export interface Comparison {
  title: string;
  summary: string;
  before: Build;
  after: Build;
  files: FileChange[];
  /** By file name, in git's porcelain format. */
  texts: Map<string, string>;
  pictures: Omit<PictureChange, "before" | "after" | "difference">[];
}

/** Enough to see what a change is; the compared texts are kept for the rest. */
const LINES = 200;

const styles = `
:root { color-scheme: light dark; font: 15px/1.5 system-ui, sans-serif }
body { margin: 2rem auto; max-width: 90rem; padding: 0 1.5rem }
h2 { margin-top: 3rem } h3 { margin: 2rem 0 .5rem; font-size: 1rem }
table { border-collapse: collapse; font-variant-numeric: tabular-nums }
th, td { padding: .15rem .8rem; text-align: right; border-bottom: 1px solid #8884 }
th:first-child, td:first-child { text-align: left } tr.same { opacity: .55 }
pre { overflow: auto; max-height: 30rem; padding: .8rem; background: #8881; font-size: 13px; white-space: pre-wrap; overflow-wrap: anywhere }
ins { background: #2a83; text-decoration: none } del { background: #e233 }
.pair { display: grid; grid-template-columns: 1fr 1fr; gap: 1rem; align-items: start }
.scroll { overflow: auto; max-height: 85vh; border: 1px solid #8886 }
.stack { position: relative; margin: 0 auto; max-width: 100% }
.stack img { display: block; width: 100%; height: auto }
.stack img + img { position: absolute; inset: 0; clip-path: inset(0 0 0 var(--split, 50%)) }
.stack i { position: absolute; outline: 2px solid #e06; outline-offset: 4px; pointer-events: none }
input { width: 100% }`;

/** The policy of a browser allows this on a file. */
const script = `
for (const input of document.querySelectorAll("input"))
  input.oninput = () => input.nextElementSibling.firstElementChild.style.setProperty("--split", input.value + "%");`;

const bytes = (data: Buffer | undefined) => data?.length.toLocaleString("en") ?? "–";

export const pictureFile = (
  { address, width, scheme }: Pick<PictureChange, "address" | "width" | "scheme">,
  side: string,
) => `${address === "/" ? "home" : address.slice(1).replaceAll("/", "-")}-${width}-${scheme}-${side}.png`;

function pageRow(address: string, { before, after, pictures }: Comparison): string {
  const name = before.pages.get(address) ?? after.pages.get(address) ?? "";
  const [old, current] = [before.files.get(name), after.files.get(name)];
  const pixels = pictures
    .filter((picture) => picture.address === address)
    .reduce((sum, p) => sum + p.pixels, 0);
  const html = !old ? "new page" : !current ? "removed" : old.equals(current) ? "same" : "differs";
  const cells = [
    ...[before, after].map(({ files }) => bytes(files.get(name))),
    ...[before, after].map(({ files }) => bytes(files.get(`${name}.br`))),
    html,
    pixels.toLocaleString("en"),
  ];
  const isSame = html === "same" && pixels === 0;
  return `<tr${isSame ? ' class="same"' : ""}><td>${escapeHtml(address)}</td>${cells.map((cell) => `<td>${cell}</td>`).join("")}</tr>`;
}

/** A difference in git's porcelain format: one line per word or line end. */
function differenceText(porcelain: string): string {
  const marked = porcelain
    .split("\n")
    .map((line) => {
      const text = escapeHtml(line.slice(1));
      if (line.startsWith("@@")) return "⋯\n";
      if (line.startsWith("-")) return `<del>${text}</del>`;
      if (line.startsWith("+")) return `<ins>${text}</ins>`;
      return line === "~" ? "\n" : line.startsWith(" ") ? text : "";
    })
    .join("");
  const lines = marked.split("\n");
  const rest = lines.length - LINES;
  return (
    lines.slice(0, LINES).join("\n") +
    (rest > 0 ? `\n⋯ and ${rest} more lines in text/before and text/after` : "")
  );
}

function textSections({ files, texts }: Comparison): string {
  const compared = files.filter(({ before, after }) => before && after);
  const bodyOf = ({ name }: FileChange) =>
    texts.has(name)
      ? `<pre>${differenceText(texts.get(name) ?? "")}</pre>`
      : "<p>Differs only in fingerprints, hashes or as binary data.</p>";
  // The same change on many pages is shown once.
  const sections = [...Map.groupBy(compared, bodyOf)].map(([body, group]) => {
    const names = group.map(
      ({ name, before, after }) => `${escapeHtml(name)} (${bytes(before)} → ${bytes(after)})`,
    );
    return `<details open><summary>${names.slice(0, 3).join(", ")}${names.length > 3 ? ` and ${names.length - 3} more` : ""}</summary>${body}</details>`;
  });
  const only = files.filter(({ before, after }) => !before || !after);
  const items = only.map(
    ({ name, before }) => `<li>${before ? "removed" : "added"}: ${escapeHtml(name)}</li>`,
  );
  return `${items.length > 0 ? `<ul>${items.join("")}</ul>` : ""}${sections.join("")}`;
}

function pictureSection(change: Comparison["pictures"][number]): string {
  const { address, width, scheme, pixels, box, view } = change;
  const percent = (part: number, whole: number) => `${(100 * part) / whole}%`;
  const place = `left:${percent(box.left, view.width)};top:${percent(box.top, view.height)};width:${percent(box.width, view.width)};height:${percent(box.height, view.height)}`;
  const image = (side: string) =>
    `<img src="pictures/${pictureFile(change, side)}" alt="${side}" width="${view.width}" height="${view.height}" loading="lazy">`;
  const stack = (content: string) =>
    `<div class="scroll"><div class="stack" style="width:${view.width}px">${content}</div></div>`;
  return `<h3>${escapeHtml(address)} at ${width} px, ${scheme === "light" ? "paper" : "blueprint"}: ${pixels.toLocaleString("en")} pixels</h3>
<p>${box.width} × ${box.height} px at ${box.left}, ${view.top + box.top}. Left of the slider is before, right of it after.</p>
<div class="pair"><div><input type="range" value="50" aria-label="Before and after">${stack(image("before") + image("after"))}</div>
${stack(`${image("difference")}<i style="${place}"></i>`)}</div>`;
}

/** Writes the report next to its pictures. */
export async function writeReport(file: string, comparison: Comparison): Promise<void> {
  const { title, summary, before, after, pictures } = comparison;
  const addresses = [...new Set([...before.pages.keys(), ...after.pages.keys()])];
  const head = ["page", "bytes before", "after", "Brotli before", "after", "HTML", "pixels that differ"];
  await writeFile(
    file,
    `<!doctype html><html lang="en"><meta charset="utf-8"><title>${escapeHtml(title)}</title><style>${styles}</style>
<h1>${escapeHtml(title)}</h1><p>${escapeHtml(summary)}</p>
<h2>Pictures</h2>${pictures.map(pictureSection).join("\n") || "<p>No picture differs.</p>"}
<h2>Files</h2>${textSections(comparison) || "<p>No file differs.</p>"}
<h2>Pages</h2><table><tr>${head.map((cell) => `<th>${cell}</th>`).join("")}</tr>
${addresses.map((address) => pageRow(address, comparison)).join("\n")}</table>
<script>${script}</script></html>`,
  );
}

/** Empties the folder of pictures. */
export async function startPictures(folder: string): Promise<void> {
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
}

export async function savePictures(folder: string, change: PictureChange): Promise<void> {
  for (const side of ["before", "after", "difference"] as const)
    await writeFile(path.join(folder, pictureFile(change, side)), change[side]);
}
