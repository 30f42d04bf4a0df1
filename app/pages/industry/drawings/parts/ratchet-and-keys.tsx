import { Dot, Face, from, Polygon, polar, Rect, Stroke, Turned } from "../../../../drawings/scene.ts";

/** A wheel whose teeth rise slowly and fall at once, so that it turns one way, and its pawl. */
export function Ratchet() {
  const teeth = Array.from({ length: 14 }, (_, tooth) => (tooth * 360) / 14);
  const rim = teeth.flatMap((degrees) => [polar([0, 0], 58, degrees), polar([0, 0], 47, degrees)]);
  return (
    <Face face="side" at={[340, 95, -212]}>
      <Polygon through={[...rim.slice(1), rim[0] ?? [0, 0]]} pen={["plate", "thick"]} />
      <Dot at={[0, 0]} radius={30} />
      <Dot at={[0, 0]} radius={9} pen={["shade", "thick"]} />
      <Stroke
        path={from(-66, -74).by(42, 22).by(6, 6).by(-9, 7).by(-44, -23).close()}
        pen={["lit", "thick"]}
      />
      <Dot at={[-66, -68]} radius={9} pen={["plate", "thick"]} />
    </Face>
  );
}

/** Two keys on a ring. */
export function Keys() {
  const key = from(0, 7).circle(7).move(0, 14).down(32).skip(0, -4).right(7).skip(-7, -8).right(5);
  return (
    <Face face="side" at={[340, 55, -26]}>
      <Rect at={[-12, -10]} size={[24, 14]} pen={["plate", "thick"]} />
      <Dot at={[0, 24]} radius={22} pen="thick" />
      <Turned at={[-8, 44]} degrees={14}>
        <Stroke path={key} pen={["plate", "thick"]} />
      </Turned>
      <Turned at={[10, 44]} degrees={-18}>
        <Stroke path={key} pen={["plate", "thick"]} />
      </Turned>
    </Face>
  );
}
