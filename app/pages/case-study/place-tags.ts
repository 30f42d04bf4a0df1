import type { Point2 } from "../../drawings/scene.ts";

interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/**
 * The font size of tags in units of the canvas, where the drawing is smallest:
 * on a phone.
 */
const EM = 30;
/**
 * How far the letter is outside its cloud, so that it does not cover a small
 * part.
 */
const OUTSIDE = 9;
/** Corners and sides of a cloud, the better place of a tag first. */
const SIDES: readonly Point2[] = [
  [1, -1],
  [-1, -1],
  [1, 1],
  [-1, 1],
  [1, 0],
  [-1, 0],
];

const overlap = (a: Box, b: Box) =>
  Math.max(0, Math.min(a.right, b.right) - Math.max(a.left, b.left)) *
  Math.max(0, Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top));

const areaOf = (box: Box) => overlap(box, box);

/**
 * The room of a letter at a point of the canvas, and of a text of so many
 * characters beside it.
 */
function boxAt([x, y]: Point2, toTheLeft: boolean, characters: number): Box {
  const near = 0.9 * EM;
  const far = (characters > 0 ? 1.3 + characters * 0.62 : 0.9) * EM;
  return {
    left: x - (toTheLeft ? far : near),
    right: x + (toTheLeft ? near : far),
    top: y - 1.2 * EM,
    bottom: y + 1.2 * EM,
  };
}

interface Tagged {
  /** The cloud that it belongs to. */
  outline: readonly Point2[];
  /** Of the text beside its letter. */
  characters: number;
}

/**
 * Places each tag on its cloud: inside the canvas, clear of the others, and of
 * other clouds if possible.
 */
export function placeTags(
  tags: readonly Tagged[],
  viewBox: string,
): { at: Point2; toTheLeft: boolean }[] {
  const [x = 0, y = 0, width = 0, height = 0] = viewBox.split(" ").map(Number);
  const canvas = { left: x, right: x + width, top: y, bottom: y + height };
  const placed: Box[] = [];
  return tags.map(({ outline, characters }) => {
    const others = tags.flatMap((tag) =>
      tag.outline === outline ? [] : tag.outline,
    );
    const places = SIDES.map(([dx, dy]) => {
      const reach = ([x, y]: Point2) => x * dx + y * dy;
      const [edgeX, edgeY] = outline.reduce((far, point) =>
        reach(point) > reach(far) ? point : far,
      );
      const at: Point2 = [edgeX + dx * OUTSIDE, edgeY + dy * OUTSIDE];
      const box = boxAt(at, dx < 0, characters);
      const cut = areaOf(box) - overlap(box, canvas);
      const covered = placed.reduce(
        (sum, other) => sum + overlap(box, other),
        0,
      );
      const crossed = others.filter(
        ([x, y]) =>
          x > box.left && x < box.right && y > box.top && y < box.bottom,
      ).length;
      return {
        at,
        toTheLeft: dx < 0,
        box,
        fault: cut + covered + crossed * EM,
      };
    });
    const best = places.reduce((least, place) =>
      place.fault < least.fault ? place : least,
    );
    placed.push(best.box);
    return { at: best.at, toTheLeft: best.toTheLeft };
  });
}
