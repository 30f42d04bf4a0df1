import { Scene } from "../../../drawings/scene.ts";
import { Dial } from "./parts/dial.tsx";

/** Half an hour on a dial. */
export default function CallGlyph() {
  return (
    <Scene viewBox="-60 -48 120 96" angle={26}>
      <Dial radius={36} y={7} depth={14} marks={12} turn={0.5} />
    </Scene>
  );
}
