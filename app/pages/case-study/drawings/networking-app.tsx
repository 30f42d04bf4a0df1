import { Balloon } from "../../../drawings/kit/balloon.tsx";
import { Box } from "../../../drawings/kit/box.tsx";
import { Drawing } from "../../../drawings/kit/drawing.tsx";
import { Path } from "../../../drawings/kit/path.tsx";
import type { FigureProps } from "./parts/figure-props.ts";
import { IntroductionLinkage, linkageIso as iso, member } from "./parts/introduction-linkage.tsx";

/** Two calendars side by side; the slot free in both is shaded. */
function MeetingSlots() {
  const [x, y, z] = [216, -70, 20] as const;
  const rows = [1, 2, 3, 4].map((row) => iso.line([x, y + 8, z + row * 18], [x + 92, y + 8, z + row * 18]));
  return (
    <>
      <Box iso={iso} at={[x, y, z]} size={[92, 8, 104]} line="thick" />
      <Path d={rows.join("") + iso.line([x + 46, y + 8, z], [x + 46, y + 8, z + 90])} />
      <Path d={iso.front(x + 6, z + 36, 80, 18, y + 8)} pen={["shade", "medium"]} />
    </>
  );
}

function ModerationDesk() {
  return (
    <>
      <Box iso={iso} at={[-190, 174, -40]} size={[10, 46, 34]} />
      <Box iso={iso} at={[-126, 174, -40]} size={[10, 46, 34]} />
      <Box iso={iso} at={[-194, 170, -6]} size={[84, 54, 6]} line="thick" />
      <Path d={iso.top(-180, 182, 22, 30, 0) + iso.line([-174, 190, 0], [-174, 204, 0])} pen="plate" />
      <Path d={iso.line([-130, 186, 0], [-130, 186, 46])} pen="medium" />
      <Path d={iso.polygon([-130, 186, 46], [-130, 210, 38], [-130, 186, 30])} pen={["shade", "medium"]} />
    </>
  );
}

/** A member on the way out: the outline stays dashed until nothing is left. */
function DeletedMember() {
  const [x, y] = iso.project([215, 105, 30]);
  return (
    <g transform={`translate(${Math.round(x)} ${Math.round(y)})`}>
      <circle className="hd" r="16" />
      <Path d="M0-9a4.6 4.6 0 1 0 .1 0M-8 11c0-11 16-11 16 0" pen="hidden" />
      <Path d="M-22 22L22-22" pen="medium" />
    </g>
  );
}

/** The linkage above the phone, with the calendar, the desk and the way out beside it. */
export default function NetworkingAppDrawing({ description }: FigureProps) {
  const [introducerX, introducerY] = member("introducer");
  const [targetX, targetY] = member("target");
  const [byWayX, byWayY] = member("c");
  return (
    <Drawing viewBox="-404 -282 818 470" description={description}>
      <ModerationDesk />
      <IntroductionLinkage />
      <MeetingSlots />
      <DeletedMember />
      <Balloon
        number={1}
        part={[(introducerX + targetX) / 2, (introducerY + targetY) / 2]}
        offset={[60, -70]}
      />
      <Balloon number={2} part={[byWayX - 8, byWayY - 8]} offset={[-104, -70]} />
      <Balloon number={3} part={[introducerX - 24, introducerY - 39]} offset={[-84, -14]} />
      <Balloon number={4} part={iso.project([294, -62, 92])} offset={[44, -64]} />
      <Balloon number={5} part={iso.project([-184, 214, 0])} offset={[-10, -84]} />
      <Balloon number={6} part={iso.project([223, 97, 30])} offset={[72, 44]} />
    </Drawing>
  );
}

/** What it is about, alone: for the portfolio's card. */
export const card = { Drawing: IntroductionLinkage, viewBox: "-260 -272 520 428" };
