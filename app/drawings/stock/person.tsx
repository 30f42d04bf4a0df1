import { Cylinder, Dot, Facing, from, Stroke } from "../scene.ts";
import type { StockPartProps } from "./stock-part.ts";

const body = from(-34, 4)
  .curve([0, -46], [10, -66], [34, -66])
  .curve([24, 0], [34, 20], [34, 66])
  .curve([-10, 14], [-58, 14], [-68, 0])
  .close();

/** A person on a plinth, as a piece of a board game. */
export default function Person({ signal }: StockPartProps) {
  return (
    <>
      <Cylinder at={[46, 46, 0]} radius={36} length={12} pen="thick" />
      <Facing at={[46, 46, 16]}>
        <Stroke path={body} pen={[signal ? "signal" : "plate", "thick"]} />
        <Dot at={[0, -80]} radius={22} pen={["lit", "thick"]} />
      </Facing>
    </>
  );
}

export const height = 112;
