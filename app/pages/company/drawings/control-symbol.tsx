import { from, Scene, type Trail } from "../../../drawings/scene.ts";
import { Stroke } from "../../../drawings/shapes.ts";
import type { controls } from "../schema.ts";

type Control = (typeof controls)[number];

/** The symbols of ISO 1101 that the company's values borrow. */
const symbols: Record<Control, Trail> = {
  straightness: from(6, 20).toX(34),
  "line-profile": from(6, 30).arc(14, [28, 0]),
  position: from(20, 4).toY(36).move(4, 20).toX(36).circle(10, [20, 20]),
  concentricity: from(20, 20).circle(14).circle(7),
  "run-out": from(8, 34).to(32, 8).skip(0, 0).down(11).move(32, 8).left(11),
};

interface ControlSymbolProps {
  control: Control;
  /**
   * Drawn in the signal colour: the one that the others are measured against.
   */
  signal?: boolean;
}

/** A geometric control, as in the first box of a feature control frame. */
export function ControlSymbol({ control, signal = false }: ControlSymbolProps) {
  return (
    <Scene viewBox="0 0 40 40">
      <Stroke
        path={symbols[control]}
        pen={signal ? ["heavy", "signalLine"] : "heavy"}
      />
    </Scene>
  );
}
