import { Box } from "../../../drawings/kit/box.tsx";
import { Path } from "../../../drawings/kit/path.tsx";
import { type Callout, serviceIso as iso, type ServiceDrawingProps, ServiceSheet } from "./parts/sheet.tsx";

const HALF = 100;
const top = 90;

const axes =
  iso.line([-190, 0, -top], [190, 0, -top]) +
  iso.line([0, -190, -top], [0, 190, -top]) +
  iso.line([0, 0, top], [0, 0, 170]);

const callouts: Callout[] = [
  [
    [-40, -40, top],
    [-90, -50],
  ],
  [
    [40, -40, top],
    [90, -50],
  ],
  [
    [-60, HALF, 40],
    [-90, -20],
  ],
  [
    [HALF, -60, 40],
    [90, -20],
  ],
  [
    [-60, HALF, -50],
    [-90, 40],
  ],
  [
    [HALF, -60, -50],
    [90, 40],
  ],
];

/** A plain block on its axes, for a service that has no drawing yet. */
export default function DefaultServiceDrawing(props: ServiceDrawingProps) {
  return (
    <ServiceSheet {...props} callouts={callouts}>
      <Path d={axes} pen="centre" />
      <Box iso={iso} at={[-HALF, -HALF, -top]} size={[2 * HALF, 2 * HALF, 2 * top]} line="thick" />
      <Path d={iso.top(-50, -50, 100, 100, top)} pen="signal" />
    </ServiceSheet>
  );
}
