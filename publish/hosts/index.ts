import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { type Manifest, outputLayout } from "../../server/site/manifest.ts";
import { caddyfile } from "./caddy.ts";
import { headersFile } from "./headers-file.ts";
import { nginxConfiguration } from "./nginx.ts";
import { redirectPage } from "./redirect-page.ts";
import { caddyRedirects, nginxRedirects, redirectsFile } from "./redirects-file.ts";
import { vercelFile } from "./vercel-file.ts";

/** What will serve the output: this project's server, a static host, or npm run preview. */
export type BuildTarget = "server" | "static" | "preview";

/** A static host has no /api/contact. Call this first, so that a long build fails early. */
export function requireFormEndpoint(target: BuildTarget, formEndpoint: string | null): void {
  if (target === "static" && formEndpoint === null) {
    throw new Error(
      "A static host cannot accept the contact form: set FORM_ENDPOINT to a form service, or build without --static",
    );
  }
}

/**
 * Writes the configuration that other hosts need to serve the site like this project's server. Redirects and
 * static-host files go next to the pages; nginx and Caddy configurations, installed once, into a separate folder.
 */
export async function writeHostFiles(
  siteDir: string,
  manifest: Manifest,
  target: BuildTarget,
): Promise<void> {
  requireFormEndpoint(target, manifest.formEndpoint);
  const hostsDir = path.join(siteDir, "..", outputLayout.hosts);
  const files = new Map([
    [path.join(siteDir, "_headers"), headersFile()],
    [path.join(siteDir, "_redirects"), redirectsFile(manifest)],
    [path.join(siteDir, "_redirects.nginx"), nginxRedirects(manifest)],
    [path.join(siteDir, "_redirects.caddy"), caddyRedirects(manifest)],
    [path.join(siteDir, "vercel.json"), vercelFile(manifest)],
    // Without it, GitHub Pages skips files that start with an underscore.
    [path.join(siteDir, ".nojekyll"), ""],
    [path.join(hostsDir, "nginx.conf"), nginxConfiguration(manifest)],
    [path.join(hostsDir, "Caddyfile"), caddyfile(manifest)],
  ]);
  for (const [from, to] of Object.entries(manifest.redirects)) {
    files.set(path.join(siteDir, `${from}.html`), redirectPage(to, manifest));
  }
  for (const [file, text] of files) {
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, text);
  }
}
