import { At, On, Part, Repeat, way } from "../../../drawings/scene.ts";
import {
  Box,
  Dot,
  Line,
  Rect,
  Ruling,
  Slab,
} from "../../../drawings/shapes.ts";
import { type KeyedDrawingProps, ServiceCanvas } from "./parts/canvas.tsx";

const STEP = 56;
const REACH = 2 * STEP;

/** Three layers of nodes, and the way that one answer takes through them. */
function Lattice() {
  const answer = way(0, REACH, REACH)
    .by(STEP, 0, -STEP)
    .by(STEP, 0, 0)
    .by(0, -STEP, -STEP);
  return (
    <>
      <Repeat count={3} step={[STEP, 0, 0]}>
        <Ruling
          from={[0, 0, 0]}
          to={[0, 0, REACH]}
          count={3}
          step={[0, STEP, 0]}
          pen="thin"
        />
      </Repeat>
      <Repeat count={3} step={[0, 0, STEP]}>
        <Ruling
          from={[0, 0, 0]}
          to={[0, REACH, 0]}
          count={3}
          step={[STEP, 0, 0]}
          pen="thin"
        />
        <Repeat count={3} step={[0, STEP, 0]}>
          <Line from={[0, 0, 0]} to={[REACH, 0, 0]} pen="thin" />
          <Repeat count={3} step={[STEP, 0, 0]}>
            <Dot at={[0, 0, 0]} radius={5} pen="plate" />
          </Repeat>
        </Repeat>
      </Repeat>
      <Line through={answer} pen={["signalLine", "heavy"]} />
      {answer.places.map((at) => (
        <Dot key={at.join()} at={at} radius={5} pen="signal" />
      ))}
    </>
  );
}

/** The model on its plinth, with two vents round it. */
function Plinth() {
  return (
    <Slab at={[98, 18, 0]} size={[132, 132, 60]}>
      {(["front", "side"] as const).map((face) => (
        <On key={face} face={face}>
          <Ruling from={[12, 20]} to={[120, 20]} count={2} step={[0, 20]} />
        </On>
      ))}
      <At at={[10, 10, 54]}>
        <Lattice />
      </At>
    </Slab>
  );
}

/**
 * The belt along the front of the bench: documents come in, pass a sieve and
 * leave as parcels.
 */
function Belt() {
  return (
    <>
      <Part name="pipeline" number={4} at={[50, 252, 10]} balloon={[-40, 62]}>
        <Box at={[14, 208, 0]} size={[256, 44, 16]}>
          <Ruling
            from={[66, 0, 0]}
            to={[66, 44, 0]}
            count={5}
            step={[44, 0, 0]}
            pen="thin"
          />
        </Box>
      </Part>
      <At at={[14, 208, 16]}>
        <Part
          name="documents"
          number={3}
          at={[32, 14, 34]}
          balloon={[-84, -26]}
        >
          <Repeat count={3} step={[0, 0, 14]}>
            <Box at={[6, 4, 0]} size={[54, 36, 4]} />
          </Repeat>
          <Ruling
            from={[14, 12, 32]}
            to={[50, 12, 32]}
            count={3}
            step={[0, 9, 0]}
          />
        </Part>
        <Part name="pipeline" number={4}>
          {[64, 112, 208].map((x) => (
            <Box key={x} at={[x, 24, 0]} size={[26, 26, 6]} />
          ))}
        </Part>
        <Part name="sieve" number={5} at={[172, 36, 54]} balloon={[-72, 128]}>
          <On face="side" at={[172, 0, 0]}>
            <Rect at={[0, 0]} size={[44, 56]} pen={["plate", "thick"]} />
            <Ruling from={[0, 8]} to={[0, 52]} count={3} step={[14, 0]} />
            <Ruling from={[0, 18]} to={[44, 18]} count={2} step={[0, 19]} />
          </On>
        </Part>
      </At>
    </>
  );
}

/**
 * A grading bench: records come in by belt, pass a sieve and part into three
 * bins; the model stands above.
 */
export default function AiMlDataDrawing(props: KeyedDrawingProps) {
  return (
    <ServiceCanvas id="ai" margins={[72, 113, 24, 104]} {...props}>
      <Slab at={[-170, -140, -118]} size={[330, 268, 10]}>
        <Part name="shelf" number={1} at={[30, 80, 66]} balloon={[-76, -60]}>
          <Box at={[12, 54, 0]} size={[34, 104, 66]} fill="plate">
            <On face="side">
              <Repeat count={6} step={[16, 0]}>
                <Rect at={[8, 8]} size={[7, 50]} pen="shade" />
              </Repeat>
            </On>
          </Box>
        </Part>
        <Part name="chart" number={2} at={[288, 42, 34]} balloon={[66, -40]}>
          {[20, 34, 28, 52].map((height, bar) => (
            <Box
              key={height}
              at={[282, 14 + bar * 22, 0]}
              size={[12, 12, height]}
            />
          ))}
        </Part>
        <Part name="model" number={6} at={[230, 70, 48]} balloon={[136, -74]}>
          <Plinth />
        </Part>
        <Belt />
        <Repeat count={3} step={[0, 48, 0]}>
          <Box at={[274, 118, 0]} size={[42, 40, 30]} open={6} />
        </Repeat>
      </Slab>
    </ServiceCanvas>
  );
}
