import { Resvg } from "@resvg/resvg-js";
import Color from "colorjs.io";
import { DomUtils, parseDocument } from "htmlparser2";
import svgpath from "svgpath";
import { contentDrawing, once } from "../content/content-files.ts";
import type { Mistake } from "../content/parse.ts";
import { site } from "../content/site.ts";

/**
 * The side of the square that logos are drawn in, in pixels of the navigation
 * bar.
 */
const SIDE = 28;
/** What a logo may add to every page. */
const MOST_CHARACTERS = 3000;
const MOST_FILE_BYTES = 100_000;

type Element = ReturnType<typeof DomUtils.getElementsByTagName>[number];
const nameOf = (node: Element) => node.name.toLowerCase();
const partsOf = (node: Element) =>
  node.children.filter((child): child is Element => child.type === "tag");

/** What could run or load something, or would not be drawn as outlines. */
function unsafeParts(elements: readonly Element[]): string[] {
  const forbidden =
    /^(script|foreignobject|image|a|iframe|text|animate\w*|set)$/;
  return elements.flatMap((element) => {
    const attributes = Object.entries(element.attribs).flatMap(
      ([name, value]) => {
        if (/^on/i.test(name))
          return [`has ${name}, which could run a script: remove it`];
        const isOutside = /href$/i.test(name) && !value.startsWith("#");
        return isOutside || /url\(["']?(?!["']?#)/i.test(value)
          ? [`refers to another file in ${name}: remove it`]
          : [];
      },
    );
    const advice =
      nameOf(element) === "text"
        ? "convert text to outlines"
        : "only shapes are allowed";
    const rules =
      nameOf(element) === "style" ? DomUtils.textContent(element) : "";
    return [
      ...(forbidden.test(nameOf(element))
        ? [`has <${element.name}>: ${advice}`]
        : []),
      ...(/@import|url\(["']?(?!["']?#)/i.test(rules)
        ? ["refers to another file in <style>: remove it"]
        : []),
      ...attributes,
    ];
  });
}

/**
 * The colour of a logo in the colours of the site: white is left blank, a grey
 * is ink, anything else the brand's.
 */
function paintOf(value: string): string {
  const { l, c } = new Color(value).oklch;
  if ((c ?? 0) >= 0.04) return "var(--signal)";
  return (l ?? 0) > 0.95 ? "var(--paper)" : "currentColor";
}

interface Shape {
  d: string;
  attributes: Record<string, string>;
}

const round = (value: number) => Math.round(value * 100) / 100;

/** Where a shape is in the square, and how much larger than in its file. */
interface Place {
  transform: string;
  scale: number;
}

/** How much a matrix, as resvg writes it, enlarges what it is applied to. */
function scaleOf(transform: string): number {
  const [, a = 1, b = 0, c = 0, d = 1] = transform.split(/[( ]/).map(Number);
  return Math.sqrt(Math.abs(a * d - b * c));
}

/** Every path of a drawing without groups. */
function shapesIn(nodes: readonly Element[], place: Place): Shape[] {
  return nodes.flatMap((node) => {
    const { d = "", transform = "", ...attributes } = node.attribs;
    const here = {
      transform: `${place.transform} ${transform}`,
      scale: place.scale * scaleOf(transform),
    };
    if (node.name === "g") return shapesIn(partsOf(node), here);
    if (node.name !== "path") return [];
    const width = Number(attributes["stroke-width"] ?? 1) * here.scale;
    const moved = svgpath(d).transform(here.transform).round(2).toString();
    return [
      {
        d: moved,
        attributes: { ...attributes, "stroke-width": String(round(width)) },
      },
    ];
  });
}

const strokes = ["stroke-width", "stroke-linecap", "stroke-linejoin"];

/**
 * A path as the page has it, in a drawing that is filled with the current
 * colour.
 */
function pathOf(
  { d, attributes }: Shape,
  paint: (value: string) => string,
): string {
  const { fill = "none", stroke = "none" } = attributes;
  const painted = (value: string) => (value === "none" ? value : paint(value));
  const inside = painted(fill);
  const line = painted(stroke);
  const shown = [
    ...(inside === "currentColor" ? [] : [["fill", inside]]),
    ...(line === "none"
      ? []
      : [["stroke", line], ...strokes.map((name) => [name, attributes[name]])]),
    ["fill-rule", attributes["fill-rule"]],
    ["d", d],
  ];
  const written = shown.flatMap(([name, value]) =>
    value === undefined ? [] : [`${name}="${value}"`],
  );
  return `<path ${written.join(" ")}/>`;
}

/**
 * The paths of an SVG file in a square of SIDE and in the colours of the site,
 * or what is wrong with the file.
 */
export function readLogo(svg: string): { paths: string; problems: string[] } {
  const refused = (...problems: string[]) => ({
    paths: "",
    problems: [...new Set(problems)],
  });
  if (svg.length > MOST_FILE_BYTES)
    return refused(
      `has ${Math.round(svg.length / 1000)} KB: a logo may have ${MOST_FILE_BYTES / 1000} KB at most`,
    );
  const document = parseDocument(svg, { xmlMode: true });
  const elements = DomUtils.getElementsByTagName(() => true, document);
  const root = elements[0];
  if (!root || nameOf(root) !== "svg") return refused("is not an SVG drawing");
  const box = (root.attribs.viewBox ?? "")
    .trim()
    .split(/[\s,]+/)
    .map(Number);
  const [x = 0, y = 0, width = 0, height = 0] = box;
  if (box.length !== 4 || !(width > 0 && height > 0))
    return refused('needs a viewBox, such as viewBox="0 0 28 28"');
  const unsafe = unsafeParts(elements);
  if (unsafe.length > 0) return refused(...unsafe);
  if (Math.max(width / height, height / width) > 2)
    return refused(
      `is ${width} by ${height}: the logo stands beside the name, so use its mark alone, at most twice as wide as high`,
    );
  return { paths: "", problems: [], ...drawn(svg, [x, y, width, height]) };
}

/**
 * Resvg resolves styles, references and shapes: what is left are groups and
 * paths.
 */
function resolved(svg: string): string | undefined {
  try {
    return new Resvg(svg, { font: { loadSystemFonts: false } }).toString();
  } catch {
    return undefined;
  }
}

/** Design programs clip a drawing to its frame, which changes nothing. */
const isRectangle = (data = "") => /^M [^A-Z]+(L [^A-Z]+){3,4}Z$/.test(data);

function drawn(
  svg: string,
  [x, y, width, height]: readonly [number, number, number, number],
) {
  const plain = resolved(svg);
  if (plain === undefined) return { problems: ["cannot be read as SVG"] };
  const elements = DomUtils.getElementsByTagName(
    () => true,
    parseDocument(plain, { xmlMode: true }),
  );
  const painted = elements.find((element) => {
    if (element.name === "clipPath")
      return !partsOf(element).every(({ attribs }) => isRectangle(attribs.d));
    return /Gradient$|^(pattern|mask|filter)$/.test(element.name);
  });
  if (painted)
    return {
      problems: [
        `has a ${painted.name}, but is drawn in two plain colours: replace it`,
      ],
    };
  const scale = SIDE / Math.max(width, height);
  const start = (from: number, length: number) =>
    (SIDE - length * scale) / 2 - from * scale;
  const toSquare = {
    transform: `translate(${start(x, width)} ${start(y, height)}) scale(${scale})`,
    scale,
  };
  const shapes = shapesIn(elements.slice(0, 1).flatMap(partsOf), toSquare);
  if (shapes.length === 0) return { problems: ["draws nothing"] };
  const paints = shapes.flatMap(
    ({ attributes: { fill = "none", stroke = "none" } }) => [fill, stroke],
  );
  // A logo that is only white is meant for a dark background.
  const isWhite = paints.every(
    (paint) => paint === "none" || paintOf(paint) === "var(--paper)",
  );
  const paths = shapes
    .map((shape) => pathOf(shape, isWhite ? () => "currentColor" : paintOf))
    .join("");
  if (paths.length <= MOST_CHARACTERS) return { paths };
  return {
    problems: [
      `has ${paths.length} characters of paths, and may have ${MOST_CHARACTERS}, because every page has them: simplify it`,
    ],
  };
}

/** The file that content/site.yaml names. */
const logo = once(() => {
  const name = site.brand?.logo;
  if (!name) return undefined;
  const file = `content/${name}`;
  const svg = contentDrawing(file);
  if (svg !== undefined) return { file, ...readLogo(svg) };
  return {
    file: "content/site.yaml",
    paths: "",
    problems: [`brand.logo: there is no ${file}`],
  };
});

/** The paths of the owner's logo; undefined without one. */
export const logoPaths = (): string | undefined => logo()?.paths;

const ID = "brand-logo";

/**
 * The logo as the footer has it. The navigation bar repeats it, so that its
 * paths are not in the first view.
 */
export const footerLogo = (): string | undefined =>
  logoPaths() && `<g id="${ID}">${logoPaths()}</g>`;
export const barLogo = (): string | undefined =>
  logoPaths() && `<use href="#${ID}"/>`;

export const logoMistakes = (): Mistake[] =>
  (logo()?.problems ?? []).map((message) => ({
    file: logo()?.file ?? "",
    message,
  }));
