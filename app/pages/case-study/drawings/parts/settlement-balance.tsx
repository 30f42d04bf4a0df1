import { Arc, At, Dot, Label, Line, Polygon, polar, Rect, Repeat, way } from "../../../../drawings/scene.ts";
import { ARM, Loads, Pan } from "./settlement-pans.tsx";

function Column() {
  return (
    <>
      <Rect at={[-7, 10]} size={[14, 204]} pen={["plate", "thick"]} />
      <Polygon through={way(-64, 214).by(128, 0).by(14, 22).by(-156, 0)} pen={["plate", "thick"]} />
      <Line from={[-70, 224]} to={[70, 224]} />
    </>
  );
}

function Beam() {
  const beam = way(-158, -4)
    .to(-20, -14)
    .to(20, -14)
    .to(158, -4)
    .to(158, 4)
    .to(20, 12)
    .to(-20, 12)
    .to(-158, 4);
  return (
    <>
      <Polygon through={beam} pen={["lit", "thick"]} />
      <Line from={[-120, -2]} to={[-20, -6]} />
      <Line from={[20, -6]} to={[120, -2]} />
      <Dot at={[0, 0]} radius={17} pen={["plate", "thick"]} />
      <Dot at={[0, 0]} radius={4} pen="ink" />
    </>
  );
}

/** The scale and its pointer, at zero. */
function Pointer() {
  return (
    <>
      <Arc at={[0, 0]} radius={114} degrees={[-130, -50]} />
      {[-40, -30, -20, -10, 0, 10, 20, 30, 40].map((degrees) => (
        <Line
          key={degrees}
          from={polar([0, 0], degrees % 20 ? 106 : 100, degrees - 90)}
          to={polar([0, 0], 114, degrees - 90)}
        />
      ))}
      <Polygon through={way(-4, -14).to(0, -104).to(4, -14)} pen={["signal", "thick"]} />
      <Label at={[0, -124]} anchor="middle" tone="signal" text="₹0" />
    </>
  );
}

/** A balance in front view, its pivot at the origin: deductions and credit in equilibrium. */
export function SettlementBalance() {
  return (
    <>
      <Column />
      <Repeat count={2} step={[2 * ARM, 0]}>
        <At at={[-ARM, 0]}>
          <Pan />
        </At>
      </Repeat>
      <Loads />
      <Pointer />
      <Beam />
    </>
  );
}
