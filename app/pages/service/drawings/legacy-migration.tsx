import { ArrowHead } from "../../../drawings/kit/arrow-head.tsx";
import { Box } from "../../../drawings/kit/box.tsx";
import { Path } from "../../../drawings/kit/path.tsx";
import { type Callout, serviceIso as iso, type ServiceDrawingProps, ServiceSheet } from "./parts/sheet.tsx";

const floor = -110;
const EDGE = 130;
/** The old system stands near, at the lower left; the new one far, at the upper right. */
const old = { x: -75, y: 90 };
const fresh = { x: -75, y: -220 };

const outline = ({ side, top, front }: ReturnType<typeof iso.box>) => side + top + front;
const ghost = outline(iso.box([old.x, old.y, floor], [EDGE, EDGE, 150]));

/** Strata of the old code, dug open on its front. */
const strata = [22, 44, 62, 90, 112]
  .map((z) => iso.line([old.x, old.y + EDGE, floor + z], [old.x + EDGE, old.y + EDGE, floor + z]))
  .join("");
const trench = iso.polygon(
  [old.x + 40, old.y + EDGE, floor + 150],
  [old.x + 52, old.y + EDGE, floor + 80],
  [old.x + 92, old.y + EDGE, floor + 62],
  [old.x + 106, old.y + EDGE, floor + 150],
);

const windows =
  [30, 66, 102]
    .flatMap((z) => [18, 54, 90].map((x) => iso.front(fresh.x + x, floor + z, 22, 20, fresh.y + EDGE)))
    .join("") +
  [30, 66, 102]
    .map((z) =>
      iso.line([fresh.x + EDGE, fresh.y + 16, floor + z], [fresh.x + EDGE, fresh.y + EDGE - 16, floor + z]),
    )
    .join("");

const oldStore = iso.column(118, 168, 30, floor, 70);
const newStore = iso.column(118, -142, 30, floor, 70);

/** The way of the data, one direction at a time. */
const capture = iso.line([118, 134, floor + 36], [118, -100, floor + 36]);
const tip = iso.project([118, -104, floor + 36]);

/** The turntable that sends a request to the old side or the new. */
const table = iso.column(-10, 18, 44, floor, 16);
const points =
  iso.line([-10, 60, floor + 16], [-10, -24, floor + 16]) +
  iso.line([-24, 60, floor + 16], [-24, -24, floor + 16]);
const track = [-10, -24]
  .map(
    (x) =>
      iso.line([x, 66, floor], [x, old.y, floor]) + iso.line([x, -30, floor], [x, fresh.y + EDGE, floor]),
  )
  .join("");

/** The balance over the middle, old on one pan and new on the other. */
const beam = iso.line([-10, 96, 108], [-10, -60, 108]) + iso.line([-10, 18, floor + 16], [-10, 18, 122]);
const pans = [96, -60].map(
  (y) => iso.line([-10, y, 108], [-30, y, 66]) + iso.line([-10, y, 108], [10, y, 66]),
);
const scales = [96, -60].map((y) => iso.circleTop(-10, y, 24, 66)).join("");

const reports = [0, 1, 2].map((k) => iso.top(-268, 40 - k * 90, 62, 74, floor + k * 26));
const reportLines = reports.map((_, k) =>
  [16, 30, 44, 58]
    .map((d) => iso.line([-258, 40 - k * 90 + d, floor + k * 26], [-218, 40 - k * 90 + d, floor + k * 26]))
    .join(""),
);

const callouts: Callout[] = [
  [
    [old.x + 72, old.y + EDGE, floor + 76],
    [-90, 66],
  ],
  [
    [146, 168, floor + 60],
    [70, 62],
  ],
  [
    [118, 10, floor + 36],
    [130, 40],
  ],
  [
    [20, 40, floor + 8],
    [100, 96],
  ],
  [
    [-10, 18, 122],
    [-60, -66],
  ],
  [
    [-250, 40, floor],
    [-50, -44],
  ],
];

/** The old system in hidden lines, the new one solid, a turntable and a balance between them. */
export default function LegacyMigrationDrawing(props: ServiceDrawingProps) {
  return (
    <ServiceSheet {...props} callouts={callouts}>
      <Box iso={iso} at={[fresh.x, fresh.y, floor]} size={[EDGE, EDGE, 150]} line="thick" />
      <Path d={windows} />
      <Path d={reports[2] ?? ""} pen={["lit", "thick"]} />
      <Path d={reports[1] ?? ""} pen="lit" />
      <Path d={reports[0] ?? ""} pen="hidden" />
      <Path d={reportLines.join("")} />
      <Path d={newStore.body} pen={["shade", "thick"]} />
      <Path d={newStore.top} pen={["lit", "thick"]} />
      <Path d={track} />
      <Path d={table.body} pen={["shade", "thick"]} />
      <Path d={table.top} pen={["lit", "thick"]} />
      <Path d={points} />
      <Path d={beam + pans.join("")} pen="thick" />
      <Path d={scales} pen="lit" />
      <Path d={capture} pen="axis" />
      <ArrowHead tip={tip} degrees={-28} length={14} halfWidth={5} pen="signal" />
      <Path d={ghost + strata + oldStore.body + oldStore.top} pen="hidden" />
      <Path d={trench} pen="shade" />
    </ServiceSheet>
  );
}
