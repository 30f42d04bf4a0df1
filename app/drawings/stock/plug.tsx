import { Box, Circle, Cord, On, Repeat, Ruling, Slab } from "../scene.ts";
import type { StockPartProps } from "./stock-part.ts";

/** A plug before its socket, held by a rest, its cord on the floor. */
export default function Plug({ signal }: StockPartProps) {
  return (
    <>
      <Slab at={[0, 12, 0]} size={[24, 68, 96]}>
        <On face="side">
          <Circle at={[34, 52]} radius={24} pen="lit" />
          <Repeat count={2} step={[20, 0]}>
            <Circle at={[24, 52]} radius={4} pen="ink" />
          </Repeat>
        </On>
      </Slab>
      <Repeat count={2} step={[0, 20, 0]}>
        <Box at={[34, 33, 49]} size={[20, 6, 6]} />
      </Repeat>
      <Box at={[60, 38, 0]} size={[16, 16, 36]} faces={["front", "side"]} />
      <Cord from={[86, 46, 52]} to={[96, 84, 0]} sag={26} pen="heavy" />
      <Slab at={[52, 24, 36]} size={[34, 44, 32]} front={signal ? "signal" : "plate"}>
        <On face="front">
          <Ruling from={[24, 5]} to={[24, 27]} count={2} step={[5, 0]} />
        </On>
      </Slab>
    </>
  );
}

export const height = 70;
