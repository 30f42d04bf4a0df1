/** The encodings that the build prepares, as bits: an Accept-Encoding header becomes a number from 0 to 3. */
export const acceptsGzip = 1;
export const acceptsBrotli = 2;

/** The encoding's name, unless its quality is zero. */
const accepts = (names: string) =>
  new RegExp(`(?:^|,)\\s*(?:${names})\\s*(?:,|$|;(?!\\s*q\\s*=\\s*0(?:\\.0*)?\\s*(?:,|$)))`, "i");
const gzip = accepts("x-gzip|gzip");
const brotli = accepts("br");

export function acceptedEncodings(header = ""): 0 | 1 | 2 | 3 {
  const accepted = (gzip.test(header) ? acceptsGzip : 0) | (brotli.test(header) ? acceptsBrotli : 0);
  return accepted as 0 | 1 | 2 | 3;
}
