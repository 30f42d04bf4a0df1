import { escapeUTF8 as escapeHtml } from "entities";
import { directionOf } from "../app/content/intl.ts";
import { site } from "../app/content/site.ts";
import { say, words } from "../app/content/words.ts";
import {
  assetHeaders,
  type Headers,
  markdownHeaders,
  sharedPageHeaders,
} from "../server/site/headers.ts";
import type { Manifest } from "../server/site/manifest.ts";
import { withCopies } from "../server/site/moved.ts";
import { writeFiles } from "./output.ts";
import { hash } from "./policy.ts";

type Redirects = Readonly<Record<string, string>>;

/**
 * Some hosts join a header that two matching rules set, so rules for one
 * address never repeat a header.
 */
function beyondShared(headers: Headers): Headers {
  const shared = sharedPageHeaders();
  return Object.fromEntries(
    Object.entries(headers).filter(([name]) => !(name in shared)),
  );
}

/**
 * By path pattern, without caching for pages: these hosts make browsers
 * revalidate by default.
 */
function headerRules(): [pattern: string, headers: Headers][] {
  return [
    ["/*", sharedPageHeaders()],
    ["/assets/*", beyondShared(assetHeaders())],
    ["/*.md", beyondShared(markdownHeaders())],
  ];
}

/**
 * `_headers` for Netlify, Cloudflare Pages and the hosts that read the same
 * format.
 */
function headersFile(): string {
  const lines = headerRules().flatMap(([pattern, headers]) => [
    pattern,
    ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`),
  ]);
  return `${lines.join("\n")}\n`;
}

/** A line for each old address, in the format of a host. */
function redirectLines(
  redirects: Redirects,
  line: (from: string, to: string) => string,
): string {
  return Object.entries(redirects)
    .map(([from, to]) => `${line(from, to)}\n`)
    .join("");
}

/** `vercel.json`, which Vercel reads from the deployed folder. */
function vercelFile(redirects: Redirects): string {
  const configuration = {
    cleanUrls: true,
    trailingSlash: false,
    headers: headerRules().map(([pattern, headers]) => ({
      source: pattern.replaceAll(".", "\\.").replace("*", "(.*)"),
      headers: Object.entries(headers).map(([key, value]) => ({ key, value })),
    })),
    // Not `permanent`, which would send 308.
    redirects: Object.entries(redirects).map(([source, destination]) => ({
      source,
      destination,
      statusCode: 301,
    })),
  };
  return `${JSON.stringify(configuration, null, 2)}\n`;
}

/**
 * The page at an old address on a static host. Its script keeps what follows
 * the path, as a permanent redirect does; a refresh, for visitors without
 * scripts, cannot.
 */
function redirectPage(to: string, { siteUrl }: Manifest): string {
  const path = escapeHtml(to);
  const address = escapeHtml(siteUrl + to);
  const { moved } = words;
  const text = escapeHtml(say(moved.text, { address: siteUrl + to }));
  const link = `<a href="${path}">${address}</a>`;
  const dir = directionOf(site.lang);
  const direction = dir ? ` dir="${dir}"` : "";
  const script = `location.replace(${JSON.stringify(to)}+location.search+location.hash)`;
  return `<!doctype html>
<html lang="${site.lang}"${direction}>
<head>
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; script-src ${hash(script)}; base-uri 'none'; form-action 'none'">
<meta charset="utf-8">
<title>${escapeHtml(moved.title)}</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<link rel="canonical" href="${address}">
<script>${script}</script>
<noscript><meta http-equiv="refresh" content="0; url=${path}"></noscript>
</head>
<body>
<main>
<h1>${escapeHtml(moved.title)}</h1>
<p>${text.replaceAll(address, () => link)}</p>
</main>
</body>
</html>
`;
}

/**
 * What will serve the output: this project's server, a static host, or npm run
 * preview.
 */
export type BuildTarget = "server" | "static" | "preview";

/**
 * A static host has no /api/contact. Call this first, so that a long build
 * fails early.
 */
export function requireFormEndpoint(
  target: BuildTarget,
  formEndpoint: string | null,
): void {
  if (target === "static" && formEndpoint === null) {
    throw new Error(
      "A static host cannot accept the contact form: set FORM_ENDPOINT to a form service, or build without --static",
    );
  }
}

/**
 * Writes what other hosts need next to the pages: headers, redirects, and a
 * redirect page for each old address.
 */
export async function writeHostFiles(
  siteDir: string,
  manifest: Manifest,
  target: BuildTarget,
) {
  requireFormEndpoint(target, manifest.formEndpoint);
  const redirects = withCopies(manifest.redirects);
  const files: Record<string, string> = {
    _headers: headersFile(),
    _redirects: redirectLines(redirects, (from, to) => `${from} ${to} 301`),
    // The entries of a map, which deploy/nginx.conf and deploy/Caddyfile read.
    // Caddy cannot read an empty file.
    "_redirects.nginx": redirectLines(
      redirects,
      (from, to) => `"${from}" "${to}";`,
    ),
    "_redirects.caddy": `# Old addresses\n${redirectLines(redirects, (from, to) => `"${from}" "${to}"`)}`,
    "vercel.json": vercelFile(redirects),
    // Without it, GitHub Pages skips files that start with an underscore.
    ".nojekyll": "",
  };
  for (const [from, to] of Object.entries(manifest.redirects))
    files[`${from}.html`] = redirectPage(to, manifest);
  await writeFiles(siteDir, Object.entries(files));
}
