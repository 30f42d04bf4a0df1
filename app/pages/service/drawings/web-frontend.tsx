import type { ReactNode } from "react";
import { At, On, Part, type Point2, Repeat } from "../../../drawings/scene.ts";
import { Circle, Line, Rect, Ruling, Slab } from "../../../drawings/shapes.ts";
import { type KeyedDrawingProps, ServiceCanvas } from "./parts/canvas.tsx";

const WIDTH = 150;
const HEIGHT = 156;
const SPACING = 84;

interface LayerProps {
  name: string;
  number: number;
  /** Where on its face the balloon points. */
  at: Point2;
  balloon: Point2;
  children: ReactNode;
}

/** A pane of glass, the first being the farthest. */
function Layer({ number, at: [x, z], children, ...part }: LayerProps) {
  return (
    <At at={[0, (number - 1) * SPACING, 0]}>
      <Part number={number} at={[x, 0, z]} {...part}>
        <Slab at={[0, -5, 0]} size={[WIDTH, 5, HEIGHT]}>
          <On face="front">{children}</On>
        </Slab>
      </Part>
    </At>
  );
}

/** What a visitor uses: the order of focus, the form, and the page in front. */
function FrontLayers() {
  return (
    <>
      <Layer name="focus" number={4} at={[14, HEIGHT]} balloon={[-34, -50]}>
        <Rect at={[60, 100]} size={[72, 20]} />
        <Rect at={[56, 96]} size={[80, 28]} />
        <Rect at={[60, 58]} size={[30, 20]} />
        <Rect at={[102, 58]} size={[30, 20]} />
        <Rect at={[60, 18]} size={[72, 20]} />
        <Line from={[96, 96]} to={[75, 78]} />
        <Line from={[90, 68]} to={[102, 68]} />
        <Line from={[117, 58]} to={[96, 38]} />
      </Layer>
      <Layer name="form" number={5} at={[WIDTH, 14]} balloon={[62, 34]}>
        <Rect at={[50, 112]} size={[86, 14]} />
        <Rect at={[50, 90]} size={[86, 14]} />
        <Rect at={[50, 68]} size={[50, 14]} />
        <Ruling from={[50, 54]} to={[136, 54]} count={4} step={[0, -12]} />
        <Ruling from={[79, 54]} to={[79, 18]} count={2} step={[29, 0]} />
      </Layer>
      <Layer name="page" number={6} at={[8, 152]} balloon={[-26, -46]}>
        <Line from={[0, 138]} to={[WIDTH, 138]} />
        <Circle at={[10, 147]} radius={3} />
        <Circle at={[20, 147]} radius={3} />
        <Rect at={[34, 143]} size={[104, 8]} />
        <Rect at={[16, 58]} size={[118, 66]} pen="signal" />
        {[120, 134, 96, 110].map((end, line) => (
          <Line
            key={end}
            from={[16, 46 - line * 10]}
            to={[end, 46 - line * 10]}
          />
        ))}
      </Layer>
    </>
  );
}

/**
 * A browser window taken apart into six layers, the words and pictures in
 * front.
 */
export default function WebFrontendDrawing(props: KeyedDrawingProps) {
  return (
    <ServiceCanvas id="web" margins={[46, 151, 45, 77]} {...props}>
      <At at={[-75, -185, -78]}>
        <Line
          from={[WIDTH, 0, HEIGHT]}
          to={[WIDTH, 5 * SPACING, HEIGHT]}
          pen="centre"
        />
        <Line from={[WIDTH, 0, 0]} to={[WIDTH, 5 * SPACING, 0]} pen="centre" />
        <Line
          from={[0, 0, HEIGHT]}
          to={[0, 5 * SPACING, HEIGHT]}
          pen="centre"
        />
        <Layer name="rendering" number={1} at={[110, 140]} balloon={[24, -52]}>
          <Line from={[20, 118]} to={[130, 118]} />
          <Repeat count={3} step={[33, 0]}>
            <Line from={[42, 118]} to={[42, 96]} />
            <Rect at={[30, 72]} size={[24, 24]} />
            <Line from={[42, 72]} to={[42, 54]} />
            <Rect at={[30, 30]} size={[24, 24]} />
          </Repeat>
        </Layer>
        <Layer
          name="components"
          number={2}
          at={[16, HEIGHT]}
          balloon={[-30, -50]}
        >
          <Rect at={[14, 92]} size={[56, 30]} />
          <Rect at={[80, 92]} size={[56, 30]} />
          <Rect at={[14, 52]} size={[36, 30]} />
          <Rect at={[58, 52]} size={[36, 30]} />
          <Rect at={[102, 52]} size={[34, 30]} />
          <Rect at={[14, 18]} size={[122, 24]} />
        </Layer>
        <Layer name="gauge" number={3} at={[WIDTH, 20]} balloon={[66, 26]}>
          {[46, 38, 4].map((radius) => (
            <Circle key={radius} at={[84, 62]} radius={radius} />
          ))}
          <Line from={[84, 62]} to={[112, 88]} />
          <Line from={[46, 62]} to={[54, 62]} />
          <Line from={[84, 100]} to={[84, 92]} />
          <Line from={[114, 62]} to={[122, 62]} />
          <Line from={[20, 14]} to={[136, 14]} />
        </Layer>
        <FrontLayers />
      </At>
    </ServiceCanvas>
  );
}
