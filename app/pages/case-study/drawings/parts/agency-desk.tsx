import { At, Line, On, Part, Print, Rect, Repeat, Slab } from "../../../../drawings/scene.ts";

/** The screen of one agency. */
export function AgencyDesk() {
  return (
    <At at={[277, -277, 104]}>
      <Part name="desk" number={1} at={[14, 3, 29]} balloon={[16, -86]}>
        <Slab at={[-52, -6, -44]} size={[104, 9, 82]}>
          <On face="front">
            <Line from={[0, 68]} to={[104, 68]} />
            <Rect at={[8, 50]} size={[88, 11]} />
            <Print at={[8, 38]} lengths={[70, 54, 70]} step={-11} />
          </On>
        </Slab>
      </Part>
    </At>
  );
}

/** Tickets that wait their turn. */
export function TicketQueue() {
  return (
    <At at={[297, -296, -90]}>
      <Part name="tickets" number={5} at={[4, 67, 3]} balloon={[20, 84]}>
        <Repeat count={5} step={[0.4, 16.8, 0]}>
          <On face="front" at={[-30, 0, 0]}>
            <Rect at={[0, 0]} size={[80, 34]} pen="plate" />
            <Print at={[10, 24]} lengths={[42, 30]} step={-11} />
            <Line from={[64, 0]} to={[64, 34]} />
          </On>
        </Repeat>
      </Part>
    </At>
  );
}
