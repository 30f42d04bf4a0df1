import { from, Scene } from "../../../drawings/scene.ts";
import { Dot, Line, Stroke } from "../../../drawings/shapes.ts";

const shoulders = from(56, 330)
  .curve([0, -94], [54, -134], [124, -134])
  .curve([70, 0], [124, 40], [124, 134])
  .close();
/**
 * The mark of a person, set out on its axes; dashed while the place is empty.
 */
export function PortraitDrawing({ empty = false }: { empty?: boolean }) {
  const pen = empty
    ? (["hidden", "thick"] as const)
    : (["plate", "thick"] as const);
  return (
    <Scene viewBox="10 8 340 350">
      {!empty &&
        [60, 150, 330].map((y) => (
          <Line key={y} from={[20, y]} to={[340, y]} pen="grid" />
        ))}
      {!empty &&
        [110, 250].map((x) => (
          <Line key={x} from={[x, 20]} to={[x, 350]} pen="grid" />
        ))}
      <Line from={[180, 14]} to={[180, 352]} pen="centre" />
      <Line from={[64, 104]} to={[296, 104]} pen="centre" />
      <Dot at={[180, 104]} radius={62} pen={pen} />
      <Stroke path={shoulders} pen={pen} />
    </Scene>
  );
}
