import { createElement, type ReactNode, use } from "react";
import { balloonClass, partClass } from "../drawing-classes.ts";
import { InImage } from "./drawing.tsx";
import { coordinate, snap } from "./paths.ts";
import {
  type Canvas,
  element,
  plot,
  plotted,
  render,
  type SceneState,
} from "./plot.ts";
import {
  type Frame,
  isPoint3,
  onCanvas,
  type Place,
  type Point2,
  seenOnCanvas,
} from "./space.ts";

interface BalloonProps {
  number: number;
  /** The part it points at. */
  part: Point2;
  /** From the part to the balloon's centre. */
  offset: Point2;
  /** Shown beside the balloon if there is room; the list has it anyway. */
  label?: string | undefined;
  /** A second line under the label, if the drawing is wide enough. */
  note?: string | undefined;
  /**
   * signal: the highlighted part, with balloon and label in the signal colour.
   */
  tone?: "signal" | undefined;
  /** The side of the label. */
  side?: "left" | "right";
  /** The fragment of the part. */
  id?: string | undefined;
}

const RADIUS = 15;
/** Larger letters need more space around the label and between its lines. */
const LABEL_GAP = ".75em";
const LINE = "1.25em";
const ABOVE_MIDDLE = -3;

/**
 * A numbered balloon on a leader, which refers a part to the list. The leader
 * continues under the balloon.
 */
function Balloon({
  number,
  part: [px, py],
  offset: [dx, dy],
  label,
  note,
  tone,
  side = "right",
  id,
}: BalloonProps) {
  const text = {
    x: side === "right" ? RADIUS : -RADIUS,
    dx: side === "right" ? LABEL_GAP : `-${LABEL_GAP}`,
    textAnchor: side === "right" ? undefined : ("end" as const),
  };
  const tipX = coordinate(-dx);
  const tipY = coordinate(-dy);
  return (
    <g
      id={id}
      className={`${balloonClass} ${partClass(number)}`}
      aria-hidden={use(InImage) || undefined}
      transform={`translate(${coordinate(px + dx)} ${coordinate(py + dy)})`}
    >
      <path d={`M0 0L${tipX} ${tipY}`} />
      <circle className="k" cx={tipX} cy={tipY} r="2.4" />
      <circle className={tone ? "f s" : "f"} r={RADIUS} />
      <text className="bn" textAnchor="middle" dy=".36em">
        {number}
      </text>
      {label && (
        <text
          {...text}
          className={tone ? "b sg" : "b"}
          y={note ? ABOVE_MIDDLE : undefined}
          dy={note ? undefined : ".36em"}
        >
          {label}
        </text>
      )}
      {note && (
        <text {...text} className="lg" y={ABOVE_MIDDLE} dy={LINE}>
          {note}
        </text>
      )}
    </g>
  );
}

interface PartProps {
  /** Its fragment: `#part-sieve`. */
  name: string;
  /**
   * Its number in the list beside the drawing. A part drawn in two places has
   * the number twice, and one balloon.
   */
  number: number;
  /** What the balloon points at. */
  at?: Place;
  /** From there to the balloon, in units of the canvas. */
  balloon?: Point2;
  /** The side of the label; by default the far one. */
  side?: "left" | "right";
  tone?: "signal";
  /** A second line under the label. */
  note?: string | undefined;
  /**
   * The page that the part leads to. Part and balloon are one link, so parts
   * nearer to the viewer cover the balloon.
   */
  href?: string | undefined;
  children?: ReactNode;
}

/** The balloon of a part, if it has one, and what it points at. */
function balloonOf(
  { name, number, at, balloon, side, tone, note }: PartProps,
  { scene, frame }: Canvas,
) {
  if (!balloon) return undefined;
  if (!at)
    throw new Error(
      `The balloon of the part "${name}" needs a position to point at`,
    );
  const label = scene.labels[number - 1];
  if (scene.labels.length > 0 && label === undefined)
    throw new Error(
      `The part "${name}" is number ${number}, but only ${scene.labels.length} parts have a label`,
    );
  const tip = seenOnCanvas(frame, at);
  const balloonProps: BalloonProps = {
    number,
    id: scene.addressed ? `part-${name}` : undefined,
    part: snap(tip, scene.grid),
    offset: balloon,
    label,
    side: side ?? (balloon[0] < 0 ? "left" : "right"),
    tone,
    note,
  };
  return { node: createElement(Balloon, balloonProps), tip };
}

/**
 * A named part of the drawing: the target of a balloon, a list item or a link.
 */
export const Part = element<PartProps>("Part", (props, canvas) => {
  const { name, number, href, children } = props;
  const { scene } = canvas;
  if (scene.plain) return plot(children, canvas);
  const items = plotted(children, canvas);
  const balloon = balloonOf(props, canvas);
  const isLink = href !== undefined;
  if (isLink) scene.linked = true;
  if (items.length > 0) {
    const id = scene.rearranged.delete(name)
      ? `${scene.id}-${name}`
      : undefined;
    const attributes = { id, href, className: partClass(number) };
    const nodes = render(items);
    // On a Face its positions are not those of the canvas.
    if (!("seen" in canvas.frame))
      scene.parts.set(name, [...(scene.parts.get(name) ?? []), ...nodes]);
    const content = [...nodes, isLink && balloon?.node];
    canvas.items.push({
      node: createElement(isLink ? "a" : "g", attributes, ...content),
    });
  }
  if (balloon)
    scene.balloons.push({
      name,
      number,
      ...balloon,
      ...(isLink && { node: undefined }),
    });
});

interface Placed {
  /** The group that it copies; by default the one with its name. */
  of?: string;
  /**
   * Its offset from the wide canvas, in space or in units of the canvas;
   * several for several copies.
   */
  by: Place | readonly Place[];
  /**
   * What its balloon points at; by default the same position of the part as on
   * the wide canvas.
   */
  tip?: Place;
  /** From the part to its balloon. */
  balloon?: Point2;
}

/**
 * The same groups and parts arranged on an upright canvas, as references to the
 * wide one.
 */
export interface Narrow {
  viewBox: string;
  /** By name, in the order of painting. */
  place: Record<string, Placed>;
  /** Drawn below them, on this canvas only. */
  ground?: ReactNode;
}

const isPlace = (by: Placed["by"]): by is Place => typeof by[0] === "number";

/**
 * References to the groups of the wide canvas, and their balloons; the ids stay
 * on the wide canvas.
 */
export function rearranged(
  { place }: Narrow,
  balloons: SceneState["balloons"],
  { id, frame }: { id: string | undefined; frame: Frame },
): ReactNode[] {
  const onPaper = (place: Place) =>
    isPoint3(place) ? onCanvas(frame, place) : place;
  const entries = Object.entries(place).map(
    ([name, { of = name, by, tip, balloon }]) => {
      const part = balloons.find((balloon) => balloon.name === name);
      const places = (isPlace(by) ? [by] : by).map(onPaper);
      const copies = places.map(([x, y]) =>
        createElement("use", {
          href: `#${id}-${of}`,
          x: coordinate(x),
          y: coordinate(y),
        }),
      );
      const [x, y] = places.at(-1) ?? [0, 0];
      const target: Point2 = tip
        ? onPaper(tip)
        : [(part?.tip[0] ?? 0) + x, (part?.tip[1] ?? 0) + y];
      return { part, copies, balloon, target };
    },
  );
  const group = (
    part: { number: number } | undefined,
    ...children: ReactNode[]
  ) =>
    createElement(
      "g",
      { className: part && partClass(part.number) },
      ...children,
    );
  return [
    ...entries.map(({ part, copies }) => group(part, ...copies)),
    ...entries.map(({ part, balloon, target }) => {
      if (!part || !balloon) return undefined;
      return group(
        part,
        createElement(Balloon, {
          number: part.number,
          part: target,
          offset: balloon,
        }),
      );
    }),
  ];
}
