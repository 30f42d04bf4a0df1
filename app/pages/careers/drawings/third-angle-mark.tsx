import { Dot, Line, Polygon, Rect, Scene, way } from "../../../drawings/scene.ts";

/** The mark of third-angle projection, where four views meet. */
export function ThirdAngleMark({ className }: { className?: string | undefined }) {
  return (
    <Scene viewBox="0 0 120 44" className={className}>
      <Rect at={[0, 0]} size={[120, 44]} pen="ground" />
      <Polygon through={way(12, 12).by(36, -6).by(0, 32).by(-36, -6)} pen="thick" />
      <Dot at={[88, 22]} radius={16} pen="thick" />
      <Dot at={[88, 22]} radius={10} pen="thick" />
      <Line from={[4, 22]} to={[116, 22]} pen="centre" />
      <Line from={[88, 2]} to={[88, 42]} pen="centre" />
    </Scene>
  );
}
