import { Fragment } from "react";
import { say, words } from "../../../content/words.ts";
import { Label, type Point2, polar, Scene } from "../../../drawings/scene.ts";
import { Dot, Line } from "../../../drawings/shapes.ts";

/** The way from the station before. */
interface Leg {
  distance: string;
  /** In degrees from north by east. */
  bearing: number;
}

export interface Station {
  city: string;
  leg?: Leg | undefined;
}

interface TraverseProps {
  stations: readonly Station[];
  /** wide: across the page; narrow: down a phone. */
  shape: "wide" | "narrow";
  className?: string | undefined;
}

const degreesOf = (bearing: number) => `${Math.round(bearing) % 360}°`;

/** A dial with north at its top, and the bearing. */
function Bearing({
  at,
  radius,
  bearing,
}: {
  at: Point2;
  radius: number;
  bearing: number;
}) {
  const [x, y] = at;
  return (
    <>
      <Dot at={at} radius={radius} pen="plate" />
      <Line from={[x, y - radius]} to={[x, y - radius - 9]} />
      {[0, 90, 180].map((degrees) => (
        <Line
          key={degrees}
          from={polar(at, radius, degrees)}
          to={polar(at, radius + 5, degrees)}
        />
      ))}
      <Line
        from={at}
        to={polar(at, radius, bearing - 90)}
        pen={["signalLine", "heavy"]}
      />
      <Dot at={at} radius={3} pen="signal" />
    </>
  );
}

/** What the drawing shows, in words. */
function traverseDescription(stations: readonly Station[]): string {
  const [first, ...rest] = stations;
  const { alone, survey, leg: ofLeg, next } = words.drawings.traverse;
  const start = first?.city ?? "";
  if (rest.length === 0) return say(alone, { city: start });
  const legs = rest.map(({ city, leg }) =>
    say(ofLeg, {
      distance: leg?.distance ?? "",
      bearing: degreesOf(leg?.bearing ?? 0),
      city,
    }),
  );
  return say(survey, { city: start, legs: legs.join(next) });
}

/**
 * The offices as stations of a survey, one leg after another: bearings are
 * true, lengths are written.
 */
export function TraverseDrawing({ stations, shape, className }: TraverseProps) {
  const last = stations.length - 1;
  const wide = shape === "wide";
  const across = (index: number) =>
    last === 0 ? 720 : 60 + (index * 1320) / last;
  const at = (index: number): Point2 =>
    wide ? [across(index), 190] : [40, 40 + index * 130];
  const anchor = (index: number) => {
    if (last === 0) return "middle";
    if (index === 0) return "start";
    return index === last ? "end" : "middle";
  };
  return (
    <Scene
      viewBox={wide ? "0 60 1440 260" : `0 10 390 ${60 + last * 130}`}
      description={traverseDescription(stations)}
      className={className}
    >
      {last > 0 && <Line from={at(0)} to={at(last)} pen="centre" />}
      {stations.map(({ city, leg }, index) => {
        const [x, y] = at(index);
        const [px, py] = at(index - 1);
        const middle: Point2 = [(x + px) / 2, (y + py) / 2];
        // Neighbours stand at two heights, so that long names keep clear of
        // each other.
        const height = index % 2 === 0 || index === last ? 74 : 104;
        return (
          <Fragment key={city}>
            {leg && (
              <>
                <Label
                  at={wide ? [middle[0], y - 16] : [64, middle[1] + 5]}
                  tone="strong"
                  anchor={wide ? "middle" : "start"}
                  text={leg.distance}
                />
                <Bearing
                  at={wide ? [middle[0], y + 56] : [300, middle[1]]}
                  radius={26}
                  bearing={leg.bearing}
                />
                <Label
                  at={wide ? [middle[0] + 44, y + 62] : [338, middle[1] + 5]}
                  text={degreesOf(leg.bearing)}
                />
              </>
            )}
            {wide && <Line from={[x, y]} to={[x, y - height]} pen="thick" />}
            <Dot at={[x, y]} radius={5} pen="signal" />
            <Label
              at={wide ? [x, y - height - 12] : [64, y + 5]}
              tone="strong"
              anchor={wide ? anchor(index) : "start"}
              text={city}
            />
          </Fragment>
        );
      })}
    </Scene>
  );
}
