import type { Plugin } from "vite";
import { brandTokens } from "../../app/brand/palette.ts";
import { readContentAgain } from "../../app/content/content-files.ts";
import { readSite } from "../../app/content/site.ts";

export const tokensFile = "app/styles/tokens.css";

/** The colours of content/site.yaml in the styles. */
export function brandStyles(): Plugin {
  return {
    name: "brand-styles",
    enforce: "pre",
    transform(css, id) {
      const { root } = this.environment.config;
      if (id !== `${root}/${tokensFile}`) return null;
      readContentAgain(root);
      return brandTokens(css, readSite().brand);
    },
  };
}
