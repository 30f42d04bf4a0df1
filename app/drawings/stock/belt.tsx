import { Box, Circle, Line, On, Repeat, Ruling, Slab, way } from "../scene.ts";
import type { StockPartProps } from "./stock-part.ts";

/** A length of conveyor on four legs, with a parcel on it. */
export default function Belt({ signal }: StockPartProps) {
  return (
    <>
      <Repeat count={2} step={[0, 46, 0]}>
        <Repeat count={2} step={[68, 0, 0]}>
          <Box at={[8, 20, 0]} size={[8, 8, 36]} faces={["front", "side"]} />
        </Repeat>
      </Repeat>
      <Slab at={[0, 16, 36]} size={[92, 60, 16]}>
        <Ruling from={[8, 4, 0]} to={[8, 56, 0]} count={7} step={[13, 0, 0]} pen="thin" />
        <On face="front">
          <Repeat count={5} step={[18, 0]}>
            <Circle at={[10, 8]} radius={5} pen="shade" />
          </Repeat>
        </On>
        <Box at={[24, 10, 0]} size={[42, 40, 38]} front={signal ? "signal" : "plate"} pen="medium">
          <Line through={way(21, 0, 0).to(21, 40, 0).to(21, 40, -14)} />
        </Box>
      </Slab>
    </>
  );
}

export const height = 90;
