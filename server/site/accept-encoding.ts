/** The encodings that the build prepares, as bits: an Accept-Encoding header becomes a number from 0 to 3. */
export const acceptsGzip = 1;
export const acceptsBrotli = 2;

const known = new Map<string, number>();
/** Browsers send few different values, but anyone may send others, so the cache is bounded. */
const memoryLimit = 256;

function parse(header: string): number {
  let accepted = 0;
  for (const item of header.toLowerCase().split(",")) {
    const [coding, ...parameters] = item.split(";").map((part) => part.trim());
    const refused = parameters.some((parameter) => /^q\s*=\s*0(?:\.0*)?$/.test(parameter));
    if (refused) continue;
    if (coding === "gzip" || coding === "x-gzip") accepted |= acceptsGzip;
    if (coding === "br") accepted |= acceptsBrotli;
  }
  return accepted;
}

export function acceptedEncodings(header: string | undefined): number {
  if (header === undefined) return 0;
  const remembered = known.get(header);
  if (remembered !== undefined) return remembered;
  const accepted = parse(header);
  if (known.size < memoryLimit) known.set(header, accepted);
  return accepted;
}
