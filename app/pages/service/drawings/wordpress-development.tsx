import { At, On, Part, Repeat, way } from "../../../drawings/scene.ts";
import {
  Axis,
  Box,
  Circle,
  Line,
  Polygon,
  Rect,
  Ruling,
  Slab,
} from "../../../drawings/shapes.ts";
import {
  type KeyedDrawingProps,
  Posts,
  ServiceCanvas,
} from "./parts/canvas.tsx";

const WIDTH = 216;
const LENGTH = 276;

/** Drives on the front, a lock on the side. */
const Server = () => (
  <Slab at={[0, 0, 0]} size={[WIDTH, LENGTH, 28]}>
    <On face="front">
      <Repeat count={6} step={[36, 0]}>
        <Rect at={[8, 6]} size={[28, 16]} />
        <Circle at={[30, 14]} radius={2.5} />
      </Repeat>
    </On>
    <On face="side">
      <Rect at={[198, 5]} size={[30, 15]} />
      <Line through={way(205, 20).by(0, 5).by(16, 0).by(0, -5)} />
    </On>
    <Posts size={[WIDTH, LENGTH]} height={38} />
  </Slab>
);

/** A second front end, reached by cable. */
const Remote = () => (
  <>
    <Axis from={[WIDTH, 78, 140]} to={[310, 78, 140]} />
    <Slab at={[290, 72, 146]} size={[84, 6, 84]}>
      <On face="front">
        <Line from={[0, 72]} to={[84, 72]} />
        <Rect at={[10, 14]} size={[30, 46]} />
        <Ruling from={[48, 56]} to={[76, 56]} count={4} step={[0, -12]} />
      </On>
    </Slab>
  </>
);

/**
 * The page itself is a forme: header, columns, footer; blocks stand proud of
 * it.
 */
const Page = () => (
  <Slab at={[0, 0, -8]} size={[WIDTH, LENGTH, 8]}>
    <On face="top">
      <Rect at={[8, 10]} size={[200, 256]} />
      <Ruling from={[8, 34]} to={[208, 34]} count={2} step={[0, 212]} />
      <Ruling from={[20, 252]} to={[128, 252]} count={2} step={[0, 7]} />
      <Ruling from={[148, 18]} to={[196, 18]} count={2} step={[0, 8]} />
    </On>
    <Box at={[16, 42, 0]} size={[184, 56, 14]}>
      <Rect face="top" at={[12, 8, 0]} size={[70, 40]} />
      <Ruling
        from={[98, 16, 0]}
        to={[170, 16, 0]}
        count={3}
        step={[0, 12, 0]}
      />
    </Box>
    <Box at={[16, 108, 0]} size={[86, 62, 14]}>
      <Ruling from={[10, 10, 0]} to={[74, 10, 0]} count={4} step={[0, 12, 0]} />
    </Box>
    <Box at={[16, 180, 0]} size={[86, 56, 14]}>
      <Ruling from={[10, 12, 0]} to={[62, 12, 0]} count={3} step={[0, 12, 0]} />
    </Box>
  </Slab>
);

/**
 * A page laid out in blocks above its cache and its server, one block lifted, a
 * second front end on a cable.
 */
export default function WordpressDevelopmentDrawing(props: KeyedDrawingProps) {
  return (
    <ServiceCanvas id="wp" margins={[67, 77, 0, 151]} {...props}>
      <At at={[-WIDTH / 2, -LENGTH / 2, -146]}>
        <Part
          name="server"
          number={6}
          at={[WIDTH, 214, 12]}
          balloon={[124, 30]}
        >
          <Server />
        </Part>
        <Part name="cache" number={5} at={[WIDTH, 158, 70]} balloon={[140, 50]}>
          <Slab at={[0, 0, 66]} size={[WIDTH, LENGTH, 8]}>
            <Repeat count={3} step={[46, 0, 0]}>
              <Rect face="top" at={[16, 212, 0]} size={[36, 48]} />
            </Repeat>
            <Repeat count={4} step={[0, 60, 0]}>
              <Rect face="top" at={[154, 32, 0]} size={[36, 48]} />
            </Repeat>
            <Posts size={[WIDTH, LENGTH]} height={62} />
          </Slab>
        </Part>
        <Part name="remote" number={4} at={[350, 78, 230]} balloon={[26, -70]}>
          <Remote />
        </Part>
        <At at={[0, 0, 144]}>
          <Part name="page" number={1} at={[8, 68, 0]} balloon={[-96, -62]}>
            <Page />
          </Part>
          <Part
            name="basket"
            number={3}
            at={[128, 236, 6]}
            balloon={[-150, 150]}
          >
            <Slab at={[114, 180, 0]} size={[86, 56, 14]} front="signal">
              <Polygon
                through={way(20, 14, 0)
                  .to(68, 14, 0)
                  .to(62, 42, 0)
                  .to(26, 42, 0)}
              />
            </Slab>
          </Part>
          <Part
            name="lifted"
            number={2}
            at={[148, 118, 76]}
            balloon={[-20, -118]}
          >
            <At at={[114, 108, 0]}>
              <Rect face="top" at={[0, 0, 0]} size={[86, 62]} pen="hidden" />
              <Posts size={[86, 62]} height={62} />
              <Slab at={[0, 0, 62]} size={[86, 62, 14]}>
                <Ruling
                  from={[12, 12, 0]}
                  to={[74, 12, 0]}
                  count={4}
                  step={[0, 12, 0]}
                />
              </Slab>
            </At>
          </Part>
        </At>
      </At>
    </ServiceCanvas>
  );
}
