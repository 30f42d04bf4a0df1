import { createHash } from "node:crypto";
import { type Files, mapHtml } from "./output.ts";
import { loadsModules } from "./scripts.ts";

/** The other hosts that a page may connect to. */
interface PolicyEndpoints {
  readonly formEndpoint: string | null;
  readonly analyticsEndpoint: string | null;
}

const self = "'self'";
/**
 * Browsers look for the charset in this many bytes, and guess if it comes
 * later.
 */
const CHARSET_LIMIT = 1024;

/** What a policy calls an inline script or style. */
export const hash = (source: string) =>
  `'sha256-${createHash("sha256").update(source).digest("base64")}'`;
const sources = (list: string[]) =>
  list.length > 0 ? [...new Set(list)].join(" ") : "'none'";
const originsOf = (...addresses: (string | null)[]) =>
  addresses.flatMap((address) =>
    address === null ? [] : [new URL(address).origin],
  );

/** JSON needs no CSP hash. */
const isData = (attributes: string) =>
  /type="application\/(ld\+)?json"/.test(attributes);

function inlineScripts(html: string): string[] {
  return [...html.matchAll(/<script([^>]*)>([\s\S]*?)<\/script>/g)]
    .filter(
      ([, attributes = ""]) =>
        !attributes.includes(" src=") && !isData(attributes),
    )
    .map(([, , source = ""]) => source);
}

function inlineStyles(html: string): string[] {
  return [...html.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)].map(
    ([, source = ""]) => source,
  );
}

/** The CSP of a page: its inline scripts and styles, by their hashes. */
export function contentSecurityPolicy(
  html: string,
  { formEndpoint, analyticsEndpoint }: PolicyEndpoints,
): string {
  const modules = loadsModules(html);
  return [
    "default-src 'none'",
    `script-src ${sources([...inlineScripts(html).map(hash), ...(modules ? [self] : [])])}`,
    `style-src ${sources(inlineStyles(html).map(hash))}`,
    `img-src ${self}`,
    // The title's font is in the page's styles (fonts/index.ts).
    `font-src ${sources([self, ...(html.includes("url(data:font/") ? ["data:"] : [])])}`,
    // 'self' on every page: Lighthouse requests robots.txt from within it.
    `connect-src ${sources([self, ...originsOf(modules ? formEndpoint : null, analyticsEndpoint)])}`,
    `form-action ${sources([self, ...originsOf(formEndpoint)])}`,
    `manifest-src ${self}`,
    "base-uri 'none'",
  ].join("; ");
}

/** Writes the CSP into the page, before everything it governs. */
export function addPolicy(html: string, endpoints: PolicyEndpoints): string {
  const policy = contentSecurityPolicy(html, endpoints);
  const page = html.replace(
    "<head>",
    () =>
      `<head><meta http-equiv="Content-Security-Policy" content="${policy}"/>`,
  );
  const charset = /<meta charset="[^"]+"/i.exec(page);
  if (charset === null || charset.index + charset[0].length > CHARSET_LIMIT) {
    throw new Error(
      `A page's charset must be in its first ${CHARSET_LIMIT} bytes, and its policy takes ${policy.length}: merge its inline scripts`,
    );
  }
  return page;
}

const foreignScript = /<script[^>]* src="(?:https?:)?\/\/([^"/]+)/i;

/**
 * Every visitor's browser would refuse the script, so the build reports it to
 * its author instead.
 */
function refuseForeignScripts(name: string, html: string): void {
  const host = foreignScript.exec(html)?.[1];
  if (host === undefined) return;
  throw new Error(
    `${name} loads a script from ${host}, which the site's policy refuses: to count visits set analytics in content/site.yaml (docs/deployment.md), and serve any other script from the site itself`,
  );
}

/** The last step that changes pages: a hash must cover the final text. */
export function addPolicies(files: Files, endpoints: PolicyEndpoints): void {
  mapHtml(files, (html, name) => {
    refuseForeignScripts(name, html);
    return addPolicy(html, endpoints);
  });
}
