import { Box, Line, On, Print, Rect, Slab } from "../scene.ts";
import type { StockPartProps } from "./stock-part.ts";

/** A handset on its stand: a card, a list and a button. */
export default function Phone({ signal }: StockPartProps) {
  return (
    <Box at={[16, 26, 0]} size={[60, 48, 10]} pen="thick">
      <Slab at={[-2, 18, 0]} size={[64, 10, 122]}>
        <On face="front">
          <Rect at={[5, 9]} size={[54, 104]} pen="lit" />
          <Rect at={[11, 72]} size={[42, 34]} />
          <Print at={[11, 62]} lengths={[42, 30, 36]} step={-9} />
          <Rect at={[11, 18]} size={[42, 16]} pen={signal ? "signal" : "shade"} />
          <Line from={[24, 4]} to={[40, 4]} pen="medium" />
        </On>
      </Slab>
    </Box>
  );
}

export const height = 130;
