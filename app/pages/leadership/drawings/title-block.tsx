import { words } from "../../../content/words.ts";
import { from, Label, Scene } from "../../../drawings/scene.ts";
import { Line, Rect, Stroke } from "../../../drawings/shapes.ts";

const signature = from(196, 196)
  .curve([22, -52], [44, -52], [34, -8])
  .curve([-10, 44], [18, 34], [30, -10])
  .curve([12, -44], [26, -24], [20, 2])
  .curve([-6, 26], [26, 26], [38, -14])
  .curve([12, -40], [16, 8], [24, 12])
  .curve([8, 4], [24, 2], [36, -10])
  .curve([12, -12], [14, 18], [24, 10])
  .curve([10, -8], [20, -12], [30, -16]);
const drawn = words.drawings.titleBlock;
const FIELDS = [
  [drawn.drawn, 50],
  [drawn.checked, 106],
  [drawn.signed, 184],
  [drawn.sheet, 262],
] as const;

/**
 * The title block of a drawing, waiting for one more date and already signed.
 */
export function TitleBlockDrawing() {
  return (
    <Scene viewBox="0 0 480 300">
      <Rect at={[16, 16]} size={[448, 268]} pen={["plate", "heavy"]} />
      {[72, 128, 228].map((y) => (
        <Line key={y} from={[16, y]} to={[464, y]} />
      ))}
      <Line from={[160, 16]} to={[160, 284]} />
      <Line from={[312, 16]} to={[312, 72]} />
      <Line from={[312, 228]} to={[312, 284]} />
      <Line from={[176, 100]} to={[420, 100]} pen="hidden" />
      <Line from={[328, 46]} to={[430, 46]} pen="hidden" />
      <Line from={[328, 258]} to={[400, 258]} pen="hidden" />
      <Stroke
        path={signature}
        pen={["signalLine", "heavy", "traced"]}
        pathLength={1}
      />
      {FIELDS.map(([name, y]) => (
        <Label key={name} at={[34, y]} text={name} />
      ))}
      <Label at={[178, 50]} tone="strong" text={drawn.byHand} />
      <Label at={[178, 262]} tone="strong" text={drawn.number} />
    </Scene>
  );
}
