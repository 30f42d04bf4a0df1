import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { Files } from "./output.ts";

const compressible = /\.(html|css|js|json|svg|txt|xml|md|webmanifest)$/;
const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

/** Beside every file that shrinks, its brotli and gzip twin, made once at the highest setting. */
export async function compress(files: Files): Promise<void> {
  const names = [...files.keys()].filter((name) => compressible.test(name));
  await Promise.all(
    names.map(async (name) => {
      const data = files.get(name) as Buffer;
      const options = {
        params: {
          [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
          [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
          [constants.BROTLI_PARAM_SIZE_HINT]: data.length,
        },
      };
      files.set(`${name}.br`, await brotli(data, options));
      files.set(`${name}.gz`, await gzipped(data, { level: constants.Z_BEST_COMPRESSION }));
    }),
  );
}
