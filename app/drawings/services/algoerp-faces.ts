import type { Point3, Size3 } from "../kit/iso.ts";
import { serviceIso as iso } from "./service-sheet.tsx";

type FaceMarks = (at: Point3, size: Size3) => string;

const ledger: FaceMarks = ([x, y, z], [w, , h]) =>
  [0, 1, 2, 3, 4]
    .map((k) => iso.line([x + 11, y, z + 14 + k * 11], [x + w - 11, y, z + 14 + k * 11]))
    .join("") + iso.line([x + w * 0.62, y, z + 9], [x + w * 0.62, y, z + h - 9]);

const order: FaceMarks = ([x, y, z], [w, , h]) =>
  iso.front(x + 14, z + 13, w - 28, h - 30, y) +
  iso.line([x + 24, y, z + h - 28], [x + w - 24, y, z + h - 28]) +
  iso.line([x + 24, y, z + h - 38], [x + w - 38, y, z + h - 38]) +
  iso.line([x + 14, y, z + h - 9], [x + w - 14, y, z + h - 9]);

const bins: FaceMarks = ([x, y, z], [w, , h]) => {
  const [across, up] = [(w - 24) / 3, (h - 24) / 2];
  return [0, 1, 2]
    .flatMap((a) => [0, 1].map((b) => iso.front(x + 14 + a * across, z + 14 + b * up, across - 5, up - 5, y)))
    .join("");
};

const gear: FaceMarks = ([x, y, z], [w, , h]) => {
  const [cx, cz] = [x + w / 2, z + h / 2];
  const spot = (angle: number, r: number): Point3 => [cx + r * Math.cos(angle), y, cz + r * Math.sin(angle)];
  const teeth = [0, 1, 2, 3, 4, 5, 6, 7].map((k) => (k * Math.PI) / 4);
  return (
    iso.circleFront(cx, cz, h * 0.3, y) +
    iso.circleFront(cx, cz, h * 0.12, y) +
    teeth.map((angle) => iso.line(spot(angle, h * 0.3), spot(angle, h * 0.38))).join("")
  );
};

const bars: FaceMarks = ([x, y, z], [w, , h]) =>
  [0.25, 0.4, 0.34, 0.55, 0.7]
    .map((share, k) => iso.front(x + 14 + (k * (w - 26)) / 5, z + 11, (w - 26) / 5 - 5, (h - 22) * share, y))
    .join("");

const people: FaceMarks = ([x, y, z], [w, , h]) =>
  [0.25, 0.5, 0.75]
    .map((share) => {
      const cx = x + w * share;
      const shoulder = w * 0.085;
      return (
        iso.circleFront(cx, z + h * 0.62, h * 0.09, y) +
        iso.line(
          [cx - shoulder, y, z + h * 0.24],
          [cx - shoulder, y, z + h * 0.38],
          [cx - shoulder * 0.5, y, z + h * 0.46],
          [cx + shoulder * 0.5, y, z + h * 0.46],
          [cx + shoulder, y, z + h * 0.38],
          [cx + shoulder, y, z + h * 0.24],
        )
      );
    })
    .join("");

/** What stands on the front of each module, in the order of the list: accounts, purchase, inventory, production, sales, payroll. */
const marks = [ledger, order, bins, gear, bars, people];

export function moduleFace(index: number, [x, y, z]: Point3, size: Size3): string {
  return marks[index]?.([x, y + size[1], z], size) ?? "";
}
