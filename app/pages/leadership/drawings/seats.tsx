import {
  At,
  Face,
  from,
  On,
  Part,
  type Pen,
  Repeat,
  Scene,
} from "../../../drawings/scene.ts";
import {
  Box,
  Circle,
  Dot,
  Line,
  Rect,
  Slab,
  Stroke,
} from "../../../drawings/shapes.ts";

/** The mark of a person on the front of a part. */
function PersonMark({ pen }: { pen: readonly Pen[] }) {
  const shoulders = from(-42, 40)
    .curve([0, -32], [18, -41], [42, -41])
    .curve([24, 0], [42, 9], [42, 41])
    .close();
  return (
    <>
      <Dot at={[0, -26]} radius={20} pen={pen} />
      <Stroke path={shoulders} pen={pen} />
    </>
  );
}

interface FourProps {
  /** From one to the next, across and along. */
  step: readonly [number, number];
  radius: number;
  pen: Pen;
}

/** A round thing near each of four corners. */
function Four({ step: [across, along], radius, pen }: FourProps) {
  return (
    <Repeat count={2} step={[across, 0, 0]}>
      <Repeat count={2} step={[0, along, 0]}>
        <Circle face="top" at={[0, 0, 0]} radius={radius} pen={pen} />
      </Repeat>
    </Repeat>
  );
}

/** The socket of a seat: a rim, its floor and four holes. */
function Socket() {
  return (
    <At at={[450, 50, 0]}>
      <Rect face="top" at={[0, 0, 0]} size={[220, 220]} pen="thick" />
      <Rect face="top" at={[12, 12, 0]} size={[196, 196]} pen="shade" />
      <At at={[30, 30, 0]}>
        <Four step={[160, 160]} radius={8} pen="plate" />
      </At>
    </At>
  );
}

/** The part in place, bolted down. */
function Fitted() {
  return (
    <Box at={[50, 50, 0]} size={[220, 220, 130]} pen="thick">
      <Rect face="top" at={[16, 16, 0]} size={[188, 188]} />
      <On face="front">
        <Rect at={[16, 14]} size={[188, 102]} />
      </On>
      <Face face="front" at={[110, 220, -70]}>
        <PersonMark pen={["thick", "lit"]} />
      </Face>
      <At at={[38, 38, 0]}>
        <Four step={[144, 144]} radius={10} pen="signal" />
      </At>
    </Box>
  );
}

/** The part to come, in hidden lines above its socket, on four pins. */
function ToCome() {
  return (
    <At at={[450, 50, 0]}>
      <Repeat count={2} step={[160, 0, 0]}>
        <Repeat count={2} step={[0, 160, 0]}>
          <Line from={[30, 30, 0]} to={[30, 30, 114]} pen="centre" />
        </Repeat>
      </Repeat>
      <Rect
        face="front"
        at={[0, 220, 114]}
        size={[220, 130]}
        pen={["hidden", "thick"]}
      />
      <Rect
        face="side"
        at={[220, 0, 114]}
        size={[220, 130]}
        pen={["hidden", "thick"]}
      />
      <Rect
        face="top"
        at={[0, 0, 244]}
        size={[220, 220]}
        pen={["hidden", "thick"]}
      />
      <Rect face="front" at={[16, 220, 128]} size={[188, 102]} pen="hidden" />
      <At at={[38, 38, 244]}>
        <Four step={[144, 144]} radius={10} pen="hidden" />
      </At>
      <Face face="front" at={[110, 220, 174]}>
        <PersonMark pen={["hidden", "thick"]} />
      </Face>
    </At>
  );
}

/** Whether somebody is to come, or who is there is alone or not. */
type Seats = "open" | "alone" | "filled";

export function seatsFor(people: readonly { placeholder: boolean }[]): Seats {
  if (people.some(({ placeholder }) => placeholder)) return "open";
  return people.length > 1 ? "filled" : "alone";
}

/**
 * The seat of somebody who is there; the first of two, unless there is only
 * one.
 */
function FittedSeats({ seats }: { seats: Seats }) {
  const aside = seats === "alone" ? 200 : 0;
  return (
    <Part
      name="fitted"
      number={1}
      at={[60 + aside, 220, 130]}
      balloon={[-70, -74]}
    >
      {seats === "filled" && (
        <At at={[400, 0, 0]}>
          <Fitted />
        </At>
      )}
      <At at={[aside, 0, 0]}>
        <Fitted />
      </At>
    </Part>
  );
}

interface SeatsProps {
  seats: Seats;
  /** What the parts in place and the part to come are called. */
  labels: readonly string[];
  description?: string | undefined;
}

/**
 * A mounting plate with its parts bolted down; one to come is drawn above its
 * empty socket.
 */
export function SeatsDrawing({ seats, ...props }: SeatsProps) {
  return (
    <Scene
      viewBox="-550 -320 1120 660"
      angle={27}
      margins={[0, 131, 45, 57]}
      {...props}
    >
      <Slab at={[-390, -160, -70]} size={[720, 320, 26]}>
        <At at={[24, 24, 0]}>
          <Four step={[672, 272]} radius={10} pen="shade" />
        </At>
        {seats === "open" && (
          <Part
            name="coming-soon"
            number={2}
            at={[660, 70, 244]}
            balloon={[76, -40]}
          >
            <Socket />
          </Part>
        )}
        <FittedSeats seats={seats} />
        {seats === "open" && (
          <Part name="coming-soon" number={2}>
            <ToCome />
          </Part>
        )}
      </Slab>
    </Scene>
  );
}
