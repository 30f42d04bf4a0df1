import { Axis, Facing, from, type Narrow, Stroke } from "../../../../drawings/scene.ts";

/** The adapters in a row above the stock, rules, desk, wallet and queue below it. */
export const upright: Narrow = {
  viewBox: "-200 -470 500 1050",
  place: {
    rack: { by: [0, 0] },
    adapters: {
      of: "adapter",
      by: [
        [140, -235],
        [320, -235],
        [500, -235],
      ],
      balloon: [30, -34],
    },
    hold: { by: [0, 0], balloon: [-70, -66] },
    rules: { by: [-460, 390], balloon: [-40, -90] },
    desk: { by: [-310, 390], balloon: [50, -86] },
    wallet: { by: [-460, 370], balloon: [80, 52] },
    tickets: { by: [-318, 375], balloon: [40, 60] },
  },
  ground: (
    <Facing>
      <Stroke path={from(-135, -325).down(30).right(360).up(30).move(45, -325).down(30)} pen="hidden" />
      <Stroke
        path={from(-40, 300).right(180).move(-95, 370).down(50).move(-30, 480).right(180)}
        pen="hidden"
      />
      <Axis from={[45, -295]} to={[45, -252]} />
      <Axis from={[50, 190]} to={[50, 300]} />
    </Facing>
  ),
};
