import { Drawing } from "../../../drawings/kit/drawing.tsx";
import { Iso } from "../../../drawings/kit/iso.ts";
import { Dial } from "./parts/dial.tsx";

/** Half an hour on a dial. */
export default function CallGlyph() {
  return (
    <Drawing viewBox="-60 -48 120 96">
      <Dial iso={new Iso(26)} radius={36} y={7} depth={14} marks={12} turn={0.5} />
    </Drawing>
  );
}
