import { Arc, Cylinder, Dot, Face, Line, polar } from "../../../../drawings/scene.ts";

interface DialProps {
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
const onRim = (radius: number, turn: number) => polar([0, 0], radius, 360 * turn - 90);

/** A dial with part of its turn marked, facing the front. */
export function Dial({ radius, y, depth, marks, turn }: DialProps) {
  const rim = Math.round(radius * 0.87);
  const wedge = Math.round(radius * 0.6);
  const short = Math.round(radius * 0.8);
  return (
    <>
      <Cylinder axis="y" at={[0, y - depth, 0]} radius={radius} length={depth} pen="thick" />
      <Face face="front" at={[0, y, 0]}>
        {/* Lines from rim to rim; a disc then covers all but their ends. */}
        {Array.from({ length: marks / 2 }, (_, mark) => onRim(rim, mark / marks)).map(([x, y]) => (
          <Line key={x} from={[Math.round(x), Math.round(y)]} to={[-Math.round(x), -Math.round(y)]} />
        ))}
        <Dot at={[0, 0]} radius={short} pen={["plate", "noLine"]} />
        <Line from={[0, -rim]} to={[0, rim]} />
        <Line from={[-rim, 0]} to={[rim, 0]} />
        <Dot at={[0, 0]} radius={short - 6} pen={["plate", "noLine"]} />
        <Dot at={[0, 0]} radius={rim} />
        <Dot at={[0, 0]} radius={wedge} pen="hidden" />
        <Arc sector at={[0, 0]} radius={wedge} degrees={[-90, 360 * turn - 90]} pen="signal" />
        <Line from={[0, 0]} to={[0, -wedge - 6]} pen="thick" />
        <Line from={[0, 0]} to={onRim(wedge + 6, turn)} pen="thick" />
        <Dot at={[0, 0]} radius={Math.round(radius * 0.07)} pen={["plate", "thick"]} />
      </Face>
    </>
  );
}
