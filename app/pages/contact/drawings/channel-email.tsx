import { Scene } from "../../../drawings/scene.ts";
import { Envelope } from "./parts/envelope.tsx";

/** A sealed letter. */
export default function EmailGlyph() {
  return (
    <Scene viewBox="-60 -48 120 96" angle={26}>
      <Envelope y={4} width={80} thickness={8} seal="signal" />
    </Scene>
  );
}
