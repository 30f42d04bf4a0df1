import { Balloon } from "../../../drawings/kit/balloon.tsx";
import { Drawing } from "../../../drawings/kit/drawing.tsx";
import { Iso } from "../../../drawings/kit/iso.ts";
import { Path } from "../../../drawings/kit/path.tsx";
import { Four } from "./four.tsx";
import { MissingZero } from "./missing-zero.tsx";

interface NotFoundDrawingProps {
  /** The three parts of the kit, in the order of the parts list. */
  labels: readonly { name: string; note: string }[];
  description?: string | undefined;
  className?: string | undefined;
}

const iso = new Iso(21);
const DEPTH = 70;
const SPACING = 384;
const [NEAR, MIDDLE, FAR] = [SPACING + DEPTH / 2, DEPTH / 2, -SPACING + DEPTH / 2];

const axis = (from: number, to: number) => <Path d={iso.line([0, from, 0], [0, to, 0])} pen="axis" />;

/** The kit of the number 404, exploded along its axis; the zero was not in the box. */
export function NotFoundDrawing({ labels: [near, zero, far], description, className }: NotFoundDrawingProps) {
  return (
    <Drawing viewBox="-545 -330 1090 740" description={description} className={className}>
      {axis(FAR - DEPTH - 5, FAR - 225)}
      <Four iso={iso} y={FAR} depth={DEPTH} clipId="nf-far" />
      {axis(FAR - 13, MIDDLE - DEPTH)}
      <MissingZero iso={iso} y={MIDDLE} depth={DEPTH} />
      {axis(MIDDLE, NEAR - DEPTH)}
      <Four iso={iso} y={NEAR} depth={DEPTH} clipId="nf-near" />
      {axis(NEAR - 13, NEAR + 155)}
      <Balloon number={1} part={iso.project([40, NEAR, -150])} offset={[40, 66]} {...part(near)} />
      <Balloon
        number={2}
        part={iso.project([24, MIDDLE, -148])}
        offset={[60, 78]}
        {...part(zero)}
        tone="signal"
      />
      <Balloon number={3} part={iso.project([40, FAR, -150])} offset={[62, 70]} {...part(far)} />
    </Drawing>
  );
}

const part = (label: NotFoundDrawingProps["labels"][number] | undefined) =>
  label ? { label: label.name, note: label.note } : {};
