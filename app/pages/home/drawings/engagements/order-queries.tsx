import { Fragment } from "react";
import { words } from "../../../../content/words.ts";
import type { FigureProps } from "../../../../drawings/figure-props.ts";
import { from, Label, Scene, way } from "../../../../drawings/scene.ts";
import {
  Dot,
  Line,
  Polygon,
  Rect,
  Stroke,
} from "../../../../drawings/shapes.ts";

const drawn = words.drawings.orderQueries;
const LANGUAGES = [
  [drawn.english, 110],
  [drawn.hindi, 210],
  [drawn.tamil, 310],
] as const;
const LOOKUPS = [
  [drawn.orders, drawn.shopify, 110],
  [drawn.courier, drawn.tracking, 210],
  [drawn.catalogue, drawn.skus, 310],
] as const;
const JOINTS = way(312, 210)
  .to(592, 210)
  .to(312, 310)
  .to(436, 400)
  .to(974, 400).places;
const draft = from(904, 150)
  .curve([76, 0], [106, 26], [130, 60])
  .curve([-24, 34], [-54, 60], [-130, 60])
  .curve([26, -34], [26, -86], [0, -120])
  .close();

/** A resistor stands for the limit on how fast one sender may write. */
const resistor = (y: number) => {
  const path = from(137, y)
    .toX(196)
    .by(6, -9)
    .by(12, 18)
    .by(12, -18)
    .by(12, 18);
  return path.by(12, -18).by(6, 9).toX(312);
};

/**
 * From the three languages to the gate, to the log, and on to a reply or an
 * agent.
 */
function Wires() {
  const wires = [
    way(312, 110).to(312, 310),
    way(312, 210).to(372, 210),
    way(500, 210).to(592, 210),
    way(592, 110).to(592, 310),
    ...LOOKUPS.map(([, , y]) => way(592, y).to(660, y)),
    way(810, 110).to(880, 110).to(880, 178).to(926, 178),
    way(810, 210).to(934, 210),
    way(810, 310).to(880, 310).to(880, 242).to(926, 242),
    way(1034, 210).to(1072, 210),
    way(1152, 270).to(1152, 330).to(1290, 330),
    way(436, 250).to(436, 400).to(974, 400).to(974, 330),
    way(974, 240).to(974, 290),
    way(700, 400).to(700, 414),
  ];
  return (
    <>
      {LANGUAGES.map(([language, y]) => (
        <Stroke key={language} path={resistor(y)} pen="medium" />
      ))}
      {wires.map((wire) => (
        <Line key={wire.places.join()} through={wire} pen="medium" />
      ))}
    </>
  );
}

/**
 * The support assistant drawn as a circuit: languages in, three look-ups, one
 * gate, then a reply or an agent.
 */
export default function OrderCircuit(props: FigureProps) {
  return (
    <Scene viewBox="4 64 1412 412" {...props}>
      <Wires />
      <Line
        through={way(312, 310).to(312, 456).to(1345, 456).to(1345, 364)}
        pen="hidden"
      />
      <Rect at={[940, 440]} size={[180, 32]} pen="ground" />
      <Label at={[1030, 461]} anchor="middle" text={drawn.thread} />
      {JOINTS.map((at) => (
        <Dot key={at.join()} at={at} radius={4} pen="ink" />
      ))}
      {LANGUAGES.map(([language, y]) => (
        <Fragment key={language}>
          <Dot at={[130, y]} radius={7} pen={["plate", "thick"]} />
          <Label at={[114, y + 4]} anchor="end" tone="strong" text={language} />
        </Fragment>
      ))}
      <Label at={[226, 88]} anchor="middle" wideOnly text={drawn.rateLimit} />
      <Polygon
        through={way(372, 130).to(372, 290).to(500, 210)}
        pen={["plate", "thick"]}
      />
      <Label at={[382, 215]} tone="strong" text={drawn.classify} />
      {LOOKUPS.map(([name, source, y]) => (
        <Fragment key={name}>
          <Rect at={[660, y - 34]} size={[150, 68]} pen={["plate", "thick"]} />
          <Stroke
            path={from(727, y - 34).arc(8, [16, 0], { left: true })}
            pen="thick"
          />
          <Label at={[735, y + 2]} anchor="middle" tone="strong" text={name} />
          <Label at={[735, y + 22]} anchor="middle" text={source} />
        </Fragment>
      ))}
      <Stroke path={draft} pen={["plate", "thick"]} />
      <Label at={[974, 215]} anchor="middle" tone="strong" text={drawn.draft} />
      <Rect at={[966, 290]} size={[16, 40]} pen="plate" />
      <Line from={[974, 290]} to={[974, 330]} />
      <Label at={[994, 315]} wideOnly text={drawn.dailyCap} />
      <Line from={[680, 414]} to={[720, 414]} pen="thick" />
      <Line from={[687, 421]} to={[713, 421]} pen="thick" />
      <Line from={[694, 428]} to={[706, 428]} pen="thick" />
      <Label at={[732, 427]} wideOnly text={drawn.log} />
      <Polygon
        through={way(1072, 210).to(1152, 150).to(1232, 210).to(1152, 270)}
        pen={["plate", "thick"]}
      />
      <Label
        at={[1152, 207]}
        anchor="middle"
        tone="strong"
        text={drawn.refund}
      />
      <Label
        at={[1152, 225]}
        anchor="middle"
        tone="strong"
        text={drawn.breakage}
      />
      <Label at={[1240, 200]} wideOnly text={drawn.no} />
      <Label at={[1162, 322]} wideOnly text={drawn.yes} />
      <Line
        from={[1232, 210]}
        to={[1290, 210]}
        pen={["signalLine", "heavy", "traced"]}
        pathLength={1}
      />
      <Rect at={[1290, 176]} size={[110, 68]} pen="signalDeep" />
      <Label
        at={[1345, 206]}
        anchor="middle"
        tone="onFill"
        text={drawn.reply}
      />
      <Label at={[1345, 228]} anchor="middle" tone="onFill" text="71%" />
      <Rect at={[1290, 296]} size={[110, 68]} pen={["plate", "thick"]} />
      <Label
        at={[1345, 326]}
        anchor="middle"
        tone="strong"
        text={drawn.agent}
      />
      <Label at={[1345, 348]} anchor="middle" text="29%" />
    </Scene>
  );
}
