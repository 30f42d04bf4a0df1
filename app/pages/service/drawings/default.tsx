import { Part } from "../../../drawings/scene.ts";
import { Line, Rect, Slab } from "../../../drawings/shapes.ts";
import { type KeyedDrawingProps, ServiceCanvas } from "./parts/canvas.tsx";

/** A plain block on its axes, for a service that has no drawing yet. */
export default function DefaultServiceDrawing(props: KeyedDrawingProps) {
  return (
    <ServiceCanvas margins={[72, 138, 94, 138]} {...props}>
      <Line from={[-190, 0, -90]} to={[190, 0, -90]} pen="centre" />
      <Line from={[0, -190, -90]} to={[0, 190, -90]} pen="centre" />
      <Line from={[0, 0, 90]} to={[0, 0, 170]} pen="centre" />
      <Slab at={[-100, -100, -90]} size={[200, 200, 180]}>
        <Rect face="top" at={[50, 50, 0]} size={[100, 100]} pen="signal" />
        <Part
          name="upper-left"
          number={1}
          at={[60, 60, 0]}
          balloon={[-90, -50]}
        />
        <Part
          name="upper-right"
          number={2}
          at={[140, 60, 0]}
          balloon={[90, -50]}
        />
        <Part name="left" number={3} at={[40, 200, -50]} balloon={[-90, -20]} />
        <Part name="right" number={4} at={[200, 40, -50]} balloon={[90, -20]} />
        <Part
          name="lower-left"
          number={5}
          at={[40, 200, -140]}
          balloon={[-90, 40]}
        />
        <Part
          name="lower-right"
          number={6}
          at={[200, 40, -140]}
          balloon={[90, 40]}
        />
      </Slab>
    </ServiceCanvas>
  );
}
