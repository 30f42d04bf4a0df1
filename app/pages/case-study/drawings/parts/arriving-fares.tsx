import { At, Circle, Facing, Label, Line, On, Part, Rect, Repeat, Slab } from "../../../../drawings/scene.ts";

const PHONE = [130, 12, 252] as const;
/** Where the supplier lines begin, from the screen. */
const SOURCE = 306;
const FARE = [102, 17] as const;
/** How far each supplier's answer still has to travel; the first has arrived. */
const DISTANCES = [0, 38, 62, 108, 150, 204, 262];
const LATER = DISTANCES.slice(1);
const SECOND = 62;

function Phone() {
  const [width, , height] = PHONE;
  return (
    <Slab at={[0, -PHONE[1], 0]} size={PHONE}>
      <On face="front">
        <Rect at={[7, 26]} size={[width - 14, height - 38]} />
        <Line from={[50, 13]} to={[80, 13]} />
        <Repeat count={LATER.length} step={[0, -24]}>
          <Rect at={[14, 178]} size={FARE} pen={["hidden", "thin"]} />
        </Repeat>
      </On>
    </Slab>
  );
}

/** Each line, from its supplier to the screen: dashed where the answer has yet to travel. */
function SupplierLines() {
  return (
    <At at={[65, 0, 210.5]}>
      {DISTANCES.map((distance, row) => (
        <At key={distance} at={[0, 0, row * -24]}>
          <Line from={[0, distance, 0]} to={[0, SOURCE, 0]} />
          <Circle face="front" at={[0, SOURCE, 0]} radius={4} />
        </At>
      ))}
      {LATER.map((distance, row) => (
        <Line
          key={distance}
          from={[0, 0, (row + 1) * -24]}
          to={[0, distance, (row + 1) * -24]}
          pen={["hidden", "thin"]}
        />
      ))}
    </At>
  );
}

function TimeScale() {
  return (
    <>
      <Line from={[0, 0, 0]} to={[0, SOURCE, 0]} pen="thin" />
      <Repeat count={5} step={[0, SECOND, 0]}>
        <Line from={[0, 0, 0]} to={[-10, 0, 0]} pen="thin" />
      </Repeat>
      <Facing at={[-16, 4 * SECOND, 0]}>
        <Label at={[-2, 6]} anchor="end" wideOnly text="8 s" />
      </Facing>
    </>
  );
}

/** Seven answers on their way to a phone. The first fare is on screen; the others follow when they can. */
export function ArrivingFares() {
  return (
    <At at={[0, PHONE[1], 0]}>
      <TimeScale />
      <Phone />
      <SupplierLines />
      <Part name="first-fare" number={2} at={[109.4, 0, 207.3]} balloon={[52, -112]}>
        <Rect face="front" at={[14, 0, 202]} size={FARE} pen={["signal", "thick"]} />
      </Part>
      <Part name="suppliers" number={1} at={[44, 262, 66]} balloon={[-30, 96]}>
        {LATER.map((distance, row) => (
          <On key={distance} face="front" at={[14, distance, 178 - row * 24]}>
            <Rect at={[0, 0]} size={FARE} pen="plate" />
            <Line from={[8, 8.5]} to={[46, 8.5]} />
            <Line from={[76, 8.5]} to={[94, 8.5]} />
          </On>
        ))}
      </Part>
    </At>
  );
}
