declare module "subset-font" {
  interface Options {
    targetFormat?: "sfnt" | "woff" | "woff2";
    /** A pinned value, or the range of an axis to keep. */
    variationAxes?: Record<string, number | { min: number; max: number }>;
    noHinting?: boolean;
    dropTables?: string[];
    /** The layout features to keep, by tag; all of them if omitted. */
    keepFeatures?: string[];
  }
  export default function subsetFont(
    font: Buffer,
    text: string,
    options?: Options,
  ): Promise<Buffer>;
}
