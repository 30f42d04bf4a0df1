import type { Point3, Size3 } from "../../../../drawings/kit/iso.ts";
import { serviceIso as iso } from "./sheet.tsx";

/** Marks on the front of a block of that size at the origin. */
type FaceMarks = (size: Size3) => string;

const ledger: FaceMarks = ([w, y, h]) =>
  [0, 1, 2, 3, 4].map((k) => iso.line([11, y, 14 + k * 11], [w - 11, y, 14 + k * 11])).join("") +
  iso.line([w * 0.62, y, 9], [w * 0.62, y, h - 9]);

const order: FaceMarks = ([w, y, h]) =>
  iso.front(14, 13, w - 28, h - 30, y) +
  iso.line([24, y, h - 28], [w - 24, y, h - 28]) +
  iso.line([24, y, h - 38], [w - 38, y, h - 38]) +
  iso.line([14, y, h - 9], [w - 14, y, h - 9]);

const bins: FaceMarks = ([w, y, h]) => {
  const [across, up] = [(w - 24) / 3, (h - 24) / 2];
  return [0, 1, 2]
    .flatMap((a) => [0, 1].map((b) => iso.front(14 + a * across, 14 + b * up, across - 5, up - 5, y)))
    .join("");
};

const gear: FaceMarks = ([w, y, h]) => {
  const [cx, cz] = [w / 2, h / 2];
  const spot = (angle: number, r: number): Point3 => [cx + r * Math.cos(angle), y, cz + r * Math.sin(angle)];
  const teeth = [0, 1, 2, 3, 4, 5, 6, 7].map((k) => (k * Math.PI) / 4);
  return (
    iso.circleFront(cx, cz, h * 0.3, y) +
    iso.circleFront(cx, cz, h * 0.12, y) +
    teeth.map((angle) => iso.line(spot(angle, h * 0.3), spot(angle, h * 0.38))).join("")
  );
};

const bars: FaceMarks = ([w, y, h]) =>
  [0.25, 0.4, 0.34, 0.55, 0.7]
    .map((share, k) => iso.front(14 + (k * (w - 26)) / 5, 11, (w - 26) / 5 - 5, (h - 22) * share, y))
    .join("");

const people: FaceMarks = ([w, y, h]) =>
  [0.25, 0.5, 0.75]
    .map((share) => {
      const cx = w * share;
      const shoulder = w * 0.085;
      return (
        iso.circleFront(cx, h * 0.62, h * 0.09, y) +
        iso.line(
          [cx - shoulder, y, h * 0.24],
          [cx - shoulder, y, h * 0.38],
          [cx - shoulder * 0.5, y, h * 0.46],
          [cx + shoulder * 0.5, y, h * 0.46],
          [cx + shoulder, y, h * 0.38],
          [cx + shoulder, y, h * 0.24],
        )
      );
    })
    .join("");

/** What stands on the front of each module, in the order of the list: accounts, purchase, inventory, production, sales, payroll. */
const marks = [ledger, order, bins, gear, bars, people];

export function moduleFace(index: number, size: Size3): string {
  return marks[index]?.(size) ?? "";
}
