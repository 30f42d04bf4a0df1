import { Box, Line, On, Rect, Repeat, Ruling, Slab } from "../scene.ts";
import type { StockPartProps } from "./stock-part.ts";

/** An account book, open on its desk; the total stands at the foot of the right page. */
export default function Ledger({ signal }: StockPartProps) {
  return (
    <Slab at={[10, 14, 0]} size={[72, 64, 50]}>
      <On face="front">
        <Rect at={[8, 10]} size={[56, 32]} />
        <Line from={[28, 26]} to={[44, 26]} pen="heavy" />
      </On>
      <Slab at={[-12, -14, 0]} size={[96, 92, 4]} fill="shade">
        <Repeat count={2} step={[46, 0, 0]}>
          <Box at={[3, 4, 0]} size={[44, 84, 12]} fill="lit" pen="medium">
            <Ruling from={[6, 10, 0]} to={[38, 10, 0]} count={7} step={[0, 9, 0]} />
            <Line from={[27, 6, 0]} to={[27, 78, 0]} />
          </Box>
        </Repeat>
        <Rect face="top" at={[55, 71, 12]} size={[32, 9]} pen={signal ? "signal" : "shade"} />
      </Slab>
    </Slab>
  );
}

export const height = 66;
