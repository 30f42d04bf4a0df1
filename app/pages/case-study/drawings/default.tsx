import type { FigureProps } from "../../../drawings/figure-props.ts";
import { On, Scene, way } from "../../../drawings/scene.ts";
import { Line, Rect } from "../../../drawings/shapes.ts";

/** Paper with its title block and nothing on it yet. */
function BlankPaper() {
  return (
    <On face="top" at={[-100, -70, 0]}>
      <Rect at={[0, 0]} size={[200, 140]} pen={["plate", "thick"]} />
      <Rect at={[8, 8]} size={[184, 124]} />
      <Line through={way(130, 132).to(130, 100).to(192, 100)} />
      <Line from={[130, 116]} to={[192, 116]} />
      <Line from={[8, 60]} to={[192, 60]} pen="centre" />
      <Line from={[80, 8]} to={[80, 132]} pen="centre" />
    </On>
  );
}

/** Stands in until a case study has a figure of its own. */
export default function UndrawnFigure({ description }: FigureProps) {
  return (
    <Scene viewBox="-260 -150 520 300" angle={25} description={description}>
      <BlankPaper />
    </Scene>
  );
}

export const card = {
  Drawing: BlankPaper,
  viewBox: "-170 -130 340 260",
  angle: 25,
};
