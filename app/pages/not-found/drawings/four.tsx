import type { Iso, Point2 } from "../../../drawings/kit/iso.ts";
import { Path } from "../../../drawings/kit/path.tsx";
import { outlineFront, prismWall, prismWalls } from "../../../drawings/kit/prism.ts";

interface FourProps {
  iso: Iso;
  /** The plane of its front. */
  y: number;
  depth: number;
  /** Names the clip of its counter; unique in the document. */
  clipId: string;
}

const centred = ([x, z]: Point2): Point2 => [x - 105, z - 150];

const outline = (
  [
    [118, 0],
    [172, 0],
    [172, 70],
    [210, 70],
    [210, 122],
    [172, 122],
    [172, 300],
    [112, 300],
    [0, 118],
    [0, 70],
    [118, 70],
  ] as const
).map(centred);

const counterLeft = centred([56, 122]);
const counterRight = centred([118, 122]);
const counterTop = centred([118, 226]);

const screws = (
  [
    [145, 35],
    [145, 272],
    [191, 96],
  ] as const
).map(centred);

/** The digit 4 as a machined part: three screws and a counter that one can look into. */
export function Four({ iso, y, depth, clipId }: FourProps) {
  const counter = outlineFront(iso, [counterRight, counterLeft, counterTop], y);
  return (
    <>
      {prismWalls(iso, outline, y, depth).map((wall) => (
        <Path key={wall.d} d={wall.d} pen={[wall.looks === "up" ? "lit" : "shade", "thick"]} />
      ))}
      <clipPath id={clipId}>
        <path d={counter} />
      </clipPath>
      <g clipPath={`url(#${clipId})`}>
        <Path d={prismWall(iso, counterLeft, counterRight, y, depth)} pen={["lit", "thick"]} />
        <Path d={prismWall(iso, counterLeft, counterTop, y, depth)} pen={["shade", "thick"]} />
      </g>
      <Path d={outlineFront(iso, outline, y) + counter} pen={["plate", "thick"]} fillRule="evenodd" />
      <Path d={screws.map(([x, z]) => iso.circleFront(x, z, 8, y)).join("")} pen="shade" />
      <Path d={iso.line([40, y, -100], [40, y, 106])} pen={["centre", "thin"]} />
    </>
  );
}
