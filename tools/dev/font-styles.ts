import path from "node:path";
import type { Plugin } from "vite";
import { fonts } from "../../app/styles/fonts.ts";
import { uncached } from "../../publish/cache.ts";
import { openFonts } from "../../publish/fonts/family.ts";
import { fontRule, fontStyles } from "../../publish/fonts/font-styles.ts";

const id = "virtual:fonts.css";

/** The fonts from their packages, with every subset. */
async function wholeFonts(root: string): Promise<string> {
  const files = await openFonts(root, fonts);
  const rules = files.map((font) => {
    const url = path
      .relative(path.join(root, "node_modules"), font.file)
      .split(path.sep)
      .join("/");
    return fontRule(font, url);
  });
  return fontStyles(rules, files, uncached);
}

/**
 * The CSS of the fonts in development. A build subsets its own
 * (publish/fonts/).
 */
export function developmentFonts(): Plugin {
  let root = "";
  let isBuild = false;
  // In development the name of a file, although there is none: React Router
  // collects the styles of files only.
  const address = "/app/styles/whole-fonts.css";
  const resolved = () => (isBuild ? id : root + address);
  return {
    name: "development-fonts",
    enforce: "pre",
    configResolved(config) {
      root = config.root;
      isBuild = config.command === "build";
    },
    resolveId: (source) => ([id, address].includes(source) ? resolved() : null),
    load: (source) => {
      if (source !== resolved()) return null;
      return isBuild ? "" : wholeFonts(root);
    },
  };
}
