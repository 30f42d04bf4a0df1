import { coordinate } from "./format.ts";
import type { Iso, Point3 } from "./iso.ts";

interface RepeatProps {
  iso: Iso;
  /** The id of a group drawn earlier on the same sheet; unique on the page. */
  of: string;
  /** From where it was drawn to where it stands again. */
  by: Point3;
}

/** The same part once more, elsewhere: a few bytes in place of a copy. */
export function Repeat({ iso, of, by }: RepeatProps) {
  const [x, y] = iso.project(by);
  return <use href={`#${of}`} x={coordinate(x)} y={coordinate(y)} />;
}
