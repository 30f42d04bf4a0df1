import { Box, Circle, Cylinder, Line, On, Part, Rect, Repeat, Scene, Slab } from "../drawings/scene.ts";

const LABELS = ["Shelf", "Bell", "Counter"];

const Counter = ({ step }: { step: number }) => (
  <Box at={[70, 60, 0]} size={[200, 70, 60]} pen="thick">
    {step >= 5 && (
      <On face="front">
        <Rect at={[12, 10]} size={[176, 40]} />
      </On>
    )}
    {step >= 6 && (
      <On face="front">
        <Repeat count={3} step={[58, 0]}>
          <Rect at={[18, 16]} size={[48, 28]} />
          <Line from={[36, 36]} to={[48, 36]} pen="heavy" />
        </Repeat>
      </On>
    )}
  </Box>
);

const Shelf = ({ step }: { step: number }) => (
  <Box at={[10, 20, 0]} size={[40, 120, 110]} pen="thick">
    {step >= 6 && (
      <On face="side">
        <Repeat count={3} step={[0, 34]}>
          <Rect at={[8, 6]} size={[104, 28]} pen="lit" />
        </Repeat>
      </On>
    )}
  </Box>
);

const Bell = ({ step }: { step: number }) => (
  <>
    <Cylinder at={[230, 90, 60]} radius={16} length={6} pen="thick" body={step >= 8 ? "signal" : "plate"} />
    {step >= 5 && <Circle face="top" at={[230, 90, 66]} radius={5} pen="ink" />}
  </>
);

/** A reception desk, as far as it is drawn after a step of docs/drawings.md. */
export function DrawnInSteps({ step }: { step: number }) {
  const keyed = step >= 7;
  return (
    <Scene viewBox="-260 -200 520 370" angle={28} {...(keyed ? { labels: LABELS } : { plain: true })}>
      {step < 3 && (
        <>
          <Line from={[-150, 0, 0]} to={[150, 0, 0]} pen="centre" />
          <Line from={[0, -150, 0]} to={[0, 150, 0]} pen="centre" />
          <Line from={[0, 0, 0]} to={[0, 0, 120]} pen="centre" />
        </>
      )}
      {step >= 3 && (
        <Slab at={[-150, -90, -50]} size={[300, 170, 12]}>
          {step >= 4 && (
            <>
              <Part name="shelf" number={1} at={[30, 40, 110]} balloon={[-60, -30]}>
                <Shelf step={step} />
              </Part>
              <Part name="counter" number={3} at={[110, 130, 20]} balloon={[-70, 60]}>
                <Counter step={step} />
              </Part>
              <Part name="bell" number={2} at={[230, 90, 66]} balloon={[60, -50]}>
                <Bell step={step} />
              </Part>
            </>
          )}
        </Slab>
      )}
    </Scene>
  );
}
