import {
  Children,
  createElement,
  Fragment,
  isValidElement,
  type ReactNode,
} from "react";
import { cloudAround, cloudThrough } from "./cloud.ts";
import { Drawing, DrawingId, type DrawingProps } from "./drawing.tsx";
import { type Narrow, rearranged } from "./parts.tsx";
import {
  markGroups,
  type NamedPart,
  plotted,
  render,
  type SceneState,
  withoutIds,
} from "./plot.ts";
import { type Frame, Iso, PAPER, type Point2 } from "./space.ts";

type SceneOptions = Pick<
  SceneState,
  "grid" | "labels" | "id" | "plain" | "addressed"
>;

export interface SceneProps
  extends Omit<DrawingProps, "lettered" | "linked">,
    Partial<SceneOptions> {
  /** The angle of the projection; without it the scene is flat. */
  angle?: number;
  /** Replaces the wide canvas below 640 px; the scene needs an `id`. */
  narrow?: Narrow;
}

function draw(props: SceneProps) {
  const {
    angle,
    grid = 0.1,
    labels = [],
    id,
    plain = false,
    addressed = true,
    narrow,
    children,
  } = props;
  const scene: SceneState = {
    grid,
    labels,
    id,
    plain,
    addressed,
    rearranged: new Set(
      Object.entries(narrow?.place ?? {}).map(([name, { of = name }]) => of),
    ),
    groups: new Map(),
    parts: new Map(),
    balloons: [],
    lettered: false,
    linked: false,
  };
  const frame: Frame =
    angle === undefined
      ? PAPER
      : { kind: "space", iso: new Iso(angle, grid), origin: [0, 0, 0] };
  const items = plotted(children, { scene, frame, items: [] });
  const balloons = scene.balloons.toSorted((a, b) => a.number - b.number);
  const missing = labels.findIndex(
    (_, index) => !balloons.some(({ number }) => number === index + 1),
  );
  if (missing >= 0)
    throw new Error(
      `No part of the drawing has number ${missing + 1}, "${labels[missing]}"`,
    );
  const lost = [...scene.rearranged].find((name) => !scene.groups.has(name));
  if (lost)
    throw new Error(
      `The narrow canvas places "${lost}", which is not a group or part of the drawing`,
    );
  const lettered = scene.lettered || balloons.length > 0;
  return { scene, items, balloons, lettered, frame };
}

/** A drawing made of elements, which plot themselves on its canvas. */
export function Scene(props: SceneProps) {
  const {
    viewBox,
    height,
    description,
    fit,
    narrow,
    id,
    angle,
    grid,
    margins,
  } = props;
  const { scene, items, balloons, lettered, frame } = draw(props);
  const children = createElement(
    Fragment,
    null,
    ...render([...items, ...balloons]).map(markGroups),
  );
  const canvas = { description, fit, lettered, linked: scene.linked };
  const className = (canvas: string) =>
    [canvas, props.className].filter(Boolean).join(" ");
  if (!narrow)
    return (
      <Drawing
        {...canvas}
        viewBox={viewBox}
        height={height}
        margins={margins}
        className={props.className}
      >
        {children}
      </Drawing>
    );
  const ground = {
    ...(angle !== undefined && { angle }),
    ...(grid !== undefined && { grid }),
  };
  return (
    <>
      <Drawing {...canvas} viewBox={viewBox} className={className("wide")}>
        {children}
      </Drawing>
      <DrawingId value={undefined}>
        <Drawing
          {...canvas}
          viewBox={narrow.viewBox}
          className={className("narrow")}
        >
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

/**
 * The scene of a drawing, and what is on its canvas; of several layouts, the
 * first with parts.
 */
function sceneOf(
  drawing: ReactNode,
): (ReturnType<typeof draw> & { viewBox: string | undefined }) | undefined {
  if (!isValidElement<{ children?: ReactNode }>(drawing)) return undefined;
  const { type, props } = drawing;
  if (type === Scene) {
    const drawn = draw(props as SceneProps);
    return drawn.balloons.length > 0
      ? { ...drawn, viewBox: (props as SceneProps).viewBox }
      : undefined;
  }
  if (typeof type === "function")
    return sceneOf((type as (props: object) => ReactNode)(props));
  return Children.toArray(props.children)
    .map(sceneOf)
    .find((scene) => scene !== undefined);
}

/**
 * The named parts of a drawing, by number; of several layouts, those of the
 * first.
 */
export function partsOf(drawing: ReactNode): readonly NamedPart[] {
  return (
    sceneOf(drawing)?.balloons.map(({ name, number }) => ({ name, number })) ??
    []
  );
}

/** A drawing to draw revisions on. */
export interface RevisableDrawing {
  viewBox: string;
  /**
   * A part (by its number) or group (by its name), without the ids that the
   * original has, and a cloud around it.
   */
  part(key: number | string): {
    nodes: ReactNode[];
    /** Where the arcs of the cloud meet, and its path. */
    outline: readonly Point2[];
    cloud: string;
  };
}

/** Undefined if the drawing has no parts. */
export function revisable(drawing: ReactNode): RevisableDrawing | undefined {
  const drawn = sceneOf(drawing);
  if (!drawn?.viewBox) return undefined;
  const { viewBox, scene, balloons } = drawn;
  return {
    viewBox,
    part: (key: number | string) => {
      const name =
        balloons.find(({ number }) => number === key)?.name ?? String(key);
      const nodes =
        scene.parts.get(name) ??
        (scene.groups.has(name) ? [scene.groups.get(name)] : undefined);
      if (!nodes)
        throw new Error(
          `The drawing has no part or group "${key}" for a revision cloud`,
        );
      const outline = cloudAround(nodes, (id) =>
        scene.groups.get(id.slice(`${scene.id}-`.length)),
      );
      return {
        nodes: nodes.map(withoutIds),
        outline,
        cloud: cloudThrough(outline),
      };
    },
  };
}
