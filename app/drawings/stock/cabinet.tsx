import { Box, Line, On, Rect, Repeat, Slab } from "../scene.ts";
import type { StockPartProps } from "./stock-part.ts";

/** A filing cabinet of three drawers, the middle one open. */
export default function Cabinet({ signal }: StockPartProps) {
  return (
    <>
      <Slab at={[14, 4, 0]} size={[64, 56, 122]}>
        <On face="front">
          <Repeat count={3} step={[0, 38]}>
            <Rect at={[5, 5]} size={[54, 34]} pen="lit" />
            <Line from={[22, 27]} to={[42, 27]} pen="heavy" />
          </Repeat>
        </On>
      </Slab>
      <Box at={[20, 60, 44]} size={[52, 32, 32]} front={signal ? "signal" : "plate"} open={5} pen="medium">
        <Repeat count={4} step={[0, 6, 0]}>
          <Rect face="front" at={[9, 7, -4]} size={[34, 12]} pen="lit" />
        </Repeat>
        <On face="front">
          <Line from={[16, 20]} to={[36, 20]} pen="heavy" />
        </On>
      </Box>
    </>
  );
}

export const height = 122;
