/** Red, green, blue and alpha, from 0 to 1. */
export interface Rgb {
  r: number;
  g: number;
  b: number;
  alpha: number;
}

/** `#rgb`, `#rgba`, `#rrggbb` or `#rrggbbaa`. */
export function parseHex(hex: string): Rgb {
  const digits = /^#([\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})$/i.exec(hex)?.[1];
  if (!digits) throw new Error(`${hex} is not written as #rrggbb or #rrggbbaa`);
  const size = digits.length > 4 ? 2 : 1;
  const part = (index: number) => {
    const value = digits.slice(index * size, (index + 1) * size);
    return value ? Number.parseInt(size === 1 ? value + value : value, 16) / 255 : 1;
  };
  return { r: part(0), g: part(1), b: part(2), alpha: part(3) };
}

export function toHex({ r, g, b, alpha }: Rgb): string {
  const parts = alpha === 1 ? [r, g, b] : [r, g, b, alpha];
  const digits = parts.map((part) =>
    Math.round(part * 255)
      .toString(16)
      .padStart(2, "0"),
  );
  const isShort = digits.every(([first, second]) => first === second);
  return `#${digits.map((pair) => (isShort ? pair[0] : pair)).join("")}`;
}

/** A colour blended with an opaque background. */
export function over({ r, g, b, alpha }: Rgb, ground: Rgb): Rgb {
  const mix = (part: number, below: number) => part * alpha + below * (1 - alpha);
  return { r: mix(r, ground.r), g: mix(g, ground.g), b: mix(b, ground.b), alpha: 1 };
}

const linear = (part: number) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4);
const gamma = (part: number) => (part <= 0.0031308 ? part * 12.92 : 1.055 * part ** (1 / 2.4) - 0.055);

/** The relative luminance of WCAG 2. */
const luminance = ({ r, g, b }: Rgb) => 0.2126 * linear(r) + 0.7152 * linear(g) + 0.0722 * linear(b);

/** The contrast ratio of WCAG 2, from 1 to 21. */
export function contrast(colour: Rgb, ground: Rgb): number {
  const [dark = 0, light = 0] = [luminance(over(colour, ground)), luminance(ground)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

/** Lightness, and the positions between green and red and between blue and yellow. */
interface Oklab {
  lightness: number;
  a: number;
  b: number;
}

/** Björn Ottosson's matrices (bottosson.github.io/posts/oklab), as CSS Color 4 has them. */
function toOklab({ r, g, b }: Rgb): Oklab {
  const [red, green, blue] = [linear(r), linear(g), linear(b)];
  const l = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
  const m = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
  const s = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
  return {
    lightness: 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    a: 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    b: 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  };
}

function fromOklab({ lightness, a, b }: Oklab): Rgb {
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return {
    r: gamma(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s),
    g: gamma(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s),
    b: gamma(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s),
    alpha: 1,
  };
}

const isShown = ({ r, g, b }: Rgb) => [r, g, b].every((part) => part > -0.0005 && part < 1.0005);

/** The same hue at another lightness, with the most chroma that a screen can show. */
function withLightness(colour: Rgb, lightness: number): Rgb {
  const { a, b } = toOklab(colour);
  for (let share = 1; share > 0; share -= 0.02) {
    const found = fromOklab({ lightness, a: a * share, b: b * share });
    if (isShown(found)) return { ...parseHex(toHex(found)), alpha: colour.alpha };
  }
  return { ...parseHex(toHex(fromOklab({ lightness, a: 0, b: 0 }))), alpha: colour.alpha };
}

/** The colour of the same hue, nearest in lightness, that passes, if any. */
export function nearestThat(passes: (colour: Rgb) => boolean, colour: Rgb): Rgb | undefined {
  const { lightness } = toOklab(colour);
  for (let step = 0.005; step <= 1; step += 0.005) {
    for (const tried of [lightness - step, lightness + step]) {
      if (tried < 0 || tried > 1) continue;
      const found = withLightness(colour, tried);
      if (passes(found)) return found;
    }
  }
  return undefined;
}
