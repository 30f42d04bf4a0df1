import { Line, type Point2 } from "../../../../drawings/scene.ts";

interface PostsProps {
  /** What they stand round. */
  size: Point2;
  height: number;
}

/** The three visible corners that join a layer, whose top they stand on, to the one lifted off it. */
export function Posts({ size: [width, depth], height }: PostsProps) {
  const corners = [
    [0, depth],
    [width, depth],
    [width, 0],
  ] as const;
  return corners.map(([x, y]) => (
    <Line key={`${x} ${y}`} from={[x, y, 0]} to={[x, y, height]} pen="centre" />
  ));
}
