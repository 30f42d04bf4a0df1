import type { KeyedDrawingProps } from "../../../../drawings/figure-props.ts";
import {
  type Point2,
  Repeat,
  Scene,
  type SceneProps,
  way,
} from "../../../../drawings/scene.ts";
import { Line } from "../../../../drawings/shapes.ts";

export type { KeyedDrawingProps };

type ServiceCanvasProps = KeyedDrawingProps &
  Pick<SceneProps, "id" | "margins" | "children">;

export const SERVICE_ANGLE = 28;

/**
 * All large service drawings share one angle and one canvas, on which corners
 * fall on whole units.
 */
export function ServiceCanvas({ children, ...scene }: ServiceCanvasProps) {
  return (
    <Scene
      viewBox="-400 -280 800 560"
      angle={SERVICE_ANGLE}
      grid={1}
      {...scene}
    >
      {children}
    </Scene>
  );
}

interface PostsProps {
  /** What they stand round. */
  size: Point2;
  height: number;
}

/**
 * The three visible corners that join a layer, whose top they stand on, to the
 * one lifted off it.
 */
export function Posts({ size: [width, depth], height }: PostsProps) {
  return (
    <Repeat at={way(0, depth, 0).to(width, depth, 0).to(width, 0, 0)}>
      <Line from={[0, 0, 0]} to={[0, 0, height]} pen="centre" />
    </Repeat>
  );
}
