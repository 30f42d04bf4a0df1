import type { Manifest } from "../../server/site/manifest.ts";
import { headerRules } from "./headers-file.ts";

/** `vercel.json`, which Vercel reads from the deployed folder. */
export function vercelFile({ redirects }: Pick<Manifest, "redirects">): string {
  const configuration = {
    cleanUrls: true,
    trailingSlash: false,
    headers: Object.entries(headerRules()).map(([pattern, headers]) => ({
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
