import { END, isMark, START } from "./mark-codes.ts";
import type { Field, Place } from "./types.ts";

/**
 * A text on the page, or an attribute that is read aloud, and the number of its
 * mark.
 */
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

const hostOf = (node: Node): Element | null =>
  node instanceof Element ? node : node.parentElement;

/** Takes the marks out of the texts below an element. */
function readTexts(root: Element): Spot[] {
  const spots: Spot[] = [];
  const open: { id: number; range: Range }[] = [];
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  for (
    let node = walker.nextNode() as Text | null;
    node;
    node = walker.nextNode() as Text | null
  ) {
    for (
      let at = node.data.search(isMark);
      at >= 0;
      at = node.data.search(isMark)
    ) {
      const code = node.data.codePointAt(at) ?? 0;
      // Ranges follow the text; a mark is two units long.
      node.deleteData(at, 2);
      if (code < END) {
        const range = new Range();
        range.setStart(node, at);
        open.push({ id: code - START, range });
      } else {
        const index = open.findLastIndex(({ id }) => id === code - END);
        const [opened] = index < 0 ? [] : open.splice(index, 1);
        if (!opened) continue;
        opened.range.setEnd(node, at);
        const host = hostOf(opened.range.commonAncestorContainer);
        if (host && !opened.range.collapsed) spots.push({ ...opened, host });
      }
    }
  }
  return spots;
}

/** Attributes that people hear or see. */
const readAloud = new Set([
  "alt",
  "aria-label",
  "aria-description",
  "title",
  "placeholder",
  "label",
]);

/** Takes the marks out of the attributes below an element. */
function readAttributes(root: Element): Spot[] {
  const spots: Spot[] = [];
  for (const host of [root, ...root.querySelectorAll("*")])
    for (const attribute of [...host.attributes]) {
      const plain = attribute.value.replace(isMark, "");
      if (plain === attribute.value) continue;
      const id = (attribute.value.codePointAt(0) ?? 0) - START;
      if (readAloud.has(attribute.name) && id >= 0)
        spots.push({ id, host, attribute: attribute.name });
      attribute.value = plain;
    }
  return spots;
}

/**
 * Takes all marks out of the page, and returns what they stood for, in the
 * order of the page.
 */
export const takeMarks = (root: Element): Spot[] => [
  ...readTexts(root),
  ...readAttributes(root),
];

/** What the keyboard stops at. */
export const focusable =
  "a[href], button, summary, input, select, textarea, [tabindex]";

/** A text, or a picture, whose text alternative stands for it. */
export const isSeen = ({ range, attribute }: Spot) =>
  range !== undefined || attribute === "alt";

/** The box around a text in the window; undefined if it is not shown. */
export function boxOf({ range, host }: Spot): DOMRect | undefined {
  const box = (range ?? host).getBoundingClientRect();
  return box.width > 0 && box.height > 0 ? box : undefined;
}

const linesOf = ({ range, host }: Spot): DOMRect[] => [
  ...(range ?? host).getClientRects(),
];

const area = (spot: Spot) =>
  linesOf(spot).reduce((sum, { width, height }) => sum + width * height, 0);

/**
 * The innermost text at a point of the window: of those whose element is there,
 * the smallest; also beside its lines.
 */
export function spotAt<Known extends Spot>(
  spots: readonly Known[],
  target: Element,
  x: number,
  y: number,
): Known | undefined {
  const isHit = (box: DOMRect | undefined) =>
    box && x >= box.left && x <= box.right && y >= box.top && y <= box.bottom;
  const near = spots
    .filter(
      (spot) =>
        isSeen(spot) &&
        (spot.host.contains(target) || target.contains(spot.host)),
    )
    .toSorted((a, b) => area(a) - area(b));
  return (
    near.find((spot) => linesOf(spot).some(isHit)) ??
    near.find((spot) => isHit(boxOf(spot))) ??
    near.find(({ host }) => host === target)
  );
}
