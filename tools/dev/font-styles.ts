import path from "node:path";
import type { Plugin } from "vite";
import { type FontRole, fontRoles, fonts } from "../../app/styles/fonts.ts";
import { uncached } from "../../publish/cache.ts";
import { widthsOf } from "../../publish/fonts/axes.ts";
import { typedCharacters } from "../../publish/fonts/characters.ts";
import { chooseFiles } from "../../publish/fonts/choose-files.ts";
import { type FontFile, fontStyles } from "../../publish/fonts/font-styles.ts";
import { fallbacksOf } from "../../publish/fonts/index.ts";

const id = "virtual:fonts.css";

/** The fonts from their packages, with every subset. */
async function wholeFonts(root: string): Promise<string> {
  const typed = typedCharacters();
  const chosen = await chooseFiles(fonts, { display: typed, text: typed, mono: typed }, root, uncached);
  const familyOf = (role: FontRole) => chosen.find((file) => file.role === role);
  const fontFiles = fontRoles.flatMap((role): FontFile[] => {
    const { family, font, axes } = familyOf(role) ?? {};
    if (!family || !font) return [];
    return family.subsets.flatMap((subset, index) =>
      family.filesOf(subset).flatMap(({ file, weight }): FontFile[] => {
        const url = path.relative(path.join(root, "node_modules"), file).split(path.sep).join("/");
        const widths = axes?.has("wdth") ? widthsOf(font) : undefined;
        if (index === 0) return [{ family: role, url, weight, widths }];
        const range = family.ranges[subset];
        return [
          { family: role, url, weight, widths, range },
          { family: "borrowed", url, range },
        ];
      }),
    );
  });
  return fontStyles(fontFiles, await fallbacksOf(chosen, uncached), fonts);
}

/** The CSS of the fonts in development. A build subsets its own (publish/fonts/). */
export function developmentFonts(): Plugin {
  let root = "";
  let isBuild = false;
  return {
    name: "development-fonts",
    enforce: "pre",
    configResolved(config) {
      root = config.root;
      isBuild = config.command === "build";
    },
    resolveId: (source) => (source === id ? id : null),
    load: (source) => {
      if (source !== id) return null;
      return isBuild ? "" : wholeFonts(root);
    },
  };
}
