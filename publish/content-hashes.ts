import { createHash } from "node:crypto";
import type { ManifestPage } from "../server/site/manifest.ts";
import { loadsModules } from "./scripts.ts";

const sha256 = (source: string) => `sha256-${createHash("sha256").update(source).digest("base64")}`;
const unique = (values: string[]) => [...new Set(values)];

/** Data that no browser runs needs no leave to run. */
const isData = (attributes: string) => /type="application\/(ld\+)?json"/.test(attributes);

/** What the page's Content-Security-Policy must allow: the scripts and styles written into it. */
export function describePage(file: string, html: string): ManifestPage {
  const scripts = [...html.matchAll(/<script([^>]*)>([\s\S]*?)<\/script>/g)]
    .filter(([, attributes = ""]) => !attributes.includes(" src=") && !isData(attributes))
    .map(([, , source = ""]) => source);
  const styles = [...html.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)].map(([, source = ""]) => source);
  return {
    file,
    scriptHashes: unique(scripts.map(sha256)),
    styleHashes: unique(styles.map(sha256)),
    modules: loadsModules(html),
  };
}
