import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import path from "node:path";
import type { Font, FontRole } from "../../app/styles/fonts.ts";

/** From a package's metadata.json. */
interface Metadata {
  id: string;
  family: string;
  category: string;
  subsets: string[];
  defSubset: string;
  weights: number[];
  variable: false | Record<string, unknown>;
}

/** A family from its Fontsource package: one file per subset of characters. */
export interface Family {
  id: string;
  name: string;
  category: string;
  licence: string;
  /** The subset with English letters comes first. */
  subsets: string[];
  /** The character ranges of each subset. */
  ranges: Record<string, string>;
  /** The files of a subset: one for a variable family, one per weight for a static one. */
  filesOf(subset: string): FontFile[];
}

export interface FontFile {
  file: string;
  /** Of a static font. */
  weight?: number | undefined;
  /** Whether most text of the role uses it. */
  isRegular: boolean;
}

const nearest = (weights: number[], wanted: number) =>
  weights.reduce((best, weight) => (Math.abs(weight - wanted) < Math.abs(best - wanted) ? weight : best));

export async function openFamily(root: string, role: FontRole, font: Font): Promise<Family> {
  const folder = path.join(root, "node_modules", font.package);
  const read = async (name: string) => JSON.parse(await readFile(path.join(folder, name), "utf8"));
  const metadata: Metadata = await read("metadata.json").catch(() => {
    throw new Error(
      `app/styles/fonts.ts: ${role}: ${font.package} is not an installed Fontsource package. Run npm install --save-dev ${font.package}`,
    );
  });
  const { id, defSubset, variable, weights } = metadata;
  const fileOf = (subset: string, kind: string | number) =>
    path.join(folder, "files", `${id}-${subset}-${kind}-normal.woff2`);
  // The "standard" file has the width axis; the others have fewer or more axes than the styles use.
  const kinds =
    variable && "wdth" in variable && font.width
      ? ["standard", "wdth", "wght"]
      : ["wght", "standard", "full"];
  // The metadata of a static package also describes the variable one.
  const isVariable = font.package.startsWith("@fontsource-variable/");
  const filesOf = (subset: string): FontFile[] => {
    if (isVariable) {
      const file = kinds.map((kind) => fileOf(subset, kind)).find(existsSync);
      return file ? [{ file, isRegular: true }] : [];
    }
    const regular = nearest(weights, font.weight);
    const used = new Set([regular, ...font.weights.map((weight) => nearest(weights, weight))]);
    return [...used]
      .sort((a, b) => a - b)
      .map((weight) => ({ file: fileOf(subset, weight), weight, isRegular: weight === regular }))
      .filter(({ file }) => existsSync(file));
  };
  return {
    id,
    name: metadata.family,
    category: metadata.category,
    licence: path.join(folder, "LICENSE"),
    subsets: [defSubset, ...metadata.subsets.filter((subset) => subset !== defSubset)],
    ranges: await read("unicode.json").catch(() => ({})),
    filesOf,
  };
}
