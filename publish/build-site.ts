import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { fonts } from "../app/styles/fonts.ts";
import { outputLayout } from "../server/site/manifest.ts";
import type { BuildInput } from "./build-input.ts";
import { bundleApp, loadApp } from "./bundle.ts";
import { openCache } from "./cache.ts";
import { addCards, cardTexts } from "./cards/index.ts";
import { compress } from "./compress.ts";
import { addKnownFiles } from "./files/index.ts";
import { fingerprintFolder } from "./fingerprint.ts";
import { FIRST_FLIGHT, wholeInFirstFlight } from "./first-flight.ts";
import { addFonts, familyNames } from "./fonts/index.ts";
import { addTitleFonts } from "./fonts/title-font.ts";
import { requireFormEndpoint, writeHostFiles } from "./hosts/index.ts";
import { addIcons } from "./icons/index.ts";
import { outputFolder, removeLastBuild } from "./last-build.ts";
import { describeSite } from "./manifest.ts";
import { addMarkdownCopies } from "./markdown.ts";
import type { Files } from "./output.ts";
import { addPictures } from "./pictures/index.ts";
import { addPolicies } from "./policy.ts";
import { keepFromSearchEngines } from "./preview-marks.ts";
import { step } from "./progress.ts";
import { renderPages } from "./render.ts";
import { dropUnreachedScripts, listModules } from "./scripts.ts";
import { checkedContent } from "./site-content.ts";
import { publishVersion } from "./sources.ts";
import { inlineStyles } from "./styles.ts";

async function writeFiles(folder: string, files: Files): Promise<void> {
  for (const [name, data] of files) {
    const file = path.join(folder, name);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, data);
  }
}

/** Moves the pages that the server fills in out of the site. */
function takeTemplates(files: Files, address: string): Files {
  const rendered = `${address.slice(1)}.html`;
  const html = files.get(rendered);
  files.delete(rendered);
  return new Map(html ? [["contact-failed.html", html]] : []);
}

export async function buildSite(input: BuildInput): Promise<void> {
  const { root, target, sources, lastChange, today } = input;
  const { cached, dropUnused } = await openCache(path.join(root, ".cache", "made"), publishVersion(sources));
  await step("Bundle the app", () => bundleApp(root, sources));
  const app = await step("Load the app and its content", () => loadApp(root));
  const content = await step("Check the content", () => ({ ...checkedContent(app.api), draw: app.api }));
  for (const sentence of content.leftOut) console.log(sentence);
  app.api.checkColours(app.api.colourSheets);
  requireFormEndpoint(target, content.site.formEndpoint);
  const files = await step("Render the pages", () => renderPages(app));
  const tones = await step("Draw the pictures", () =>
    addPictures(files, root, content.pictureFields, cached),
  );
  const { chosen, styles } = await step("Subset the fonts", () =>
    addFonts(files, fonts, cardTexts(content), root, cached),
  );
  await step("Draw the social cards", () => addCards(files, content, chosen, cached));
  await step("Draw the icons", () => addIcons(files, content, cached));
  await step("Write a Markdown copy of each page", () => addMarkdownCopies(files, content, cached));
  addKnownFiles(files, content, familyNames(chosen), lastChange, today);
  await step("Inline the styles of each page", () => inlineStyles(files, styles + tones, cached));
  await step("Inline the font of each title", () => addTitleFonts(files, chosen, fonts, cached));
  dropUnreachedScripts(files);
  listModules(files);
  fingerprintFolder(files, "drawings");
  if (target === "preview") keepFromSearchEngines(files);
  const templates = takeTemplates(files, content.contactFailedPath);
  const manifest = describeSite(files, templates, content);
  for (const pages of [files, templates]) addPolicies(pages, manifest);
  await step("Compress", () => compress(files, cached));
  await step("Write the output", async () => {
    const build = outputFolder(input);
    await removeLastBuild(build);
    const site = path.join(build, outputLayout.site);
    await writeFiles(site, files);
    if (target !== "preview") await writeHostFiles(site, manifest, target);
    await writeFiles(path.join(build, outputLayout.templates), templates);
    await writeFile(path.join(build, outputLayout.manifest), JSON.stringify(manifest, null, 2));
  });
  // A preview does not request everything that the next build may need.
  if (target !== "preview") await dropUnused();
  const place = path.relative(root, path.join(outputFolder(input), outputLayout.site));
  console.log(`${Object.keys(manifest.pages).length} pages in ${place}`);
  console.log(`${wholeInFirstFlight(files)} HTML files fit completely into the first ${FIRST_FLIGHT} bytes`);
}
