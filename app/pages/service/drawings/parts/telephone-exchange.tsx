import { Circle, On, Part, Rays, Rect, Repeat, Slab } from "../../../../drawings/scene.ts";

/** The middle of a jack on the exchange, by its column and row. */
export const jack = (column: number, row: number) => [-66 + column * 56, -30, 50 + row * 62] as const;

/** Six jacks with their nameplates, and the clockwork behind them. */
export function TelephoneExchange() {
  return (
    <Slab at={[-110, -70, 0]} size={[250, 40, 190]}>
      <On face="front">
        <Repeat count={3} step={[56, 0]}>
          <Repeat count={2} step={[0, 62]}>
            <Circle at={[44, 50]} radius={15} />
            <Circle at={[44, 50]} radius={6} pen="shade" />
            <Rect at={[28, 18]} size={[32, 9]} />
          </Repeat>
        </Repeat>
        <Part name="clockwork" number={5} at={[230, 150]} balloon={[108, -66]}>
          <Repeat count={2} step={[0, 62]}>
            {(copy) => (
              <>
                <Circle at={[214, 70]} radius={22} />
                <Circle at={[214, 70]} radius={8} />
                <Rays at={[214, 70]} count={8} radii={[22, 29]} turn={copy * 22.5} />
              </>
            )}
          </Repeat>
        </Part>
      </On>
    </Slab>
  );
}
