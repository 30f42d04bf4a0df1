import { Box, Circle, On, Rect, Repeat, Slab } from "../scene.ts";
import type { StockPartProps } from "./stock-part.ts";

const Post = ({ y }: { y: number }) => (
  <Slab at={[34, y, 0]} size={[24, 18, 96]}>
    <On face="front">
      <Rect at={[6, 8]} size={[12, 80]} />
    </On>
  </Slab>
);

/** A portal over the way, with a bar that opens for what may pass. */
export default function Gate({ signal }: StockPartProps) {
  return (
    <>
      <Post y={0} />
      <Repeat count={2} step={[0, 0, 26]}>
        <Box at={[42, 18, 30]} size={[8, 56, 10]} fill={signal ? "signal" : "lit"} pen="medium" />
      </Repeat>
      <Post y={74} />
      <Slab at={[28, -6, 96]} size={[36, 104, 20]}>
        <On face="side">
          <Repeat count={3} step={[26, 0]}>
            <Circle at={[26, 10]} radius={5} />
          </Repeat>
        </On>
      </Slab>
    </>
  );
}

export const height = 116;
