import { FloorArrow } from "./floor-arrow.tsx";
import { At, Axis, On, Part, type Point3, Ruling, Scene, Slab } from "./scene.ts";
import {
  DEPTH,
  FLOOR,
  MARGIN,
  partNames,
  STOCK_ANGLE,
  type StockParts,
  stockPart,
  THICKNESS,
} from "./stock/stock-part.ts";
import { stockFloors } from "./stock-floors.tsx";

interface StockRowProps extends StockParts {
  labels: readonly string[];
  description: string;
  className?: string | undefined;
}

/** The distance between parts: smaller in a long row, on the same sheet. */
const pitchOf = (count: number) => (count > 5 ? 118 : count > 4 ? 126 : 140);
/** The middle of the base is that of the sheet; parts on it need space above. */
const GROUND = -58;

/** The height of the upper names above the base. */
const LETTERED = 172;

/** A short row is drawn larger. */
const sheetOf = (count: number) => (count > 4 ? "-400 -290 800 596" : "-330 -250 660 500");

const lengthOf = (count: number) => (count - 1) * pitchOf(count) + FLOOR + 2 * MARGIN;

/** The position of a part in the row. */
const rowPlace = (count: number, index: number): Point3 => [
  MARGIN + index * pitchOf(count) - lengthOf(count) / 2,
  MARGIN - DEPTH / 2,
  GROUND,
];

/**
 * Stock parts in a row on one base, with an axis through them. The names of the first half are above the row, where
 * the base slopes down to the right, those of the second half below it. On a phone they are on several floors.
 */
export function StockRow({ parts, signal, ...scene }: StockRowProps) {
  const count = parts.length;
  const [length, pitch] = [lengthOf(count), pitchOf(count)];
  const names = partNames(parts);
  return (
    <Scene
      viewBox={sheetOf(count)}
      angle={STOCK_ANGLE}
      grid={1}
      id="stock"
      narrow={stockFloors(parts, (index) => rowPlace(count, index))}
      {...scene}
    >
      <Slab at={[-length / 2, -DEPTH / 2, GROUND - THICKNESS]} size={[length, DEPTH, THICKNESS]}>
        <On face="front">
          <Ruling
            from={[MARGIN, 0]}
            to={[MARGIN, 6]}
            count={count + 1}
            step={[(length - 2 * MARGIN) / count, 0]}
          />
        </On>
        <Axis from={[0, MARGIN + FLOOR / 2, 0]} to={[length, MARGIN + FLOOR / 2, 0]} />
      </Slab>
      {parts.map((name, index) => {
        const { default: Stock, height } = stockPart(name);
        const above = index < count / 2;
        return (
          <At key={names[index]} at={rowPlace(count, index)}>
            <Part
              name={names[index] ?? name}
              number={index + 1}
              at={above ? [FLOOR / 2, FLOOR / 2, height] : [FLOOR / 2, FLOOR - 14, 16]}
              balloon={above ? [44, height - LETTERED] : [-66, 84]}
            >
              <Stock signal={index + 1 === signal} />
            </Part>
            {index + 1 < count && <FloorArrow at={[(FLOOR + pitch) / 2 - 9, FLOOR / 2, 0]} />}
          </At>
        );
      })}
    </Scene>
  );
}
