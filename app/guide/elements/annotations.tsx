import { ArrowHead, Callout, Dimension, Label, Line, Rect, Scene } from "../../drawings/scene.ts";

/** Text on a drawing: next to an object, on a leader, along a dimension line. */
export default () => (
  <Scene viewBox="0 0 420 170">
    <Rect at={[60, 40]} size={[200, 70]} pen={["plate", "thick"]} />
    <Dimension from={[60, 140]} to={[260, 140]} gap={34}>
      200 mm
    </Dimension>
    <Callout
      at={[220, 60]}
      via={[
        [290, 30],
        [320, 30],
      ]}
      tone="signal"
    >
      The edge
    </Callout>
    <Label at={[160, 80]} anchor="middle" tone="strong">
      A plate
    </Label>
    <Line from={[10, 75]} to={[50, 75]} />
    <ArrowHead tip={[54, 75]} degrees={0} />
  </Scene>
);
