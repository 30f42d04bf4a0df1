import { createHash } from "node:crypto";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { serverWords } from "../../app/pages/contact/for-server.ts";
import type { Manifest } from "../site/manifest.ts";
import { serverWordsSchema } from "../site/words.ts";

export type FixtureSite = Awaited<ReturnType<typeof writeFixtureSite>>;

const style = ":root{color-scheme:light dark}";
const script = "document.documentElement.dataset.ready=''";

const hash = (text: string) =>
  `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
const policy = `default-src 'none'; script-src ${hash(script)} 'self'; style-src ${hash(style)}`;

function html(title: string): string {
  const words = `<p>${title} as the fixture tells it.</p>`.repeat(40);
  return `<!doctype html><html lang="en"><head><meta http-equiv="Content-Security-Policy" content="${policy}"><meta charset="utf-8"><title>${title}</title><style>${style}</style></head><body><h1>${title}</h1>${words}<script>${script}</script></body></html>`;
}

/**
 * A small site in the shape of a build, for tests that do not need the real
 * one; `files` has the text of each.
 */
export async function writeFixtureSite(changes: Partial<Manifest> = {}) {
  const buildDir = await mkdtemp(path.join(tmpdir(), "site-"));
  const siteDir = path.join(buildDir, "site");
  const manifest: Manifest = {
    siteUrl: "https://algosmith.example",
    formEndpoint: null,
    contactSentPath: "/contact#sent",
    keepMessagesDays: null,
    replyPromise: "We reply within two days.",
    words: serverWordsSchema.parse(serverWords()),
    analyticsEndpoint: null,
    pages: {
      "/": "index.html",
      "/contact": "contact.html",
      "/services/web-frontend": "services/web-frontend.html",
      "/about/careers": "about/careers.html",
    },
    notFound: "404.html",
    templates: { contactFailed: "contact-failed.html" },
    redirects: {
      "/services/web": "/services/web-frontend",
      "/careers": "/about/careers",
    },
    ...changes,
  };
  const files = new Map([
    ["index.html", html("Home")],
    ["contact.html", html("Contact")],
    ["services/web-frontend.html", html("Web frontend")],
    ["about/careers.html", html("Careers")],
    ["404.html", html("Oops! Page not found")],
    ["assets/entry-4f9a1c.js", `${script};`.repeat(30)],
    ["robots.txt", "User-agent: *\nAllow: /\n"],
    ["contact.md", "# Contact\n"],
    ["icon.png", "not compressible"],
    ["_headers", "for hosts only"],
    [".nojekyll", ""],
    ["vercel.json", "{}"],
    ["BingSiteAuth.xml", "<users/>"],
    ["services/web.html", html("Moved")],
  ]);
  for (const [name, text] of files) {
    const file = path.join(siteDir, name);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, text);
    if (/\.(?:html|js|txt)$/.test(name)) {
      await writeFile(`${file}.br`, brotliCompressSync(text));
      await writeFile(`${file}.gz`, gzipSync(text));
    }
  }
  await mkdir(path.join(buildDir, "templates"));
  const failed = html("{{name}} could not be sent");
  await writeFile(
    path.join(buildDir, "templates", "contact-failed.html"),
    failed,
  );
  await writeFile(path.join(buildDir, "secret.txt"), "outside the site");
  await writeFile(
    path.join(buildDir, "manifest.json"),
    JSON.stringify(manifest),
  );
  return {
    buildDir,
    siteDir,
    manifest,
    files,
    remove: () => rm(buildDir, { recursive: true, force: true }),
  };
}
