import { At, Circle, Clipped, from, Line, On, Polygon, Prism, Stroke, way } from "../../../drawings/scene.ts";

interface FourProps {
  /** The plane of its front. */
  y: number;
  depth: number;
  /** Names the clip of its counter; unique in the document. */
  clipId: string;
}

/** From its lower left corner, in x and z. */
const digit = way(118, 0).to(172, 0).to(172, 70).to(210, 70).to(210, 122).to(172, 122);
const outline = digit.to(172, 300).to(112, 300).to(0, 118).to(0, 70).to(118, 70).places;
const hollow = outline
  .slice(1)
  .reduce((trail, [x, z]) => trail.to(x, z), from(118, 0))
  .close();
hollow.move(118, 122).to(56, 122).to(118, 226).close();

/** The hole in it: a wall that looks up and one that looks to the right show inside. */
function Counter({ depth, clipId }: Omit<FourProps, "y">) {
  const floor = way(56, 0, 122).by(62, 0, 0).by(0, -depth, 0).by(-62, 0, 0);
  const wall = way(56, 0, 122).by(62, 0, 104).by(0, -depth, 0).by(-62, 0, -104);
  return (
    <Clipped id={clipId} to={<Polygon through={way(118, 0, 122).to(56, 0, 122).to(118, 0, 226)} />}>
      <Polygon through={floor} pen={["lit", "thick"]} />
      <Polygon through={wall} pen={["shade", "thick"]} />
    </Clipped>
  );
}

/** The digit 4 as a machined part: three screws and a counter that one can look into. */
export function Four({ y, depth, clipId }: FourProps) {
  return (
    <At at={[-105, y, -150]}>
      <Prism at={[0, 0, 0]} outline={outline} depth={depth} pen="thick" front="none" />
      <Counter depth={depth} clipId={clipId} />
      <On face="front" at={[0, 0, 0]}>
        <Stroke path={hollow} pen={["plate", "thick"]} fillRule="evenodd" />
        {way(145, 35)
          .to(145, 272)
          .to(191, 96)
          .places.map((at) => (
            <Circle key={at.join()} at={at} radius={8} pen="shade" />
          ))}
        <Line from={[145, 50]} to={[145, 256]} pen={["centre", "thin"]} />
      </On>
    </At>
  );
}
