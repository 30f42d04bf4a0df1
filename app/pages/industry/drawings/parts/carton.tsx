import {
  Circle,
  Cylinder,
  Face,
  from,
  On,
  Polygon,
  Rect,
  Slab,
  Stroke,
  way,
} from "../../../../drawings/scene.ts";

/** A carton with its flaps open, lit inside. */
export function Carton() {
  const flap = ["lit", "thick"] as const;
  return (
    <>
      <Polygon through={way(-120, -90, 30).by(240, 0, 0).by(-4, -60, 36).by(-232, 0, 0)} pen={flap} />
      <Polygon through={way(-120, -90, 30).by(0, 180, 0).by(-66, -4, 28).by(0, -172, 0)} pen={flap} />
      <Slab at={[-120, -90, -100]} size={[240, 180, 130]} top="shade">
        <Rect face="front" at={[0, 0, -46]} size={[240, 46]} pen="plate" />
        <On face="front">
          <Rect at={[0, 0]} size={[240, 130]} pen={["plate", "thick"]} />
        </On>
      </Slab>
      <Polygon through={way(-120, 90, 30).by(240, 0, 0).by(-4, 48, -44).by(-232, 0, 0)} pen={flap} />
      <Polygon through={way(120, -90, 30).by(0, 180, 0).by(58, -4, -38).by(0, -172, 0)} pen={flap} />
    </>
  );
}

/** The till roll, unrolled in front of the carton. */
export function TillRoll() {
  const torn = from(0, 0).right(446).down(64).left(446);
  for (let tooth = 0; tooth < 4; tooth++) torn.by(-8, -8).by(8, -8);
  return (
    <>
      <Face face="top" at={[-206, 246, -100]}>
        <Stroke path={torn.close()} pen={["lit", "thick"]} />
        {[20, 60, 100, 140, 180, 220, 260, 300, 340].map((x) => (
          <Stroke
            key={x}
            path={from(x, 12)
              .down(x % 3 ? 26 : 34)
              .skip(0, 8)
              .down(8)}
          />
        ))}
      </Face>
      <Cylinder axis="y" at={[240, 246, -66]} radius={34} length={64} pen="thick" />
      {[26, 19, 9].map((radius) => (
        <Circle key={radius} face="front" at={[240, 310, -66]} radius={radius} />
      ))}
    </>
  );
}
