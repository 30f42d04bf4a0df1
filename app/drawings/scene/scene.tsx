import { createElement, Fragment, type ReactElement, type ReactNode } from "react";
import { Drawing, DrawingId } from "../kit/drawing.tsx";
import { Iso } from "../kit/iso.ts";
import { type Narrow, rearranged } from "./narrow.ts";
import { plotted, render } from "./plot.ts";
import type { NamedPart, SceneState } from "./sheet.ts";

export interface SceneProps {
  viewBox: string;
  /** The angle at which space is seen; without it the paper is flat. */
  angle?: number;
  /** Corners fall on a grid of this many units: a coarse one writes shorter numbers. */
  grid?: number;
  /** What the balloons are called, in the order of their numbers; without labels they show numbers alone. */
  labels?: readonly string[];
  /** Begins the ids of repeated groups; needed where something long is repeated, and unique on a page. */
  id?: string | undefined;
  /** Its parts are drawn, but not named: a small picture that no list goes with. */
  plain?: boolean;
  /** What the drawing shows, for those who cannot see it. Without it the drawing is decoration and hidden from them. */
  description?: string | undefined;
  className?: string | undefined;
  /** How the sheet fits a frame of another format, as `preserveAspectRatio` has it. */
  fit?: string | undefined;
  /** Shown in place of the wide sheet below 640 px; the scene needs an `id`. */
  narrow?: Narrow;
  children: ReactNode;
}

function draw({ angle, grid = 0.1, labels = [], id, plain = false, narrow, children }: SceneProps) {
  const scene: SceneState = {
    grid,
    labels,
    id,
    plain,
    rearranged: new Set(Object.entries(narrow?.place ?? {}).map(([name, { of = name }]) => of)),
    groups: new Map(),
    parts: [],
    balloons: [],
    below: [],
    above: [],
  };
  const frame =
    angle === undefined
      ? ({ kind: "flat", origin: [0, 0] } as const)
      : ({ kind: "space", iso: new Iso(angle, grid), origin: [0, 0, 0] } as const);
  const items = plotted(children, { scene, frame, items: [] });
  const balloons = scene.balloons.toSorted((a, b) => a.number - b.number);
  const missing = labels.findIndex((_, index) => !balloons.some(({ number }) => number === index + 1));
  if (missing >= 0) throw new Error(`No part of the drawing has number ${missing + 1}, "${labels[missing]}"`);
  const lost = [...scene.rearranged].find((name) => !scene.groups.has(name));
  if (lost) throw new Error(`The narrow sheet places "${lost}", which is no group or part of the drawing`);
  return { items: [...scene.below, ...items, ...scene.above], balloons };
}

/** A drawing described by its elements: they are plotted, and shapes of one pen joined. */
export function Scene(props: SceneProps) {
  const { viewBox, description, fit, narrow, id } = props;
  const { items, balloons } = draw(props);
  const children = createElement(Fragment, null, ...render([...items, ...balloons]));
  if (!narrow) return <Drawing {...{ viewBox, description, className: props.className, fit, children }} />;
  const className = (sheet: string) => [sheet, props.className].filter(Boolean).join(" ");
  return (
    <>
      <Drawing {...{ viewBox, description, className: className("wide"), fit, children }} />
      <DrawingId value={undefined}>
        <Drawing viewBox={narrow.viewBox} description={description} className={className("narrow")}>
          {createElement(
            Fragment,
            null,
            ...render(draw({ viewBox: "", children: narrow.lines }).items),
            ...rearranged(narrow, balloons, id),
          )}
        </Drawing>
      </DrawingId>
    </>
  );
}

/** The parts that a drawing names, in the order of their numbers. */
export function partsOf(drawing: ReactElement): readonly NamedPart[] {
  let { type, props } = drawing;
  while (typeof type === "function" && type !== Scene && type !== Drawing) {
    ({ type, props } = (type as (props: unknown) => ReactElement)(props));
  }
  return type === Scene
    ? draw(props as SceneProps).balloons.map(({ name, number }) => ({ name, number }))
    : [];
}
