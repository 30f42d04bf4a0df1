import { At, Face, Part, Repeat, Scene, way } from "../../../../drawings/scene.ts";
import { Axis, Box, Dot, Line, Polygon, Rect } from "../../../../drawings/shapes.ts";
import { Dial, Envelope } from "./channels.tsx";

/** How long each written line is. */
const WRITING = [96, 104, 84, 100, 58];

/** What a visitor sends: a sketch, a few lines, and a title block as on any drawing; y is the written side. */
function Note({ y }: { y: number }) {
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
function LetterPlate({ y }: { y: number }) {
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

interface MessagePathDrawingProps {
  /** The four stations of a message: note, envelope, letter plate, reply. */
  labels: readonly { name: string; note: string }[];
  description?: string | undefined;
  className?: string | undefined;
}

const [NOTE, ENVELOPE, PLATE, DIAL] = [484, 280, 40, -216] as const;
const DIAL_DEPTH = 34;

/** A stretch of the common axis. */
function Between({ from, to }: { from: number; to: number }) {
  return <Axis from={[0, from, 0]} to={[0, to, 0]} />;
}

/** The way of a message, exploded on one axis: from your desk through our door to an answer. */
export function MessagePathDrawing({ labels, ...scene }: MessagePathDrawingProps) {
  const [note, envelope, plate, reply] = labels.map((label) => label.note);
  return (
    <Scene viewBox="-576 -306 924 652" angle={21} labels={labels.map(({ name }) => name)} {...scene}>
      <Between from={DIAL - DIAL_DEPTH} to={DIAL - 150} />
      <Part name="reply" number={4} at={[-40, DIAL - 17, 98]} balloon={[-64, -56]} note={reply}>
        <Dial radius={104} y={DIAL} depth={DIAL_DEPTH} marks={24} turn={0.3} />
      </Part>
      <Between from={DIAL} to={PLATE - 40} />
      <Part name="letter-plate" number={3} at={[30, PLATE, -92]} balloon={[56, 70]} note={plate}>
        <LetterPlate y={PLATE} />
      </Part>
      <Between from={PLATE} to={ENVELOPE} />
      <Part name="envelope" number={2} at={[-60, ENVELOPE - 5, 60]} balloon={[-44, -72]} note={envelope}>
        <Envelope y={ENVELOPE} width={184} thickness={9} seal="shade" />
      </Part>
      <Between from={ENVELOPE} to={NOTE} />
      <Part name="note" number={1} at={[-20, NOTE, -100]} balloon={[30, 62]} note={note}>
        <Note y={NOTE} />
      </Part>
      <Between from={NOTE} to={NOTE + 120} />
    </Scene>
  );
}
