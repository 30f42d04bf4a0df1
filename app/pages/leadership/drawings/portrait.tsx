import { ArrowHead, from, Label, Scene } from "../../../drawings/scene.ts";
import { Dot, Line, Stroke } from "../../../drawings/shapes.ts";

const shoulders = from(56, 330)
  .curve([0, -94], [54, -134], [124, -134])
  .curve([70, 0], [124, 40], [124, 134])
  .close();
const signature = from(132, 286)
  .curve([16, -34], [26, -34], [22, -6])
  .curve([-4, 28], [10, 24], [18, -6])
  .curve([8, -30], [14, -18], [12, 0])
  .curve([-2, 18], [14, 20], [22, -8])
  .curve([8, -28], [10, 4], [14, 8])
  .curve([4, 4], [16, 2], [22, -8]);

/** How the mark is set out: its grid, its radius, and a signature. */
function Construction() {
  return (
    <>
      <Dot at={[180, 104]} radius={2.6} pen="ink" />
      <Line from={[180, 104]} to={[224, 60]} />
      <ArrowHead tip={[224, 60]} degrees={-45} />
      <Label at={[238, 56]} tone="strong" text="R 62" />
      <Stroke path={signature} pen={["signalLine", "heavy"]} />
    </>
  );
}

/** The mark of a person set out with its construction; dashed while the place is empty. */
export function PortraitDrawing({ empty = false }: { empty?: boolean }) {
  const pen = empty ? (["hidden", "thick"] as const) : (["plate", "thick"] as const);
  return (
    <Scene viewBox="10 8 340 350">
      {!empty && [60, 150, 330].map((y) => <Line key={y} from={[20, y]} to={[340, y]} pen="grid" />)}
      {!empty && [110, 250].map((x) => <Line key={x} from={[x, 20]} to={[x, 350]} pen="grid" />)}
      <Line from={[180, 14]} to={[180, 352]} pen="centre" />
      <Line from={[64, 104]} to={[296, 104]} pen="centre" />
      <Dot at={[180, 104]} radius={62} pen={pen} />
      <Stroke path={shoulders} pen={pen} />
      {!empty && <Construction />}
    </Scene>
  );
}
