import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import type { Manifest } from "../../server/site/manifest.ts";
import { withCopies } from "../../server/site/moved.ts";
import { headersFile, redirectLines, redirectPage, vercelFile } from "./rules.ts";

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

/** Writes what other hosts need next to the pages: headers, redirects, and a redirect page for each old address. */
export async function writeHostFiles(siteDir: string, manifest: Manifest, target: BuildTarget) {
  requireFormEndpoint(target, manifest.formEndpoint);
  const redirects = withCopies(manifest.redirects);
  const files: Record<string, string> = {
    _headers: headersFile(),
    _redirects: redirectLines(redirects, (from, to) => `${from} ${to} 301`),
    // The entries of a map, which deploy/nginx.conf and deploy/Caddyfile read. Caddy cannot read an empty file.
    "_redirects.nginx": redirectLines(redirects, (from, to) => `"${from}" "${to}";`),
    "_redirects.caddy": `# Old addresses\n${redirectLines(redirects, (from, to) => `"${from}" "${to}"`)}`,
    "vercel.json": vercelFile(redirects),
    // Without it, GitHub Pages skips files that start with an underscore.
    ".nojekyll": "",
  };
  for (const [from, to] of Object.entries(manifest.redirects))
    files[`${from}.html`] = redirectPage(to, manifest);
  for (const [name, text] of Object.entries(files)) {
    const file = path.join(siteDir, name);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, text);
  }
}
