import { Circle, On, Rect, Repeat, Ruling, Slab } from "../scene.ts";
import type { StockPartProps } from "./stock-part.ts";

/** A rack of five units, vented at the side. */
export default function Server({ signal }: StockPartProps) {
  return (
    <Slab at={[14, 14, 0]} size={[64, 64, 122]}>
      <On face="side">
        <Ruling from={[12, 18]} to={[52, 18]} count={9} step={[0, 11]} />
      </On>
      <On face="front">
        <Rect at={[6, 50]} size={[52, 18]} pen={signal ? "signal" : "lit"} />
        <Repeat count={5} step={[0, 22]}>
          <Rect at={[6, 6]} size={[52, 18]} />
          <Circle at={[14, 15]} radius={3.2} />
          <Ruling from={[30, 11]} to={[30, 19]} count={4} step={[7, 0]} />
        </Repeat>
      </On>
    </Slab>
  );
}

export const height = 122;
