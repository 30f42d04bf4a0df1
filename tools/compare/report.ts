import { writeFile } from "node:fs/promises";
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
  /** The differences by words of text files, in git's porcelain format. */
  texts: Map<string, string>;
  /** The pages with pictures. */
  addresses: string[];
  pictures: PictureChange[];
}

/** Enough to see what a change is; the folder `text` has the rest. */
const LINES = 200;

const styles = `
:root { color-scheme: light dark; font: 15px/1.5 system-ui, sans-serif }
body { margin: 2rem auto; max-width: 100rem; padding: 0 1.5rem }
h2 { margin-top: 3rem } h3 { margin: 2rem 0 0 }
table { border-collapse: collapse; font-variant-numeric: tabular-nums }
th, td { padding: .15rem .8rem; text-align: right; border-bottom: 1px solid #8884 }
th:first-child, td:first-child { text-align: left }
.same { opacity: .55 }
summary { margin-top: 1rem; font-weight: 600; overflow-wrap: anywhere }
pre { max-height: 30rem; overflow: auto; padding: .8rem; background: #8882; font-size: 13px; white-space: pre-wrap; overflow-wrap: anywhere }
ins { background: #2a85; text-decoration: none } del { background: #e235 }
.pair { display: grid; grid-template-columns: 1fr 1fr; gap: 0 1rem; max-height: 85vh; overflow: auto }
.pair > * { position: relative; max-width: 100%; justify-self: start; align-self: start; border: 1px solid #8886 }
img { display: block; width: 100%; height: auto }
img + img { position: absolute; inset: 0; clip-path: inset(0 0 0 var(--split, 50%)); border-left: 0 }
i { position: absolute; outline: 2px solid #e06; outline-offset: 5px }
input { width: 50%; margin: .5rem 0 }`;

const script = `for (const input of document.querySelectorAll("input"))
  input.oninput = () => input.nextElementSibling.style.setProperty("--split", input.value + "%");`;

const count = (value: number) => value.toLocaleString("en");
const bytes = (data: Buffer | undefined) => (data ? count(data.length) : "–");

function pictureSection({
  address,
  device,
  pixels,
  box,
  view,
  name,
}: PictureChange): string {
  const image = (side: string) =>
    `<img src="pictures/${name}-${side}.png" alt="" width="${view.width}" height="${view.height}" loading="lazy">`;
  const across = (part: number) => `${(100 * part) / view.width}%`;
  const down = (part: number) => `${(100 * part) / view.height}%`;
  const place = `left:${across(box.left)};width:${across(box.width)};top:${down(box.top)};height:${down(box.height)}`;
  return `<h3>${escapeHtml(address)} at ${device}: ${count(pixels)} pixels</h3>
${box.width} × ${box.height} px from x ${box.left}, y ${view.top + box.top}. Before is left of the slider, after is right of it.<br>
<input type="range" value="50" aria-label="Before and after"><div class="pair">
<div>${image("before")}${image("after")}</div><div>${image("difference")}<i style="${place}"></i></div></div>`;
}

/**
 * Shows a difference in git's porcelain format, which has a line for each run
 * of words and each line end.
 */
function differenceText(porcelain: string): string {
  const runs = porcelain.split("\n").map((line) => {
    const text = escapeHtml(line.slice(1));
    if (line.startsWith("@@")) return "⋯\n";
    if (line.startsWith("-")) return `<del>${text}</del>`;
    if (line.startsWith("+")) return `<ins>${text}</ins>`;
    return line.startsWith("~") ? "\n" : text;
  });
  const lines = runs.join("").split("\n");
  const rest =
    lines.length > LINES ? `\n⋯ and ${lines.length - LINES} more lines` : "";
  return `<pre>${lines.slice(0, LINES).join("\n")}${rest}</pre>`;
}

function fileSections({ files, texts }: Comparison): string {
  const differenceOf = ({ name, before, after }: FileChange) => {
    const text = texts.get(name);
    if (text !== undefined) return differenceText(text);
    if (before && after)
      return "<p>Only fingerprints, hashes or binary data differ.</p>";
    return before ? "<p>Removed.</p>" : "<p>Added.</p>";
  };
  // What is the same in many files, such as a rule in every page, is shown
  // once.
  const groups = [...Map.groupBy(files, differenceOf)].map(
    ([difference, group]) => {
      const names = group.map(
        ({ name, before, after }) =>
          `${name} (${bytes(before)} → ${bytes(after)})`,
      );
      return `<details open><summary>${escapeHtml(names.join(", "))}</summary>${difference}</details>`;
    },
  );
  return groups.join("\n");
}

function pageRow(
  address: string,
  { before, after, addresses, pictures }: Comparison,
): string {
  const old = before.pages.get(address) ?? "";
  const current = after.pages.get(address) ?? "";
  const oldHtml = before.files.get(old);
  const html = after.files.get(current);
  const pixels = pictures.reduce(
    (sum, picture) => sum + (picture.address === address ? picture.pixels : 0),
    0,
  );
  const isSame = oldHtml && html?.equals(oldHtml) && pixels === 0;
  const compressed = [
    before.files.get(`${old}.br`),
    after.files.get(`${current}.br`),
  ];
  const cells = [
    escapeHtml(address),
    ...[oldHtml, html, ...compressed].map(bytes),
    addresses.includes(address) ? count(pixels) : "–",
  ];
  return `<tr${isSame ? ' class="same"' : ""}>${cells.map((cell) => `<td>${cell}</td>`).join("")}</tr>`;
}

/** Writes the report into the folder that has the pictures. */
export async function writeReport(
  file: string,
  comparison: Comparison,
): Promise<void> {
  const { title, summary, before, after, pictures } = comparison;
  const pages = [...new Set([...before.pages.keys(), ...after.pages.keys()])];
  const head = [
    "page",
    "HTML before, bytes",
    "after",
    "Brotli before",
    "after",
    "pixels that differ",
  ];
  const html = `<!doctype html><html lang="en"><meta charset="utf-8"><title>${escapeHtml(title)}</title>
<style>${styles}</style><h1>${escapeHtml(title)}</h1><p>${escapeHtml(summary)}</p>
<h2>Pictures</h2>${pictures.map(pictureSection).join("\n") || "<p>No picture differs.</p>"}
<h2>Files</h2>${fileSections(comparison) || "<p>No file differs.</p>"}
<h2>Pages</h2><table><tr>${head.map((cell) => `<th>${cell}</th>`).join("")}</tr>
${pages.map((address) => pageRow(address, comparison)).join("\n")}</table><script>${script}</script></html>`;
  await writeFile(file, html);
}
