import type { ReactNode } from "react";
import {
  Face,
  from,
  type Point3,
  polar,
  Repeat,
  Scene,
  way,
} from "../../../../drawings/scene.ts";
import {
  Arc,
  Box,
  Cylinder,
  Dot,
  Line,
  Rect,
  Stroke,
} from "../../../../drawings/shapes.ts";

interface DialProps {
  radius: number;
  /** The plane of its face. */
  y: number;
  depth: number;
  /** How many marks go round it: an even number, for each line makes two. */
  marks: number;
  /** The part of a turn that is marked. */
  turn: number;
}

/** A point on a circle, by the part of a turn from the top. */
const onRim = (radius: number, turn: number) =>
  polar([0, 0], radius, 360 * turn - 90);

/** A dial with part of its turn marked, facing the front. */
export function Dial({ radius, y, depth, marks, turn }: DialProps) {
  const rim = Math.round(radius * 0.87);
  const wedge = Math.round(radius * 0.6);
  const short = Math.round(radius * 0.8);
  return (
    <>
      <Cylinder
        axis="y"
        at={[0, y - depth, 0]}
        radius={radius}
        length={depth}
        pen="thick"
      />
      <Face face="front" at={[0, y, 0]}>
        {/* Lines from rim to rim; a disc then covers all but their ends. */}
        {Array.from({ length: marks / 2 }, (_, mark) =>
          onRim(rim, mark / marks),
        ).map(([x, y]) => (
          <Line
            key={x}
            from={[Math.round(x), Math.round(y)]}
            to={[-Math.round(x), -Math.round(y)]}
          />
        ))}
        <Dot at={[0, 0]} radius={short} pen={["plate", "noLine"]} />
        <Line from={[0, -rim]} to={[0, rim]} />
        <Line from={[-rim, 0]} to={[rim, 0]} />
        <Dot at={[0, 0]} radius={short - 6} pen={["plate", "noLine"]} />
        <Dot at={[0, 0]} radius={rim} />
        <Dot at={[0, 0]} radius={wedge} pen="hidden" />
        <Arc
          sector
          at={[0, 0]}
          radius={wedge}
          degrees={[-90, 360 * turn - 90]}
          pen="signal"
        />
        <Line from={[0, 0]} to={[0, -wedge - 6]} pen="thick" />
        <Line from={[0, 0]} to={onRim(wedge + 6, turn)} pen="thick" />
        <Dot
          at={[0, 0]}
          radius={Math.round(radius * 0.07)}
          pen={["plate", "thick"]}
        />
      </Face>
    </>
  );
}

interface EnvelopeProps {
  /** The plane of its flap. */
  y: number;
  width: number;
  thickness: number;
  seal: "signal" | "shade";
}

/** A sealed envelope, its flap to the front. */
export function Envelope({ y, width, thickness, seal }: EnvelopeProps) {
  const half = Math.round(width / 2);
  const rise = Math.round(half * 0.65);
  const fold = Math.round(half * 0.26);
  return (
    <>
      <Box
        at={[-half, y - thickness, -rise]}
        size={[2 * half, thickness, 2 * rise]}
        pen="thick"
      />
      <Face face="front" at={[0, y, 0]}>
        <Line
          through={way(-half, -rise)
            .to(0, Math.round(rise * 0.1))
            .to(half, -rise)}
        />
        <Line from={[-half, rise]} to={[-fold, -fold / 2]} />
        <Line from={[half, rise]} to={[fold, -fold / 2]} />
        <Dot at={[0, 0]} radius={half * 0.12} pen={seal} />
      </Face>
    </>
  );
}

interface SpeechBubbleProps {
  /** Its lower left corner; the tail hangs below. */
  at: Point3;
  width: number;
  height: number;
  tail: "left" | "right";
  /**
   * What is written in it, on the face: x to the right, y down from its upper
   * left corner.
   */
  children: ReactNode;
}

const BUBBLE = 5;
const TAIL = 11;

function SpeechBubble({
  at: [x, y, z],
  width,
  height,
  tail,
  children,
}: SpeechBubbleProps) {
  const tailAt = tail === "left" ? 8 : width - 8 - TAIL;
  const outline = from(0, 0)
    .right(width)
    .down(height)
    .toX(tailAt + TAIL)
    .by(-TAIL, TAIL)
    .up(TAIL)
    .toX(0)
    .close();
  return (
    <>
      <Rect
        face="side"
        at={[x + width, y - BUBBLE, z]}
        size={[BUBBLE, height]}
        pen={["shade", "thick"]}
      />
      <Rect
        face="top"
        at={[x, y - BUBBLE, z + height]}
        size={[width, BUBBLE]}
        pen={["lit", "thick"]}
      />
      <Face face="front" at={[x, y, z + height]}>
        <Stroke path={outline} pen={["plate", "thick"]} />
        {children}
      </Face>
    </>
  );
}

/** Half an hour on a dial. */
export function CallGlyph() {
  return (
    <Scene viewBox="-60 -48 120 96" angle={26}>
      <Dial radius={36} y={7} depth={14} marks={12} turn={0.5} />
    </Scene>
  );
}

/** A sealed letter. */
export function EmailGlyph() {
  return (
    <Scene viewBox="-60 -48 120 96" angle={26}>
      <Envelope y={4} width={80} thickness={8} seal="signal" />
    </Scene>
  );
}

/** A question, and the three dots of somebody typing. */
export function WhatsappGlyph() {
  return (
    <Scene viewBox="-60 -48 120 96" angle={26}>
      <SpeechBubble at={[-22, -20, -4]} width={56} height={30} tail="right">
        {[40, 34, 22].map((length, line) => (
          <Line
            key={length}
            from={[8, 8 + 7 * line]}
            to={[8 + length, 8 + 7 * line]}
          />
        ))}
      </SpeechBubble>
      <SpeechBubble at={[-38, 18, -30]} width={50} height={26} tail="left">
        <Repeat count={3} step={[13, 0]}>
          <Dot at={[12, 13]} radius={3} pen="signal" />
        </Repeat>
      </SpeechBubble>
    </Scene>
  );
}
