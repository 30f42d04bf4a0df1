import { Axis, Part, Scene } from "../../../../drawings/scene.ts";
import { Dial } from "./dial.tsx";
import { Envelope } from "./envelope.tsx";
import { LetterPlate } from "./letter-plate.tsx";
import { Note } from "./note.tsx";

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
