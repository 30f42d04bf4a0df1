import { At, On, Part, Repeat, way } from "../../../drawings/scene.ts";
import {
  Box,
  Circle,
  Line,
  Polygon,
  Rect,
  Ruling,
  Slab,
} from "../../../drawings/shapes.ts";
import { type KeyedDrawingProps, ServiceCanvas } from "./parts/canvas.tsx";

const WIDTH = 260;
const DEPTH = 220;
const HEIGHT = 168;

/** The door and the window with its goods. */
const ShopFront = () => (
  <On face="front">
    <Rect at={[16, 0]} size={[58, 96]} pen="shade" />
    <Rect at={[24, 44]} size={[42, 44]} />
    <Line from={[68, 36]} to={[68, 28]} />
    <Rect at={[92, 30]} size={[150, 66]} pen="shade" />
    <Repeat count={3} step={[40, 0]}>
      <Rect at={[106, 30]} size={[30, 40]} pen="lit" />
    </Repeat>
    <Line from={[92, 74]} to={[242, 74]} />
  </On>
);

/** The side wall is cut away: shelves with cartons show. */
const Stockroom = () => (
  <On face="side">
    <Rect at={[10, 8]} size={[200, 150]} pen={["plate", "hidden"]} />
    <Ruling
      from={[18, 34]}
      to={[90, 34]}
      count={3}
      step={[0, 32]}
      pen="thick"
    />
    <Line from={[90, 8]} to={[90, 124]} pen="thick" />
    {[8, 34, 66, 98].map((z) => (
      <Repeat key={z} at={way(22, z).to(46, z).to(68, z).places}>
        <Rect at={[0, 0]} size={[18, 18]} pen="lit" />
      </Repeat>
    ))}
  </On>
);

const STRIPE = (WIDTH + 20) / 9;

const Stripes = ({
  count,
  pen,
}: {
  count: number;
  pen: "plate" | "signal";
}) => (
  <Repeat count={count} step={[2 * STRIPE, 0, 0]}>
    <Polygon
      through={way(-10, 0, 0).by(STRIPE, 0, 0).by(0, 42, -28).by(-STRIPE, 0, 0)}
      pen={pen}
    />
    <Rect face="front" at={[-10, 42, -40]} size={[STRIPE, 12]} pen={pen} />
  </Repeat>
);

const Awning = () => (
  <At at={[0, DEPTH, 148]}>
    <Stripes count={5} pen="plate" />
    <At at={[STRIPE, 0, 0]}>
      <Stripes count={4} pen="signal" />
    </At>
    <Polygon
      through={way(270, 0, 0).by(0, 42, -28).by(0, 0, -12).by(0, -42, 0)}
      pen="shade"
    />
  </At>
);

/**
 * A shop with its side wall cut away, its sign, counter, till and stockroom,
 * and a second front beside it.
 */
export default function ShopifyDevelopmentDrawing(props: KeyedDrawingProps) {
  return (
    <ServiceCanvas id="shop" margins={[106, 60, 0, 123]} {...props}>
      <At at={[-150, -130, -130]}>
        <Part
          name="second-front"
          number={3}
          at={[352, -10, 104]}
          balloon={[2, -60]}
        >
          <Slab at={[292, -18, 0]} size={[92, 8, 110]}>
            <On face="front">
              <Rect at={[10, 12]} size={[34, 84]} />
              <Rect at={[52, 12]} size={[30, 36]} />
              <Rect at={[52, 58]} size={[30, 38]} />
            </On>
          </Slab>
          <Line from={[WIDTH, 10, 0]} to={[292, 10, 0]} pen="centre" />
        </Part>
        <Slab at={[0, 0, 0]} size={[WIDTH, DEPTH, HEIGHT]}>
          <Part
            name="stockroom"
            number={4}
            at={[WIDTH, 20, -50]}
            balloon={[20, -104]}
          >
            <Stockroom />
          </Part>
          <Part
            name="front"
            number={1}
            at={[110, DEPTH, -124]}
            balloon={[-110, 84]}
          >
            <ShopFront />
          </Part>
          <Rect face="top" at={[16, 16, 0]} size={[228, 188]} pen="thin" />
        </Slab>
        <Part name="counter" number={2} at={[296, 170, 20]} balloon={[6, 52]}>
          <Slab at={[261, 106, 0]} size={[36, 84, 44]} />
        </Part>
        <Part name="till" number={5} at={[291, 170, 60]} balloon={[120, 44]}>
          <Box at={[267, 146, 44]} size={[24, 30, 24]}>
            <On face="side">
              <Repeat count={3} step={[0, 6]}>
                <Repeat count={2} step={[12, 0]}>
                  <Rect at={[4, 4]} size={[8, 4]} />
                </Repeat>
              </Repeat>
            </On>
          </Box>
        </Part>
        <Part name="sign" number={6} at={[40, DEPTH, 208]} balloon={[-70, -56]}>
          <On face="front" at={[0, DEPTH, HEIGHT]}>
            <Ruling
              from={[60, 0]}
              to={[60, 16]}
              count={2}
              step={[140, 0]}
              pen="thick"
            />
            <Rect at={[30, 16]} size={[200, 34]} pen={["plate", "thick"]} />
            <Line from={[48, 33]} to={[150, 33]} pen="medium" />
            <Circle at={[196, 35]} radius={9} pen="medium" />
            <Line from={[203, 28]} to={[214, 20]} pen="medium" />
          </On>
        </Part>
        <Part name="front" number={1}>
          <Awning />
        </Part>
      </At>
    </ServiceCanvas>
  );
}
