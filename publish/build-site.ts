import { mkdir, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { parseArgs } from "node:util";
import { outputLayout } from "../server/site/manifest.ts";
import { flattenPages } from "./addresses.ts";
import { addCards } from "./cards/index.ts";
import { compress } from "./compress.ts";
import { addKnownFiles } from "./files/index.ts";
import { fingerprintFolder } from "./fingerprint.ts";
import { addFontLicences, subsetFonts } from "./fonts.ts";
import { type BuildTarget, requireFormEndpoint, writeHostFiles } from "./hosts/index.ts";
import { addIcons } from "./icons/index.ts";
import { describeSite } from "./manifest.ts";
import { addMarkdownTwins } from "./markdown/index.ts";
import { type Files, readFiles } from "./output.ts";
import { addPolicies } from "./policy.ts";
import { step } from "./progress.ts";
import { renderPages } from "./react-build.ts";
import { dropUnreachedScripts, listModules } from "./scripts.ts";
import { loadSiteContent } from "./site-content.ts";
import { inlineStyles } from "./styles.ts";
import { addTitleFaces } from "./title-face.ts";

const root = path.resolve(import.meta.dirname, "..");
const build = path.join(root, "build");

/** `--static`: for a host that knows only files, so that nothing on the site may need this project's server. */
const { values: flags } = parseArgs({ options: { static: { type: "boolean", default: false } } });
const target: BuildTarget = flags.static ? "static" : "server";

async function writeFiles(folder: string, files: Files): Promise<void> {
  await rm(folder, { recursive: true, force: true });
  for (const [name, data] of files) {
    const file = path.join(folder, name);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, data);
  }
}

/** Takes the pages that are filled in by the server out of the site. */
function takeTemplates(files: Files, address: string): Files {
  const rendered = `${address.slice(1)}.html`;
  const html = files.get(rendered);
  files.delete(rendered);
  return new Map(html ? [["contact-failed.html", html]] : []);
}

export async function buildSite(): Promise<void> {
  const content = await step("Check the content", () => loadSiteContent(root));
  requireFormEndpoint(target, content.site.formEndpoint);
  await step("Render the pages", () => renderPages(root));
  const files = await readFiles(path.join(build, "client"));
  flattenPages(files);
  await step("Draw the social cards", () => addCards(files, content, root));
  await step("Draw the icons", () => addIcons(files, content));
  await step("Write a Markdown twin of each page", () => addMarkdownTwins(files, content));
  await step("Write the sitemap and its kind", () => addKnownFiles(files, content, root));
  await step("Write each page's own styles into it", () => inlineStyles(files));
  await step("Cut the fonts to what is used", async () => {
    await addTitleFaces(files, root);
    await subsetFonts(files);
    await addFontLicences(files, root);
  });
  dropUnreachedScripts(files);
  listModules(files);
  fingerprintFolder(files, "drawings");
  const templates = takeTemplates(files, content.contactFailedPath);
  const manifest = describeSite(files, templates, content);
  for (const pages of [files, templates]) addPolicies(pages, manifest);
  await step("Compress", () => compress(files));
  await step("Write the output", async () => {
    const site = path.join(build, outputLayout.site);
    await writeFiles(site, files);
    await writeHostFiles(site, manifest, target);
    await writeFiles(path.join(build, outputLayout.templates), templates);
    await writeFile(path.join(build, outputLayout.manifest), JSON.stringify(manifest, null, 2));
    await rm(path.join(build, "client"), { recursive: true });
    await rm(path.join(build, "server"), { recursive: true });
  });
  console.log(
    `${Object.keys(manifest.pages).length} pages in ${path.relative(root, build)}/${outputLayout.site}`,
  );
}
