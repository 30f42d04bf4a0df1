import { rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { mistakeLine } from "../app/content/parse.ts";
import { siteDate } from "../app/content/site-date.ts";
import { fonts } from "../app/styles/fonts.ts";
import { outputLayout } from "../server/site/manifest.ts";
import { bundleApp, loadApp, renderPages } from "./bundle.ts";
import { hashOfFiles, openCache } from "./cache.ts";
import { addCards, cardTexts } from "./cards/index.ts";
import { compress } from "./compress.ts";
import { addKnownFiles } from "./files/known-files.ts";
import { gitLastChanges } from "./files/last-changes.ts";
import { fingerprintFolder } from "./fingerprint.ts";
import { addFonts, addTitleFonts } from "./fonts/index.ts";
import {
  type BuildTarget,
  requireFormEndpoint,
  writeHostFiles,
} from "./hosts.ts";
import { addIcons } from "./icons/index.ts";
import { refuseRepeatedIds } from "./ids.ts";
import { describeSite } from "./manifest.ts";
import { addMarkdownCopies } from "./markdown.ts";
import { type Files, mapHtml, writeFiles } from "./output.ts";
import { addPictures } from "./pictures/index.ts";
import { addPolicies } from "./policy.ts";
import { step } from "./progress.ts";
import { dropUnreachedScripts, listModules } from "./scripts.ts";
import { checkedContent } from "./site-content.ts";
import { inlineStyles } from "./styles.ts";

/** Moves the pages that the server fills in out of the site. */
function takeTemplates(files: Files, address: string): Files {
  const rendered = `${address.slice(1)}.html`;
  const html = files.get(rendered);
  files.delete(rendered);
  return new Map(html ? [["contact-failed.html", html]] : []);
}

/** Marks every page of a preview as noindex, in case it is published. */
function keepFromSearchEngines(files: Files): void {
  mapHtml(files, (html) =>
    html.replace(
      "</title>",
      '</title><meta name="robots" content="noindex, nofollow"/>',
    ),
  );
  files.set("robots.txt", Buffer.from("User-agent: *\nDisallow: /\n"));
}

const root = path.resolve(import.meta.dirname, "..");

/** Builds the site and returns the folder of its output. */
export async function buildSite(target: BuildTarget): Promise<string> {
  // A preview has its own folder, which is never deployed.
  const output =
    target === "preview"
      ? path.join(root, ".cache", "preview")
      : path.join(root, "build");
  const version = hashOfFiles(root, ["publish/**/*.*"]);
  const { cached, dropUnused } = await openCache(
    path.join(root, ".cache", "made"),
    version,
  );
  await step("Bundle the app", () => bundleApp(root));
  const app = await step("Load the app and its content", () => loadApp(root));
  const content = await step("Check the content", () => ({
    ...checkedContent(app.api),
    draw: app.api,
  }));
  for (const warning of content.warnings) console.warn(mistakeLine(warning));
  app.api.checkColours(app.api.colourSets);
  requireFormEndpoint(target, content.site.formEndpoint);
  const files = await step("Render the pages", () => renderPages(app));
  refuseRepeatedIds(files, content);
  const tones = await step("Draw the pictures", () =>
    addPictures(files, root, content.pictureFields, cached),
  );
  const { chosen, styles } = await step("Subset the fonts", () =>
    addFonts(files, fonts, cardTexts(content), root, cached),
  );
  await step("Draw the social cards", () =>
    addCards(files, content, chosen, cached),
  );
  await step("Draw the icons", () => addIcons(files, content, cached));
  await step("Write a Markdown copy of each page", () =>
    addMarkdownCopies(files, content, cached),
  );
  // The start of the day, so that two builds on one day are equal.
  const today = new Date(siteDate());
  const families = [...new Set(chosen.map(({ family }) => family.family))];
  addKnownFiles(
    files,
    content,
    families,
    await gitLastChanges(root, "content"),
    today,
  );
  await step("Inline the styles of each page", () =>
    inlineStyles(files, styles + tones, cached),
  );
  await step("Inline the font of each title", () =>
    addTitleFonts(files, chosen, cached),
  );
  dropUnreachedScripts(files);
  listModules(files);
  fingerprintFolder(files, "drawings");
  if (target === "preview") keepFromSearchEngines(files);
  const templates = takeTemplates(files, content.contactFailedPath);
  const manifest = describeSite(files, templates, content);
  for (const pages of [files, templates]) addPolicies(pages, manifest);
  await step("Compress", () => compress(files, cached));
  await step("Write the output", async () => {
    for (const part of Object.values(outputLayout))
      await rm(path.join(output, part), { recursive: true, force: true });
    const site = path.join(output, outputLayout.site);
    await writeFiles(site, files);
    if (target !== "preview") await writeHostFiles(site, manifest, target);
    await writeFiles(path.join(output, outputLayout.templates), templates);
    await writeFile(
      path.join(output, outputLayout.manifest),
      JSON.stringify(manifest, null, 2),
    );
  });
  // A preview does not request everything that the next build may need.
  if (target !== "preview") await dropUnused();
  const place = path.relative(root, path.join(output, outputLayout.site));
  console.log(`${Object.keys(manifest.pages).length} pages in ${place}`);
  return output;
}
