import type { Manifest } from "../../server/site/manifest.ts";
export function caddyfile(_: Manifest): string {
  return "";
}
