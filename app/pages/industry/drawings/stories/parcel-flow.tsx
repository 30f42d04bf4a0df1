import { Label } from "../../../../drawings/kit/label.tsx";
import { Path } from "../../../../drawings/kit/path.tsx";
import { Chart, type StoryFigureProps } from "../parts/chart.tsx";

interface FlowProps {
  /** Where its top edge lies on the sheet. */
  top: number;
  cash: number;
  refused: number;
  name: string;
  after?: boolean;
}

/** One parcel in a hundred is this high. */
const UNIT = 1;
const LEFT = 20;
const DOOR = 320;

/** A hundred parcels to the door, and those of them that turn back, to scale. */
function Flow({ top, cash, refused, name, after }: FlowProps) {
  const split = top + (100 - cash) * UNIT;
  const foot = top + 100 * UNIT;
  const width = refused * UNIT;
  const turn = 34;
  const back = `M${DOOR} ${foot - width}a${turn} ${turn} 0 0 1 0 ${2 * turn}H${LEFT}v-${width}H${DOOR}a${turn - width} ${turn - width} 0 0 0 0-${2 * (turn - width)}z`;
  return (
    <>
      <Path d={`M${LEFT} ${top}H${DOOR + 110}V${split}H${LEFT}z`} pen="lit" />
      <Path d={`M${LEFT} ${split}H${DOOR + 110}V${foot - width}H${DOOR}V${foot}H${LEFT}z`} pen="shade" />
      <Path d={back} pen={after ? "signal" : "plate"} />
      <Label at={[LEFT + 10, top + 20]} tone="strong">
        {name}
      </Label>
      <Label at={[LEFT + 10, split + 20]}>{cash} cash on delivery</Label>
      <Label at={[DOOR + 44, foot + 28]} tone={after ? "signal" : "strong"}>
        {Math.round(refused)} back
      </Label>
    </>
  );
}

/** Parcels out and back before and after the refusal score, widths to scale. */
export default function ParcelFlowFigure(props: StoryFigureProps) {
  return (
    <Chart {...props}>
      <Flow top={18} cash={64} refused={17.3} name="before" />
      <Flow top={192} cash={51} refused={9.2} name="after" after />
    </Chart>
  );
}
