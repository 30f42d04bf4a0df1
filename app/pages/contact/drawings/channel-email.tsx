import { Drawing } from "../../../drawings/kit/drawing.tsx";
import { Iso } from "../../../drawings/kit/iso.ts";
import { Envelope } from "./parts/envelope.tsx";

export default function EmailGlyph() {
  return (
    <Drawing viewBox="-60 -48 120 96">
      <Envelope iso={new Iso(26)} y={4} width={80} thickness={8} seal="signal" />
    </Drawing>
  );
}
