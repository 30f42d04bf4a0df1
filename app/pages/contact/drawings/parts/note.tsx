import { Box, Dot, Face, Line, Rect } from "../../../../drawings/scene.ts";

/** How long each written line is. */
const WRITING = [96, 104, 84, 100, 58];

/** What a visitor sends: a sketch, a few lines, and a title block as on any drawing; y is the written side. */
export function Note({ y }: { y: number }) {
  return (
    <>
      <Box at={[-72, y - 4, -100]} size={[144, 4, 200]} pen="thick" />
      <Face face="front" at={[0, y, 0]}>
        <Rect at={[-62, -90]} size={[124, 180]} />
        <Line from={[-62, 56]} to={[62, 56]} />
        <Line from={[0, 56]} to={[0, 90]} />
        {WRITING.map((length, line) => (
          <Line key={length} from={[-50, 15 * line - 26]} to={[length - 50, 15 * line - 26]} />
        ))}
        <Line from={[8, -72]} to={[48, -72]} />
        <Line from={[8, -60]} to={[36, -60]} />
        <Rect at={[-50, -78]} size={[46, 32]} />
        <Dot at={[-27, -62]} radius={9} />
        <Rect at={[0, 73]} size={[62, 17]} pen="shade" />
      </Face>
    </>
  );
}
