import {
  ArrowHead,
  Label,
  Pinned,
  Scene,
  Stretched,
} from "../../../../drawings/scene.ts";
import { Line, Lines, Rect } from "../../../../drawings/shapes.ts";
import { FIRST, LAST, type OfficeAxis } from "../../office-axis.ts";

interface OfficeScaleProps {
  axis: OfficeAxis<{ latitude: number; longitude: number }>;
  /** Between the first and the last. */
  distance: string;
}

const BASE = 108;
/** How far ticks stand up from the line. */
const MAJOR = 20;
const MINOR = 9;

/**
 * A scale of degrees as on the edge of a map, with the offices and the way
 * between them. From 1024 px on.
 */
export function OfficeScale({
  axis: { along, places, marks, across },
  distance,
}: OfficeScaleProps) {
  const ticks = (major: boolean) =>
    marks
      .filter((mark) => mark.major === major)
      .map(({ degrees }) => across(degrees) * 10);
  // Two stand over their cards, which they are joined to; more only on the
  // scale.
  const foot = places.length === 2 ? 148 : 120;
  return (
    <Scene height={148}>
      <Stretched y={BASE - MAJOR} height={MAJOR}>
        <Lines x={ticks(true)} from={MAJOR} to={0} />
        <Lines x={ticks(false)} from={MAJOR} to={MAJOR - MINOR} />
        <Line from={[0, MAJOR]} to={[1000, MAJOR]} />
      </Stretched>
      {marks
        .filter(({ major }) => major)
        .map(({ degrees, label }) => (
          <Pinned key={label} at={across(degrees)}>
            <Label at={[0, BASE - 32]} anchor="middle" text={label} />
          </Pinned>
        ))}
      <line x1={`${FIRST}%`} x2={`${LAST}%`} y1="16" y2="16" />
      {places.map((place) => (
        <Pinned
          key={`${place.latitude},${place.longitude}`}
          at={across(place[along])}
        >
          <Line from={[0, 44]} to={[0, foot]} pen={["signalLine", "thick"]} />
          <Rect at={[-5, 103]} size={[10, 10]} pen={["signal", "noLine"]} />
        </Pinned>
      ))}
      <Pinned at={FIRST}>
        <ArrowHead tip={[0, 16]} degrees={180} halfWidth={3.5} />
      </Pinned>
      <Pinned at={LAST}>
        <ArrowHead tip={[0, 16]} degrees={0} halfWidth={3.5} />
      </Pinned>
      <Pinned at={50}>
        <Rect at={[-52, 4]} size={[104, 24]} pen="ground" />
        <Label at={[0, 20]} tone="strong" anchor="middle" text={distance} />
      </Pinned>
    </Scene>
  );
}
