import { words } from "../../../../content/words.ts";
import type { FigureProps } from "../../../../drawings/figure-props.ts";
import { At, from, Label, Scene, way } from "../../../../drawings/scene.ts";
import {
  Dot,
  Line,
  Lines,
  Polygon,
  Rect,
  Stroke,
} from "../../../../drawings/shapes.ts";

const drawn = words.drawings.orderQueries;
const COLUMNS = [
  [60, drawn.english, drawn.orders],
  [180, drawn.hindi, drawn.courier],
  [300, drawn.tamil, drawn.catalogue],
] as const;
const draft = from(116, 376)
  .curve([34, 22], [94, 22], [128, 0])
  .curve([0, 52], [-26, 74], [-64, 90])
  .curve([-38, -16], [-64, -38], [-64, -90])
  .close();

/** A resistor stands for the limit on how fast one sender may write. */
function Wires() {
  const xs = COLUMNS.map(([x]) => x);
  return (
    <>
      {xs.map((x) => (
        <At key={x} at={[x, 44]}>
          <Stroke
            path={from(0, 0)
              .toY(18)
              .by(-8, 5)
              .by(16, 10)
              .by(-16, 10)
              .by(16, 10)
              .by(-8, 5)
              .toY(84)}
            pen="medium"
          />
        </At>
      ))}
      <Lines y={[128, 272]} from={60} to={300} pen="medium" />
      <Lines x={[180]} from={128} to={150} pen="medium" />
      <Lines x={[180]} from={246} to={272} pen="medium" />
      <Lines x={xs} from={272} to={292} pen="medium" />
      <Line
        through={way(60, 340).to(60, 358).to(146, 358).to(146, 390)}
        pen="medium"
      />
      <Lines x={[180]} from={340} to={394} pen="medium" />
      <Line
        through={way(300, 340).to(300, 358).to(214, 358).to(214, 390)}
        pen="medium"
      />
      <Lines x={[180]} from={466} to={482} pen="medium" />
      <Line from={[116, 532]} to={[102, 532]} pen="medium" />
    </>
  );
}

/** The same circuit for a narrow screen, its signal running down the page. */
export default function OrderCircuitNarrow(props: FigureProps) {
  return (
    <Scene viewBox="0 2 362 586" {...props}>
      <Wires />
      <Dot at={[180, 128]} radius={3.5} pen="ink" />
      <Dot at={[180, 272]} radius={3.5} pen="ink" />
      {COLUMNS.map(([x, language, lookup]) => (
        <At key={x} at={[x, 0]}>
          <Dot at={[0, 38]} radius={6} pen={["plate", "thick"]} />
          <Label at={[0, 20]} anchor="middle" tone="strong" text={language} />
          <Rect at={[-52, 292]} size={[104, 48]} pen={["plate", "thick"]} />
          <Label at={[0, 320]} anchor="middle" tone="strong" text={lookup} />
        </At>
      ))}
      <Polygon
        through={way(112, 150).to(248, 150).to(180, 246)}
        pen={["plate", "thick"]}
      />
      <Label
        at={[180, 182]}
        anchor="middle"
        tone="strong"
        text={drawn.classify}
      />
      <Stroke path={draft} pen={["plate", "thick"]} />
      <Label at={[180, 430]} anchor="middle" tone="strong" text={drawn.draft} />
      <Polygon
        through={way(180, 482).to(244, 532).to(180, 582).to(116, 532)}
        pen={["plate", "thick"]}
      />
      <Label
        at={[180, 529]}
        anchor="middle"
        tone="strong"
        text={drawn.refund}
      />
      <Label
        at={[180, 545]}
        anchor="middle"
        tone="strong"
        text={drawn.breakage}
      />
      <Line
        from={[244, 532]}
        to={[266, 532]}
        pen={["signalLine", "heavy", "traced"]}
        pathLength={1}
      />
      <Rect at={[266, 504]} size={[90, 56]} pen="signalDeep" />
      <Label at={[311, 529]} anchor="middle" tone="onFill" text={drawn.reply} />
      <Label at={[311, 546]} anchor="middle" tone="onFill" text="71%" />
      <Rect at={[6, 504]} size={[96, 56]} pen={["plate", "thick"]} />
      <Label at={[54, 529]} anchor="middle" tone="strong" text={drawn.agent} />
      <Label at={[54, 546]} anchor="middle" text="29%" />
    </Scene>
  );
}
