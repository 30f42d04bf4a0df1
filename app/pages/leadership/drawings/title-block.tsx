import { Drawing } from "../../../drawings/kit/drawing.tsx";
import { Label } from "../../../drawings/kit/label.tsx";
import { Path } from "../../../drawings/kit/path.tsx";

const SIGNATURE =
  "M196 196c22-52 44-52 34-8s18 34 30-10 26-24 20 2 26 26 38-14 16 8 24 12 24 2 36-10 14 18 24 10 20-12 30-16";

/** The title block of a drawing, waiting for one more date and already signed. */
export function TitleBlockDrawing({ className }: { className?: string | undefined }) {
  return (
    <Drawing viewBox="0 0 480 300" className={className}>
      <Path d="M16 16H464V284H16z" pen={["plate", "heavy"]} />
      <Path d="M16 72H464M16 128H464M16 228H464M160 16V284M312 16V72M312 228V284" />
      <Path d="M176 100H420M328 46H430M328 258H400" pen="hidden" />
      <Path d={SIGNATURE} pen={["signalLine", "heavy", "traced"]} pathLength={1} />
      {[
        ["drawn", 50],
        ["checked", 106],
        ["signed", 184],
        ["sheet", 262],
      ].map(([name, y]) => (
        <Label key={name} at={[34, Number(y)]}>
          {name}
        </Label>
      ))}
      <Label at={[178, 50]} tone="strong">
        by hand
      </Label>
      <Label at={[178, 262]} tone="strong">
        1 of 1
      </Label>
    </Drawing>
  );
}
