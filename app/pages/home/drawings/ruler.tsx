import { Label, Pinned, Scene, Stretched } from "../../../drawings/scene.ts";
import { Line, Lines } from "../../../drawings/shapes.ts";
import { type Scale, scalePosition, scaleTicks } from "./scale.ts";

interface RulerProps {
  scale: Scale;
  className?: string | undefined;
}

const HEIGHT = 56;
const LINE = 54;
/** How far ticks stand up from the line. */
const MAJOR = 20;
const MINOR = 9;

/**
 * A rule as wide as its column, with a value marked on it. Only its ticks
 * stretch; its words do not.
 */
export function Ruler({ scale, className }: RulerProps) {
  const ticks = scaleTicks(scale);
  const marks = (major: boolean) =>
    ticks.filter((tick) => tick.major === major).map(({ at }) => at * 10);
  const value = scalePosition(scale);
  const [first, marked] = scale.marks;
  return (
    <Scene height={HEIGHT} className={className}>
      <Stretched y={LINE - MAJOR} height={MAJOR}>
        <Lines x={marks(true)} from={MAJOR} to={0} />
        <Lines x={marks(false)} from={MAJOR} to={MAJOR - MINOR} />
        <Line from={[0, MAJOR]} to={[1000, MAJOR]} />
      </Stretched>
      <rect
        className="sf ns"
        y={LINE - 2}
        width={`${Number(value.toFixed(1))}%`}
        height="4"
      />
      <Label at={[0, 11]} text={first} />
      <Pinned at={value}>
        <Line from={[0, 18]} to={[0, LINE]} pen={["signalLine", "thick"]} />
        <Label at={[0, 11]} tone="signal" anchor="middle" text={marked} />
      </Pinned>
    </Scene>
  );
}
