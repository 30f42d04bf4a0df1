import { Box, Circle, Line, On, Rect, Repeat, Ruling, Slab } from "../scene.ts";
import type { StockPartProps } from "./stock-part.ts";

const wheels = [
  [12, 78, 13],
  [76, 78, 13],
] as const;

/** A delivery truck that drives to the lower right. */
export default function Truck({ signal }: StockPartProps) {
  return (
    <>
      <Box at={[-4, 18, 13]} size={[96, 58, 8]} fill="shade" />
      <Slab at={[-6, 16, 21]} size={[64, 62, 76]} front={signal ? "signal" : "plate"}>
        <On face="front">
          <Ruling from={[11, 8]} to={[11, 68]} count={4} step={[14, 0]} />
        </On>
      </Slab>
      <Slab at={[64, 18, 15]} size={[30, 58, 56]}>
        <On face="side">
          <Rect at={[6, 28]} size={[46, 22]} pen="shade" />
          <Ruling from={[14, 8]} to={[44, 8]} count={3} step={[0, 6]} />
        </On>
        <On face="front">
          <Rect at={[8, 28]} size={[18, 22]} pen="shade" />
          <Line from={[8, 20]} to={[14, 20]} />
        </On>
      </Slab>
      <Repeat at={wheels}>
        <Circle face="front" at={[0, 0, 0]} radius={13} pen={["shade", "thick"]} />
        <Circle face="front" at={[0, 0, 0]} radius={5} pen="lit" />
      </Repeat>
    </>
  );
}

export const height = 97;
