import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import type { Font } from "satori";
import subsetFont from "subset-font";

interface Face {
  name: string;
  file: string;
  axes: Record<string, number>;
}

/** The faces of the site, each at the one setting that the cards use: satori knows no variable fonts. */
const faces: Face[] = [
  { name: "display", file: "anybody/files/anybody-latin-standard-normal", axes: { wght: 450, wdth: 80 } },
  { name: "text", file: "instrument-sans/files/instrument-sans-latin-wght-normal", axes: { wght: 400 } },
  {
    name: "mono",
    file: "martian-mono/files/martian-mono-latin-standard-normal",
    axes: { wght: 400, wdth: 85 },
  },
  // Completes the others: the rupee sign.
  { name: "rupee", file: "anybody/files/anybody-latin-ext-standard-normal", axes: { wght: 440, wdth: 100 } },
];

/** All characters that the files may have. */
const characters = String.fromCodePoint(...Array.from({ length: 0x3000 - 0x20 }, (_, index) => 0x20 + index));

export function loadFaces(): Promise<Font[]> {
  return Promise.all(
    faces.map(async ({ name, file, axes }) => {
      const source = await readFile(fileURLToPath(import.meta.resolve(`@fontsource-variable/${file}.woff2`)));
      const data = await subsetFont(source, characters, { targetFormat: "sfnt", variationAxes: axes });
      return { name, data, weight: 400, style: "normal" } as const;
    }),
  );
}
