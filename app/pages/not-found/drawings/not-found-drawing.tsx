import { Axis, Part, Scene } from "../../../drawings/scene.ts";
import { Four } from "./four.tsx";
import { MissingZero } from "./missing-zero.tsx";

interface NotFoundDrawingProps {
  /** The three parts of the kit, in the order of the parts list. */
  labels: readonly { name: string; note: string }[];
  description?: string | undefined;
  className?: string | undefined;
}

const DEPTH = 70;
const SPACING = 384;
const [NEAR, MIDDLE, FAR] = [SPACING + DEPTH / 2, DEPTH / 2, -SPACING + DEPTH / 2];

/** A stretch of the common axis. */
function Between({ from, to }: { from: number; to: number }) {
  return <Axis from={[0, from, 0]} to={[0, to, 0]} />;
}

/** The kit of the number 404, exploded along its axis; the zero was not in the box. */
export function NotFoundDrawing({ labels, ...scene }: NotFoundDrawingProps) {
  const [near, zero, far] = labels.map(({ note }) => note);
  return (
    <Scene viewBox="-545 -330 1090 740" angle={21} labels={labels.map(({ name }) => name)} {...scene}>
      <Between from={FAR - DEPTH - 5} to={FAR - 225} />
      <Part name="far-four" number={3} at={[40, FAR, -150]} balloon={[62, 70]} note={far}>
        <Four y={FAR} depth={DEPTH} clipId="nf-far" />
      </Part>
      <Between from={FAR - 13} to={MIDDLE - DEPTH} />
      <Part name="zero" number={2} at={[24, MIDDLE, -148]} balloon={[60, 78]} note={zero} tone="signal">
        <MissingZero y={MIDDLE} depth={DEPTH} />
      </Part>
      <Between from={MIDDLE} to={NEAR - DEPTH} />
      <Part name="near-four" number={1} at={[40, NEAR, -150]} balloon={[40, 66]} note={near}>
        <Four y={NEAR} depth={DEPTH} clipId="nf-near" />
      </Part>
      <Between from={NEAR - 13} to={NEAR + 155} />
    </Scene>
  );
}
