import { Children, createElement, Fragment, isValidElement, type ReactNode } from "react";
import { Drawing, DrawingId, type DrawingProps } from "./drawing.tsx";
import { type Narrow, rearranged } from "./parts.tsx";
import { markGroups, type NamedPart, plotted, render, type SceneState } from "./plot.ts";
import { type Frame, Iso, PAPER } from "./space.ts";

type SceneOptions = Pick<SceneState, "grid" | "labels" | "id" | "plain" | "addressed">;

export interface SceneProps extends Omit<DrawingProps, "lettered" | "linked">, Partial<SceneOptions> {
  /** The angle of the projection; without it the scene is flat. */
  angle?: number;
  /** Replaces the wide canvas below 640 px; the scene needs an `id`. */
  narrow?: Narrow;
}

function draw(props: SceneProps) {
  const { angle, grid = 0.1, labels = [], id, plain = false, addressed = true, narrow, children } = props;
  const scene: SceneState = {
    grid,
    labels,
    id,
    plain,
    addressed,
    rearranged: new Set(Object.entries(narrow?.place ?? {}).map(([name, { of = name }]) => of)),
    groups: new Set(),
    balloons: [],
    lettered: false,
    linked: false,
  };
  const frame: Frame =
    angle === undefined ? PAPER : { kind: "space", iso: new Iso(angle, grid), origin: [0, 0, 0] };
  const items = plotted(children, { scene, frame, items: [] });
  const balloons = scene.balloons.toSorted((a, b) => a.number - b.number);
  const missing = labels.findIndex((_, index) => !balloons.some(({ number }) => number === index + 1));
  if (missing >= 0) throw new Error(`No part of the drawing has number ${missing + 1}, "${labels[missing]}"`);
  const lost = [...scene.rearranged].find((name) => !scene.groups.has(name));
  if (lost)
    throw new Error(`The narrow canvas places "${lost}", which is not a group or part of the drawing`);
  const lettered = scene.lettered || balloons.length > 0;
  return { items, balloons, lettered, linked: scene.linked, frame };
}

/** A drawing made of elements, which plot themselves on its canvas. */
export function Scene(props: SceneProps) {
  const { viewBox, height, description, fit, narrow, id, angle, grid, margins } = props;
  const { items, balloons, lettered, linked, frame } = draw(props);
  const children = createElement(Fragment, null, ...render([...items, ...balloons]).map(markGroups));
  const canvas = { description, fit, lettered, linked };
  const className = (canvas: string) => [canvas, props.className].filter(Boolean).join(" ");
  if (!narrow)
    return <Drawing {...canvas} {...{ viewBox, height, margins, children }} className={props.className} />;
  const ground = { ...(angle !== undefined && { angle }), ...(grid !== undefined && { grid }) };
  return (
    <>
      <Drawing {...{ ...canvas, viewBox, className: className("wide"), children }} />
      <DrawingId value={undefined}>
        <Drawing {...canvas} viewBox={narrow.viewBox} className={className("narrow")}>
          {createElement(
            Fragment,
            null,
            ...render(draw({ ...ground, children: narrow.ground }).items),
            ...rearranged(narrow, balloons, { id, frame }),
          )}
        </Drawing>
      </DrawingId>
    </>
  );
}

/** The named parts of a drawing, by number; of several layouts, those of the first. */
export function partsOf(drawing: ReactNode): readonly NamedPart[] {
  if (!isValidElement<{ children?: ReactNode }>(drawing)) return [];
  const { type, props } = drawing;
  if (type === Scene) return draw(props as SceneProps).balloons.map(({ name, number }) => ({ name, number }));
  if (typeof type === "function") return partsOf((type as (props: object) => ReactNode)(props));
  return (
    Children.toArray(props.children)
      .map(partsOf)
      .find((parts) => parts.length > 0) ?? []
  );
}
