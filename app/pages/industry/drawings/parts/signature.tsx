import { Drawing } from "../../../../drawings/kit/drawing.tsx";
import { Path } from "../../../../drawings/kit/path.tsx";

const FLOURISH =
  "M6 44c18-40 34-40 26-6s14 26 24-8 20-18 16 2 20 20 30-12 12 6 18 10 20 2 28-8 10 14 18 8 22-12 44-14";

/** A signature on its line. */
export function Signature() {
  return (
    <Drawing viewBox="0 0 220 60">
      <Path d={FLOURISH} pen={["signalLine", "heavy", "traced"]} pathLength={1} />
      <Path d="M0 56h220" />
    </Drawing>
  );
}
