import type { ReactNode } from "react";
import type { KeyedDrawingProps } from "../../../drawings/figure-props.ts";
import {
  At,
  Face,
  from,
  Part,
  type Point2,
  Repeat,
  Scene,
  Turned,
} from "../../../drawings/scene.ts";
import {
  Circle,
  Dot,
  Line,
  Print,
  Rect,
  Slab,
  Stroke,
} from "../../../drawings/shapes.ts";

interface PaperProps {
  name: string;
  number: number;
  at: Point2;
  balloon: Point2;
  /** Degrees it is fanned out by; positive towards the upper left. */
  turn: number;
  size: Point2;
  children: ReactNode;
}

/** A paper under the clip, turned on the board. */
function Paper({ turn, size, children, ...part }: PaperProps) {
  return (
    <Turned degrees={turn}>
      <Part {...part}>
        <Rect at={[-size[0] / 2, 0]} size={size} pen={["plate", "thick"]} />
        {children}
      </Part>
    </Turned>
  );
}

/** Every pulse of one heart, twice. */
const pulse = from(-38, 120)
  .by(20, 6)
  .by(16, -8)
  .by(10, 70)
  .by(8, -60)
  .by(10, 18)
  .by(12, 4)
  .by(-60, 30);
pulse.by(20, 12).by(16, -8).by(10, 70).by(8, -60).by(10, 18);

function Record() {
  return (
    <>
      <Rect at={[-84, 40]} size={[168, 28]} pen="signal" />
      <Rect at={[-84, 86]} size={[52, 62]} />
      <Print at={[-16, 92]} lengths={[96, 70, 84]} step={18} />
      <Print
        at={[-84, 172]}
        lengths={[136, 168, 136, 168, 136, 168, 136]}
        step={22}
      />
      <Stroke
        path={from(-58, 98).down(38).move(-77, 117).right(38)}
        pen="heavy"
      />
    </>
  );
}

/** A bedside clipboard with its papers fanned about the clip. */
export default function HealthcareDrawing(props: KeyedDrawingProps) {
  return (
    <Scene
      viewBox="-440 -222 880 490"
      angle={27}
      grid={1}
      margins={[56, 29, 18, 40]}
      {...props}
    >
      <Slab at={[-150, -190, -16]} size={[300, 400, 14]} />
      <Face face="top" at={[0, -150, 0]}>
        <Paper
          name="access"
          number={5}
          at={[70, 240]}
          balloon={[120, -40]}
          turn={-52}
          size={[170, 330]}
        >
          <Stroke path={from(30, 20).down(300).move(52, 20).down(300)} />
          <Print at={[10, 50]} lengths={Array(14).fill(70)} step={20} />
        </Paper>
        <Paper
          name="claims"
          number={4}
          at={[60, 310]}
          balloon={[70, 84]}
          turn={-27}
          size={[180, 320]}
        >
          <Repeat count={8} step={[0, 30]}>
            <Rect at={[40, 70]} size={[38, 18]} />
          </Repeat>
        </Paper>
        <Paper
          name="appointments"
          number={3}
          at={[20, 222]}
          balloon={[-96, -50]}
          turn={56}
          size={[150, 230]}
        >
          <Rect at={[-62, 130]} size={[124, 86]} />
          <Print at={[-62, 152]} lengths={[124, 124]} step={32} />
          <Repeat count={3} step={[31, 0]}>
            <Line from={[-31, 152]} to={[-31, 216]} />
          </Repeat>
          <Dot at={[15, 200]} radius={9} />
        </Paper>
        <Paper
          name="laboratory"
          number={2}
          at={[-20, 378]}
          balloon={[-34, 96]}
          turn={30}
          size={[96, 390]}
        >
          <Print at={[-38, 300]} lengths={Array(7).fill(28)} step={12} />
          <Print at={[8, 300]} lengths={Array(7).fill(30)} step={12} />
          <Stroke path={pulse} pen="thin" />
        </Paper>
        <Paper
          name="record"
          number={1}
          at={[-40, 318]}
          balloon={[-60, 92]}
          turn={0}
          size={[200, 330]}
        >
          <Record />
        </Paper>
      </Face>
      <At at={[0, -150, 0]}>
        <Slab at={[-66, -20, 0]} size={[132, 40, 12]} />
        <Slab at={[-30, -30, 12]} size={[60, 22, 26]} />
        <Circle face="front" at={[0, -8, 27]} radius={7} />
      </At>
    </Scene>
  );
}
