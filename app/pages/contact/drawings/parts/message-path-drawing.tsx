import { Balloon } from "../../../../drawings/kit/balloon.tsx";
import { Drawing } from "../../../../drawings/kit/drawing.tsx";
import { Iso } from "../../../../drawings/kit/iso.ts";
import { Path } from "../../../../drawings/kit/path.tsx";
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

const iso = new Iso(21);
const [NOTE, ENVELOPE, PLATE, DIAL] = [484, 280, 40, -216] as const;
const DIAL_DEPTH = 34;

const axis = (from: number, to: number) => <Path d={iso.line([0, from, 0], [0, to, 0])} pen="axis" />;

/** The way of a message, exploded on one axis: from your desk through our door to an answer. */
export function MessagePathDrawing({ labels, description, className }: MessagePathDrawingProps) {
  const [note, envelope, plate, reply] = labels.map((label) => ({ label: label.name, note: label.note }));
  return (
    <Drawing viewBox="-576 -306 924 652" description={description} className={className}>
      {axis(DIAL - DIAL_DEPTH, DIAL - 150)}
      <Dial iso={iso} radius={104} y={DIAL} depth={DIAL_DEPTH} marks={24} turn={0.3} />
      {axis(DIAL, PLATE - 40)}
      <LetterPlate iso={iso} y={PLATE} />
      {axis(PLATE, ENVELOPE)}
      <Envelope iso={iso} y={ENVELOPE} width={184} thickness={9} seal="shade" />
      {axis(ENVELOPE, NOTE)}
      <Note iso={iso} y={NOTE} />
      {axis(NOTE, NOTE + 120)}
      <Balloon number={1} part={iso.project([-20, NOTE, -100])} offset={[30, 62]} {...note} />
      <Balloon
        number={2}
        part={iso.project([-60, ENVELOPE - 5, 60])}
        offset={[-44, -72]}
        {...envelope}
        side="left"
      />
      <Balloon number={3} part={iso.project([30, PLATE, -92])} offset={[56, 70]} {...plate} />
      <Balloon
        number={4}
        part={iso.project([-40, DIAL - 17, 98])}
        offset={[-64, -56]}
        {...reply}
        side="left"
      />
    </Drawing>
  );
}
