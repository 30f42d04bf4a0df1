import { At, Box, Dot, Face, Line, Polygon, Rect, Repeat, way } from "../../../../drawings/scene.ts";

const THICKNESS = 26;

/** The slot; of its floor one sees what the plate's thickness carries up and to the right. */
function Slot() {
  return (
    <>
      <Rect at={[-88, -13]} size={[176, 26]} pen="ink" />
      <Polygon through={way(-88, 13).to(88, 13).to(88, -6).to(-62, -6)} pen="shade" />
      <Rect at={[-88, -13]} size={[176, 26]} pen="thick" />
    </>
  );
}

/** The plate on our door: a slot, a name plate without a name, four screws; y is its front. */
export function LetterPlate({ y }: { y: number }) {
  return (
    <>
      <Box at={[-130, y - THICKNESS, -92]} size={[260, THICKNESS, 184]} pen="thick" />
      <Face face="front" at={[0, y, 0]}>
        <Slot />
        <Rect at={[-118, -80]} size={[236, 160]} />
        <At at={[-102, -64]}>
          <Repeat count={2} step={[204, 0]}>
            <Repeat count={2} step={[0, 128]}>
              <Dot at={[0, 0]} radius={8} pen="shade" />
              <Line from={[-5, 5]} to={[5, -5]} />
            </Repeat>
          </Repeat>
        </At>
        <Rect at={[-58, -60]} size={[116, 26]} pen="lit" />
        <Line from={[-44, -47]} to={[44, -47]} />
      </Face>
    </>
  );
}
