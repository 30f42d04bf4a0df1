import type { KeyedDrawingProps } from "../../../drawings/figure-props.ts";
import {
  Face,
  from,
  On,
  Part,
  Repeat,
  Scene,
  way,
} from "../../../drawings/scene.ts";
import {
  Axis,
  Box,
  Circle,
  Cylinder,
  Line,
  Polygon,
  Print,
  Rect,
  Slab,
  Stroke,
} from "../../../drawings/shapes.ts";

/** A carton with its flaps open, lit inside. */
function Carton() {
  const flap = ["lit", "thick"] as const;
  return (
    <>
      <Polygon
        through={way(-120, -90, 30)
          .by(240, 0, 0)
          .by(-4, -60, 36)
          .by(-232, 0, 0)}
        pen={flap}
      />
      <Polygon
        through={way(-120, -90, 30)
          .by(0, 180, 0)
          .by(-66, -4, 28)
          .by(0, -172, 0)}
        pen={flap}
      />
      <Slab at={[-120, -90, -100]} size={[240, 180, 130]} top="shade">
        <Rect face="front" at={[0, 0, -46]} size={[240, 46]} pen="plate" />
        <On face="front">
          <Rect at={[0, 0]} size={[240, 130]} pen={["plate", "thick"]} />
        </On>
      </Slab>
      <Polygon
        through={way(-120, 90, 30).by(240, 0, 0).by(-4, 48, -44).by(-232, 0, 0)}
        pen={flap}
      />
      <Polygon
        through={way(120, -90, 30).by(0, 180, 0).by(58, -4, -38).by(0, -172, 0)}
        pen={flap}
      />
    </>
  );
}

/** The till roll, unrolled in front of the carton. */
function TillRoll() {
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
      <Cylinder
        axis="y"
        at={[240, 246, -66]}
        radius={34}
        length={64}
        pen="thick"
      />
      {[26, 19, 9].map((radius) => (
        <Circle
          key={radius}
          face="front"
          at={[240, 310, -66]}
          radius={radius}
        />
      ))}
    </>
  );
}

/** A slip of sums: lines of print and a column of amounts. */
function Settlement() {
  return (
    <Face face="top" at={[-70, -50, 84]}>
      <Rect at={[0, 0]} size={[140, 100]} pen={["plate", "thick"]} />
      <Print at={[12, 16]} lengths={[60, 44, 70, 52, 38]} step={12} />
      <Print at={[104, 16]} lengths={Array(5).fill(18)} step={12} />
      <Line from={[12, 82]} to={[122, 82]} />
    </Face>
  );
}

/** The return slip on top of everything. */
function ReturnSlip() {
  return (
    <Face face="top" at={[-46, -34, 286]}>
      <Rect at={[0, 0]} size={[92, 68]} pen={["plate", "thick"]} />
      <Print at={[10, 14]} lengths={[48, 60, 34]} step={12} />
      <Stroke path={from(70, 56).left(30).by(8, -6).skip(-8, 6).by(8, 6)} />
    </Face>
  );
}

/** The label of a parcel that is paid for at the door, held off the carton. */
function CashLabel() {
  return (
    <>
      <Line from={[-66, 90, -24]} to={[-66, 190, -24]} pen="hidden" />
      <Line from={[74, 90, -94]} to={[74, 190, -94]} pen="hidden" />
      <Face face="front" at={[-66, 190, -14]}>
        <Rect at={[0, 0]} size={[140, 84]} pen={["plate", "thick"]} />
        {[0, 4, 10, 13, 19, 22, 28, 34, 37, 43, 49, 52, 58].map((x) => (
          <Line key={x} from={[12 + x, 14]} to={[12 + x, 44]} />
        ))}
        <Print at={[84, 16]} lengths={[44, 30, 38]} step={12} />
        <Line from={[12, 68]} to={[72, 68]} />
        <Rect at={[96, 60]} size={[32, 16]} />
        <Line from={[0, 54]} to={[140, 54]} pen="hidden" />
      </Face>
    </>
  );
}

/**
 * A carton in exploded view on a vertical axis, with the queue of a sale day
 * behind it.
 */
export default function ECommerceDrawing(props: KeyedDrawingProps) {
  return (
    <Scene
      id="shop"
      viewBox="-490 -370 1030 730"
      angle={27}
      grid={1}
      margins={[16, 12, 0, 28]}
      {...props}
    >
      <Part name="sale-day" number={5} at={[0, -470, 30]} balloon={[-74, -72]}>
        <Repeat count={2} step={[0, -160, 0]}>
          <Box at={[-120, -310, -100]} size={[240, 120, 130]} fill="hidden" />
        </Repeat>
        <Line from={[0, -500, -100]} to={[0, -90, -100]} pen="centre" />
      </Part>
      <Carton />
      <Axis from={[0, 0, -20]} to={[0, 0, 330]} />
      <Part
        name="settlement"
        number={4}
        at={[-62, 40, 84]}
        balloon={[-128, -58]}
      >
        <Settlement />
      </Part>
      <Part name="stock" number={1} at={[-70, 52, 176]} balloon={[-130, -66]}>
        <Slab at={[-80, -52, 138]} size={[160, 104, 52]}>
          <On face="front">
            <Rect at={[24, 14]} size={[52, 24]} />
            <Line from={[32, 26]} to={[66, 26]} />
          </On>
        </Slab>
        <Slab at={[-85, -57, 216]} size={[170, 114, 20]} front="signal" />
      </Part>
      <ReturnSlip />
      <Part
        name="cash-label"
        number={3}
        at={[-58, 190, -40]}
        balloon={[-112, -50]}
      >
        <CashLabel />
      </Part>
      <Part
        name="till-roll"
        number={2}
        at={[252, 310, -44]}
        balloon={[120, 30]}
      >
        <TillRoll />
      </Part>
    </Scene>
  );
}
