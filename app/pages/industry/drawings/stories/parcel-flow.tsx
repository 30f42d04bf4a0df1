import { say, words } from "../../../../content/words.ts";
import { from, Label, way } from "../../../../drawings/scene.ts";
import { Polygon, Rect, Stroke } from "../../../../drawings/shapes.ts";
import {
  After,
  Before,
  Chart,
  type StoryFigureProps,
} from "../parts/chart.tsx";

interface FlowProps {
  /** Where its top edge lies on the canvas. */
  top: number;
  /** Of a hundred parcels, each a unit high. */
  cash: number;
  refused: number;
  name: string;
  back: string;
  after?: boolean;
}

const LEFT = 20;
const DOOR = 320;
/** Half as high as the bend in which parcels turn back. */
const BEND = 34;

/**
 * A hundred parcels to the door, and those of them that turn back, to scale.
 */
function Flow({ top, cash, refused, name, back: returned, after }: FlowProps) {
  const split = top + 100 - cash;
  const foot = top + 100;
  const inner = BEND - refused;
  const outward = way(LEFT, split)
    .to(DOOR + 110, split)
    .to(DOOR + 110, foot - refused)
    .to(DOOR, foot - refused);
  const back = from(DOOR, foot - refused)
    .arc(BEND, [0, 2 * BEND])
    .toX(LEFT)
    .up(refused)
    .toX(DOOR);
  return (
    <>
      <Rect at={[LEFT, top]} size={[DOOR + 110 - LEFT, 100 - cash]} pen="lit" />
      <Polygon through={outward.to(DOOR, foot).to(LEFT, foot)} pen="shade" />
      <Stroke
        path={back.arc(inner, [0, -2 * inner], { left: true }).close()}
        pen={after ? "signal" : "plate"}
      />
      <Label at={[LEFT + 10, top + 20]} tone="strong" text={name} />
      <Label
        at={[LEFT + 10, split + 20]}
        text={say(words.drawings.parcelFlow.cash, { number: cash })}
      />
      <Label
        at={[DOOR + 44, foot + 28]}
        tone={after ? "signal" : "strong"}
        text={say(words.drawings.parcelFlow.back, { number: returned })}
      />
    </>
  );
}

/** Parcels out and back before and after the refusal score, widths to scale. */
export default function ParcelFlowFigure({
  before = words.drawings.before,
  after = words.drawings.after,
  ...canvas
}: StoryFigureProps) {
  return (
    <Chart {...canvas}>
      <Before>
        <Flow
          top={18}
          cash={64}
          refused={17.3}
          name={words.drawings.before}
          back={before}
        />
      </Before>
      <After>
        <Flow
          top={192}
          cash={51}
          refused={9.2}
          name={words.drawings.after}
          back={after}
          after
        />
      </After>
    </Chart>
  );
}
