import { words } from "../../../../content/words.ts";
import {
  from,
  Label,
  Pattern,
  type Point2,
  polar,
  Scene,
} from "../../../../drawings/scene.ts";
import {
  Circle,
  Curve,
  Dot,
  Line,
  Rect,
  Stroke,
} from "../../../../drawings/shapes.ts";
import { After, Before, type StoryFigureProps } from "../parts/chart.tsx";

/**
 * Degrees Celsius to radius, hours to angle: the paper of a circular chart
 * recorder.
 */
const radius = (celsius: number) => 26 + celsius * 9.6;
const at = (hour: number, celsius: number) =>
  polar([0, 0], radius(celsius), hour * 15 - 90);

const bump = (hour: number, centre: number, width: number) =>
  Math.exp(-(((hour - centre) / width) ** 2));
const doors = (hour: number) =>
  1.1 * bump(hour, 6.4, 0.8) +
  0.9 * bump(hour, 13, 0.9) +
  1.2 * bump(hour, 17.2, 0.7);
const trace = Array.from({ length: 16 }, (_, step) => step * 1.5).map(
  (hour): Point2 => {
    const [x, y] = at(hour, 4.8 + 0.45 * Math.sin(hour * 1.05) + doors(hour));
    return [Math.round(x), Math.round(y)];
  },
);
/** The two readings before: at loading and at the door. */
const LOADING = at(6, 3.6);
const DOOR = at(17.2, 7);
/** What the load may not leave, in degrees Celsius. */
const BAND = [2, 8] as const;

/**
 * A day's load temperature on a circular chart: two readings before, an
 * unbroken line after.
 */
export default function ColdChainFigure({ description }: StoryFigureProps) {
  return (
    <Scene viewBox="-240 -180 480 360" description={description}>
      <Pattern id="cold-band" size={7} turn={45}>
        <Line from={[0, 0]} to={[0, 7]} pen={["signalLine", "thin"]} />
      </Pattern>
      <Stroke
        path={from(0, 0).circle(radius(BAND[1])).circle(radius(BAND[0]))}
        pen="noLine"
        fill="url(#cold-band)"
        fillRule="evenodd"
      />
      {[5, 10.5].map((celsius) => (
        <Circle key={celsius} at={[0, 0]} radius={radius(celsius)} pen="grid" />
      ))}
      {[0, 3, 6, 9, 12, 15, 18, 21].map((hour) => (
        <Line key={hour} from={at(hour, 0)} to={at(hour, 13)} pen="grid" />
      ))}
      {BAND.map((celsius) => (
        <Circle key={celsius} at={[0, 0]} radius={radius(celsius)} />
      ))}
      <Circle at={[0, 0]} radius={radius(13)} pen="thick" />
      <After>
        <Curve
          through={trace}
          closed
          pen={["signalLine", "heavy", "traced"]}
          pathLength={1}
        />
        <Line through={[at(9.4, 4.9), [170, 132], [226, 132]]} />
        <Label
          at={[226, 124]}
          tone="signal"
          anchor="end"
          text={words.drawings.coldChain.unbroken}
        />
      </After>
      <Dot at={[0, 0]} radius={4} pen="ink" />
      {BAND.map((celsius) => (
        <Rect
          key={celsius}
          at={[-24, -radius(celsius) - 9]}
          size={[48, 18]}
          pen="ground"
        />
      ))}
      {BAND.map((celsius) => (
        <Label
          key={celsius}
          at={[2, 5 - radius(celsius)]}
          tone="strong"
          anchor="middle"
          text={`${celsius} °C`}
        />
      ))}
      {[0, 6, 12, 18].map((hour) => {
        const [x, y] = at(hour, 14.3);
        return (
          <Label
            key={hour}
            at={[x, y + 5]}
            anchor="middle"
            text={`${String(hour).padStart(2, "0")}:00`}
          />
        );
      })}
      <Before>
        <Line through={[DOOR, [-170, -120], [-226, -120]]} />
        <Dot at={LOADING} radius={6} pen="ink" />
        <Dot at={DOOR} radius={6} pen="ink" />
        <Label
          at={[-226, -128]}
          tone="strong"
          text={words.drawings.coldChain.atDoor}
        />
      </Before>
    </Scene>
  );
}
