import { Face } from "../../../../drawings/kit/face.tsx";
import { point } from "../../../../drawings/kit/format.ts";
import type { Iso } from "../../../../drawings/kit/iso.ts";
import { Path } from "../../../../drawings/kit/path.tsx";

interface DialProps {
  iso: Iso;
  radius: number;
  /** The plane of its face. */
  y: number;
  depth: number;
  /** How many marks go round it: an even number, for each line makes two. */
  marks: number;
  /** The part of a turn that is marked. */
  turn: number;
}

/** A point on a circle, by the part of a turn from the top. */
const onRim = (radius: number, turn: number): [number, number] => [
  radius * Math.sin(turn * 2 * Math.PI),
  -radius * Math.cos(turn * 2 * Math.PI),
];

/** A dial with part of its turn marked, facing the front. */
export function Dial({ iso, radius, y, depth, marks, turn }: DialProps) {
  const { body, front } = iso.cylinder(0, 0, radius, y - depth, depth);
  const rim = Math.round(radius * 0.87);
  const wedge = Math.round(radius * 0.6);
  const short = Math.round(radius * 0.8);
  // Lines from rim to rim; a disc then covers all but their ends.
  const ticks = Array.from({ length: marks / 2 }, (_, mark) => {
    const [x, y] = onRim(rim, mark / marks).map(Math.round);
    return `M${x} ${y}L${-(x ?? 0)} ${-(y ?? 0)}`;
  });
  const arc = `A${wedge} ${wedge} 0 ${turn > 0.5 ? 1 : 0} 1 ${point(...onRim(wedge, turn))}`;
  return (
    <>
      <Path d={body} pen={["shade", "thick"]} />
      <Path d={front} pen={["plate", "thick"]} />
      <Face iso={iso} plane="front" through={[0, y, 0]}>
        <Path d={ticks.join("")} />
        <circle className="f ns" r={short} />
        <Path d={`M0 ${-rim}V${rim}M${-rim} 0H${rim}`} />
        <circle className="f ns" r={short - 6} />
        <circle r={rim} />
        <circle className="hd" r={wedge} />
        <Path d={`M0 0V${-wedge}${arc}Z`} pen="signal" />
        <Path d={`M0 0V${-wedge - 6}M0 0L${point(...onRim(wedge + 6, turn))}`} pen="thick" />
        <circle className="f t" r={Math.round(radius * 0.07)} />
      </Face>
    </>
  );
}
