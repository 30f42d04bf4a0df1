/** The character codes that an OpenType font has glyphs for, from its `cmap` table (formats 4 and 12). */
export function characterCodes(font: Buffer): Set<number> {
  const codes = new Set<number>();
  const tables = font.readUInt16BE(4);
  for (let table = 0; table < tables; table++) {
    const record = 12 + table * 16;
    if (font.toString("latin1", record, record + 4) !== "cmap") continue;
    const cmap = font.readUInt32BE(record + 8);
    const encodings = font.readUInt16BE(cmap + 2);
    for (let encoding = 0; encoding < encodings; encoding++) {
      readSubtable(font, cmap + font.readUInt32BE(cmap + 8 + encoding * 8), codes);
    }
  }
  return codes;
}

function readSubtable(font: Buffer, start: number, codes: Set<number>): void {
  const format = font.readUInt16BE(start);
  if (format === 4) {
    const segments = font.readUInt16BE(start + 6) / 2;
    for (let segment = 0; segment < segments; segment++) {
      const last = font.readUInt16BE(start + 14 + segment * 2);
      const first = font.readUInt16BE(start + 16 + (segments + segment) * 2);
      if (first !== 0xffff) addRange(codes, first, last);
    }
  } else if (format === 12) {
    const groups = font.readUInt32BE(start + 12);
    for (let group = 0; group < groups; group++) {
      const entry = start + 16 + group * 12;
      addRange(codes, font.readUInt32BE(entry), font.readUInt32BE(entry + 4));
    }
  }
}

function addRange(codes: Set<number>, first: number, last: number): void {
  for (let code = first; code <= last; code++) codes.add(code);
}
