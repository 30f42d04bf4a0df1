import { Drawing } from "../../../drawings/kit/drawing.tsx";
import { Path } from "../../../drawings/kit/path.tsx";

/** The symbols of ISO 1101 that the company's values borrow, by the name of the control. */
const symbols: Record<string, string> = {
  Straightness: "M6 20H34",
  "Line profile": "M6 30A14 14 0 0 1 34 30",
  Position: "M20 4V36M4 20H36M20 10A10 10 0 1 0 20 30A10 10 0 1 0 20 10",
  Concentricity: "M20 6A14 14 0 1 0 20 34A14 14 0 1 0 20 6M20 13A7 7 0 1 0 20 27A7 7 0 1 0 20 13",
  "Circular run-out": "M8 34 32 8M32 8v11M32 8h-11",
};
const FLATNESS = "M12 28h22l6-16H18z";

interface ControlSymbolProps {
  control: string;
  /** Drawn in the signal colour: the one that the others are measured against. */
  signal?: boolean;
}

/** A geometric control, as in the first box of a feature control frame. */
export function ControlSymbol({ control, signal = false }: ControlSymbolProps) {
  return (
    <Drawing viewBox="0 0 40 40">
      <Path d={symbols[control] ?? FLATNESS} pen={signal ? ["heavy", "signalLine"] : "heavy"} />
    </Drawing>
  );
}
