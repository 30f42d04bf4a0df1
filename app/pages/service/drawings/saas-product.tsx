import { At, On, Part, Repeat } from "../../../drawings/scene.ts";
import { Box, Circle, Rect, Ruling, Slab } from "../../../drawings/shapes.ts";
import {
  type KeyedDrawingProps,
  Posts,
  ServiceCanvas,
} from "./parts/canvas.tsx";

const EDGE = 300;
const PLOT = EDGE / 4;
const WIDTH = PLOT - 16;

/** Row by row from the back; the one in signal is the tenant that is billed. */
const heights = [
  [105, 59, 82, 28],
  [53, 118, 39, 64],
  [84, 36, 62, 22],
  [31, 70, 24, 45],
];
const tenants = heights.flatMap((row, y) =>
  row.map((height, x) => ({ x, y, height })),
);
const billed = tenants.filter(({ x, y }) => x === 2 && y === 2);
const before = tenants.filter(({ x, y }) => x < 2 || y < 2);
const after = tenants.filter(({ x, y }) => x + y > 4 && x > 1 && y > 1);

/**
 * What marks a tenant's block: storeys, bays or a roof light, so that no two
 * neighbours are alike.
 */
function Marking({ kind, height }: { kind: number; height: number }) {
  if (kind === 2)
    return <Rect face="top" at={[9, 9, 0]} size={[WIDTH - 18, WIDTH - 18]} />;
  const storeys = Math.floor((height - 12) / 10);
  return (
    <On face="front">
      {kind === 1 ? (
        <Ruling
          from={[WIDTH / 4, 6]}
          to={[WIDTH / 4, height - 6]}
          count={3}
          step={[WIDTH / 4, 0]}
        />
      ) : (
        <Ruling
          from={[5, 9]}
          to={[WIDTH - 5, 9]}
          count={storeys}
          step={[0, 10]}
        />
      )}
    </On>
  );
}

const Tenants = ({ list }: { list: typeof tenants }) =>
  list.map(({ x, y, height }) => (
    <Box
      key={`${x}${y}`}
      at={[x * PLOT + 8, y * PLOT + 8, 0]}
      size={[WIDTH, WIDTH, height]}
    >
      <Marking kind={(x + y) % 3} height={height} />
    </Box>
  ));

/** Ports in front, vents at the side. */
const Infrastructure = () => (
  <Slab at={[0, 0, 0]} size={[EDGE, EDGE, 22]}>
    <On face="front">
      <Part name="ports" number={6} at={[122, 11]} balloon={[-48, 32]}>
        <Repeat count={14} step={[20, 0]}>
          <Circle at={[20, 11]} radius={2.2} />
        </Repeat>
      </Part>
    </On>
    <On face="side">
      <Part name="vents" number={5} at={[178, 11]} balloon={[52, 26]}>
        <Ruling from={[280, 6]} to={[280, 16]} count={13} step={[-21, 0]} />
      </Part>
    </On>
    <Posts size={[EDGE, EDGE]} height={42} />
  </Slab>
);

/** Divided into bays above; who may enter at the side, who runs it in front. */
const Services = () => (
  <>
    <Part name="identity" number={3} at={[EDGE, 28, 6]} balloon={[44, -24]}>
      <Slab at={[0, 0, 0]} size={[EDGE, EDGE, 12]} faces={["side"]} />
    </Part>
    <Slab at={[0, 0, 0]} size={[EDGE, EDGE, 12]} faces={["top"]}>
      <Ruling
        from={[PLOT, 0, 0]}
        to={[PLOT, EDGE, 0]}
        count={3}
        step={[PLOT, 0, 0]}
        pen="thin"
      />
      <Ruling
        from={[0, PLOT, 0]}
        to={[EDGE, PLOT, 0]}
        count={3}
        step={[0, PLOT, 0]}
        pen="thin"
      />
      <Posts size={[EDGE, EDGE]} height={46} />
    </Slab>
    <Part name="admin" number={4} at={[30, EDGE, 6]} balloon={[-42, -22]}>
      <Slab at={[0, 0, 0]} size={[EDGE, EDGE, 12]} faces={["front"]} />
    </Part>
  </>
);

/**
 * Sixteen tenants of different heights on a shared deck, over a services layer
 * and an infrastructure slab.
 */
export default function SaasProductDrawing(props: KeyedDrawingProps) {
  return (
    <ServiceCanvas id="saas" margins={[30, 85, 7, 89]} {...props}>
      <At at={[-EDGE / 2, -EDGE / 2, -130]}>
        <Infrastructure />
        <At at={[0, 0, 64]}>
          <Services />
        </At>
        <Slab at={[0, 0, 122]} size={[EDGE, EDGE, 8]}>
          <Part
            name="tenants"
            number={1}
            at={[1.5 * PLOT, 1.5 * PLOT, 118]}
            balloon={[-62, -66]}
          >
            <Tenants list={before} />
          </Part>
          <Part
            name="billed"
            number={2}
            at={[2.5 * PLOT, 2.5 * PLOT, 62]}
            balloon={[150, -146]}
          >
            {billed.map(({ x, y, height }) => (
              <Slab
                key={height}
                at={[x * PLOT + 8, y * PLOT + 8, 0]}
                size={[WIDTH, WIDTH, height]}
                front="signal"
              />
            ))}
          </Part>
          <Part name="tenants" number={1}>
            <Tenants list={after} />
          </Part>
        </Slab>
      </At>
    </ServiceCanvas>
  );
}
