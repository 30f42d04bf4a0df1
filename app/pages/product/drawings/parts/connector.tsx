import { Dot } from "../../../../drawings/kit/dot.tsx";
import { Drawing } from "../../../../drawings/kit/drawing.tsx";
import { Path } from "../../../../drawings/kit/path.tsx";

/** Nine pins in two rows, and a screw on either side. */
const holes = [
  ...[26, 37, 48, 59, 70].map((x) => `M${x - 2} 11`),
  ...[31.5, 42.5, 53.5, 64.5].map((x) => `M${x - 2} 21`),
  "M2 12",
  "M90 12",
]
  .map((left) => `${left}a2 2 0 1 0 4 0a2 2 0 1 0-4 0`)
  .join("");

/** A nine-pin plug on its lead, and the joint at the end of it: one for each system a product is wired to. */
export function ConnectorDrawing({ className }: { className?: string | undefined }) {
  return (
    <Drawing viewBox="-1 0 98 67" className={className}>
      <Path d="M10 2H86L78 30H18Z" pen={["plate", "thick"]} />
      <Path d={holes} />
      <Path d="M48 30V62" pen="thick" />
      <Dot at={[48, 62]} radius={4} pen="ink" />
    </Drawing>
  );
}
