/** Reads OpenType font tables. */

interface Table {
  start: number;
  length: number;
}

function findTable(font: Buffer, tag: string): Table | undefined {
  const count = font.readUInt16BE(4);
  for (let index = 0; index < count; index++) {
    const record = 12 + index * 16;
    if (font.toString("latin1", record, record + 4) === tag) {
      return { start: font.readUInt32BE(record + 8), length: font.readUInt32BE(record + 12) };
    }
  }
  return undefined;
}

function tableAt(font: Buffer, tag: string): number {
  const table = findTable(font, tag);
  if (!table) throw new Error(`The font has no table ${tag}`);
  return table.start;
}

/** The glyph of each character code, from the `cmap` table (formats 4 and 12). */
export function glyphsByCode(font: Buffer): Map<number, number> {
  const glyphs = new Map<number, number>();
  const cmap = tableAt(font, "cmap");
  const encodings = font.readUInt16BE(cmap + 2);
  for (let encoding = 0; encoding < encodings; encoding++) {
    readSubtable(font, cmap + font.readUInt32BE(cmap + 8 + encoding * 8), glyphs);
  }
  return glyphs;
}

function readSubtable(font: Buffer, start: number, glyphs: Map<number, number>): void {
  const add = (code: number, glyph: number) => {
    if (glyph !== 0) glyphs.set(code, glyph);
  };
  const format = font.readUInt16BE(start);
  if (format === 4) {
    const segments = font.readUInt16BE(start + 6) / 2;
    for (let segment = 0; segment < segments; segment++) {
      const field = (list: number) => start + 14 + (list * segments + segment) * 2 + (list > 0 ? 2 : 0);
      const last = font.readUInt16BE(field(0));
      const first = font.readUInt16BE(field(1));
      const delta = font.readUInt16BE(field(2));
      const offset = font.readUInt16BE(field(3));
      for (let code = first; code <= last && code !== 0xffff; code++) {
        const listed = offset && font.readUInt16BE(field(3) + offset + (code - first) * 2);
        if (offset === 0) add(code, (code + delta) & 0xffff);
        else if (listed) add(code, (listed + delta) & 0xffff);
      }
    }
  } else if (format === 12) {
    const groups = font.readUInt32BE(start + 12);
    for (let group = 0; group < groups; group++) {
      const entry = start + 16 + group * 12;
      const first = font.readUInt32BE(entry);
      const last = font.readUInt32BE(entry + 4);
      const glyph = font.readUInt32BE(entry + 8);
      for (let code = first; code <= last; code++) add(code, glyph + code - first);
    }
  }
}

const unitsPerEm = (font: Buffer) => font.readUInt16BE(tableAt(font, "head") + 18);

/** The width of a text without kerning, in ems. */
export function advanceOf(font: Buffer, text: string): number {
  const glyphs = glyphsByCode(font);
  const metrics = tableAt(font, "hmtx");
  const count = font.readUInt16BE(tableAt(font, "hhea") + 34);
  const widths = [...text].map((character) => {
    const glyph = glyphs.get(character.codePointAt(0) ?? 0) ?? 0;
    return font.readUInt16BE(metrics + Math.min(glyph, count - 1) * 4);
  });
  return widths.reduce((sum, width) => sum + width, 0) / unitsPerEm(font);
}

/** The line box of a font, in ems. */
export function lineBoxOf(font: Buffer): { ascent: number; descent: number } {
  const USE_TYPO_METRICS = 1 << 7;
  const os2 = findTable(font, "OS/2");
  const typographic = os2 && font.readUInt16BE(os2.start + 62) & USE_TYPO_METRICS;
  const place = typographic ? os2.start + 68 : tableAt(font, "hhea") + 4;
  const em = unitsPerEm(font);
  return { ascent: font.readInt16BE(place) / em, descent: -font.readInt16BE(place + 2) / em };
}

export interface Axis {
  min: number;
  normal: number;
  max: number;
}

/** The axes of a variable font, from its `fvar` table; none for a static one. */
export function axesOf(font: Buffer): Map<string, Axis> {
  const fvar = findTable(font, "fvar")?.start;
  const axes = new Map<string, Axis>();
  if (fvar === undefined) return axes;
  const fixed = (place: number) => font.readInt32BE(place) / 0x10000;
  const size = font.readUInt16BE(fvar + 10);
  for (let index = 0; index < font.readUInt16BE(fvar + 8); index++) {
    const axis = fvar + font.readUInt16BE(fvar + 4) + index * size;
    axes.set(font.toString("latin1", axis, axis + 4), {
      min: fixed(axis + 4),
      normal: fixed(axis + 8),
      max: fixed(axis + 12),
    });
  }
  return axes;
}
