import { END, isMark, START } from "./mark-codes.ts";
import type { Field, Place } from "./types.ts";

/** A text on the page, or an attribute that is read aloud, and the number of its mark. */
export interface Spot {
  id: number;
  /** The element that has all of it. */
  host: Element;
  /** Where its text is; undefined for an attribute. */
  range?: Range;
  attribute?: string;
}

/** A text of the page with its field. */
export interface EditableSpot extends Spot {
  place: Place;
}

/** A field that is being edited, and where. */
export interface OpenField {
  field: Field;
  /** A picture that was dropped on the one whose text this is. */
  dropped?: File | undefined;
  spot?: EditableSpot | undefined;
}

const unmarked = (text: string) => text.replace(isMark, "");

interface Open {
  id: number;
  node: Text;
  offset: number;
}

const hostOf = (node: Node): Element | null => (node instanceof Element ? node : node.parentElement);

function rangeFrom({ node, offset }: Open, end: Text, endOffset: number): Range {
  const range = new Range();
  range.setStart(node, offset);
  range.setEnd(end, endOffset);
  return range;
}

/** Takes the marks out of the texts below an element. */
function readTexts(root: Element): Spot[] {
  const found: (Open & { end: Text; endOffset: number })[] = [];
  const open: Open[] = [];
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode() as Text | null; node; node = walker.nextNode() as Text | null) {
    if (node.data === unmarked(node.data)) continue;
    let plain = "";
    for (const letter of node.data) {
      const code = letter.codePointAt(0) ?? 0;
      if (code >= END) {
        const at = open.findLastIndex(({ id }) => id === code - END);
        const [start] = at < 0 ? [] : open.splice(at, 1);
        if (start) found.push({ ...start, end: node, endOffset: plain.length });
      } else if (code >= START) open.push({ id: code - START, node, offset: plain.length });
      else plain += letter;
    }
    node.data = plain;
  }
  return found.flatMap((text) => {
    const range = rangeFrom(text, text.end, text.endOffset);
    const host = hostOf(range.commonAncestorContainer);
    return host && !range.collapsed ? [{ id: text.id, host, range }] : [];
  });
}

/** Attributes that people hear or see. */
const readAloud = new Set(["alt", "aria-label", "aria-description", "title", "placeholder", "label"]);

/** Takes the marks out of the attributes below an element. */
function readAttributes(root: Element): Spot[] {
  const spots: Spot[] = [];
  for (const host of [root, ...root.querySelectorAll("*")])
    for (const attribute of [...host.attributes]) {
      const plain = unmarked(attribute.value);
      if (plain === attribute.value) continue;
      const id = (attribute.value.codePointAt(0) ?? 0) - START;
      if (readAloud.has(attribute.name) && id >= 0) spots.push({ id, host, attribute: attribute.name });
      attribute.value = plain;
    }
  return spots;
}

/** What the keyboard stops at. */
export const focusable = "a[href], button, summary, input, select, textarea, [tabindex]";

/** Gives every text a stop of the keyboard: its own element, unless that is in a link or a button. */
export function addStops(spots: readonly Spot[]): void {
  for (const { host } of spots.filter(isSeen))
    if (!host.closest(focusable)) host.setAttribute("tabindex", "0");
}

/** Takes all marks out of the page, and returns what they stood for, in the order of the page. */
export function takeMarks(root: Element): Spot[] {
  const attributes = readAttributes(root);
  return [...readTexts(root), ...attributes];
}

/** The boxes of a spot in the window. */
export function boxesOf({ range, host }: Spot): DOMRect[] {
  const boxes = range ? [...range.getClientRects()] : [host.getBoundingClientRect()];
  return boxes.filter(({ width, height }) => width > 0 && height > 0);
}

/** The box around all of them. */
export function boxOf(spot: Spot): DOMRect | undefined {
  const boxes = boxesOf(spot);
  if (boxes.length === 0) return undefined;
  const left = Math.min(...boxes.map((box) => box.left));
  const top = Math.min(...boxes.map((box) => box.top));
  const right = Math.max(...boxes.map((box) => box.right));
  const bottom = Math.max(...boxes.map((box) => box.bottom));
  return new DOMRect(left, top, right - left, bottom - top);
}

/** A text, or a picture, whose text alternative stands for it. */
export const isSeen = ({ range, attribute }: Spot) => range !== undefined || attribute === "alt";

const isIn = (box: DOMRect, x: number, y: number) =>
  x >= box.left && x <= box.right && y >= box.top && y <= box.bottom;

const area = (spot: Spot) => boxesOf(spot).reduce((sum, { width, height }) => sum + width * height, 0);

/** The innermost text at a point of the window: of those whose element is there, the smallest; also beside its lines. */
export function spotAt<Known extends Spot>(
  spots: readonly Known[],
  target: Element,
  x: number,
  y: number,
): Known | undefined {
  const near = spots
    .filter((spot) => isSeen(spot) && (spot.host.contains(target) || target.contains(spot.host)))
    .toSorted((a, b) => area(a) - area(b));
  const around = (spot: Spot) => [boxOf(spot)].filter((box) => box !== undefined);
  const hit = [boxesOf, around]
    .map((boxes) => near.find((spot) => boxes(spot).some((box) => isIn(box, x, y))))
    .find((spot) => spot !== undefined);
  return hit ?? near.find(({ host }) => host === target);
}
