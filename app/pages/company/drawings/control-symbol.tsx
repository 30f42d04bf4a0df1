import { unmarked } from "../../../content/marks.ts";
import { words } from "../../../content/words.ts";
import { from, Scene, type Trail } from "../../../drawings/scene.ts";
import { Stroke } from "../../../drawings/shapes.ts";

const { controls } = words.company;
/** The symbols of ISO 1101 that the company's values borrow, by the name of the control. */
const symbols: Record<string, Trail> = {
  [unmarked(controls.straightness)]: from(6, 20).toX(34),
  [unmarked(controls.lineProfile)]: from(6, 30).arc(14, [28, 0]),
  [unmarked(controls.position)]: from(20, 4).toY(36).move(4, 20).toX(36).circle(10, [20, 20]),
  [unmarked(controls.concentricity)]: from(20, 20).circle(14).circle(7),
  [unmarked(controls.runOut)]: from(8, 34).to(32, 8).skip(0, 0).down(11).move(32, 8).left(11),
};

interface ControlSymbolProps {
  control: string;
  /** Drawn in the signal colour: the one that the others are measured against. */
  signal?: boolean;
}

/** A geometric control, as in the first box of a feature control frame; nothing for one without a symbol. */
export function ControlSymbol({ control, signal = false }: ControlSymbolProps) {
  const path = symbols[unmarked(control)];
  if (!path) return null;
  return (
    <Scene viewBox="0 0 40 40">
      <Stroke path={path} pen={signal ? ["heavy", "signalLine"] : "heavy"} />
    </Scene>
  );
}
