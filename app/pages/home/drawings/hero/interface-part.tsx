import { Dot, Line, Print, Rect, Repeat, way } from "../../../../drawings/scene.ts";
import { AxisBetween, type HeroPartProps, OnFace, Plate } from "./pose.tsx";

const THICKNESS = 10;
const PHONE_LEAD = 86;
const BAR_HEIGHTS = [18, 34, 26, 44, 38];

/** A page with its address bar and menu: a dial, bars and a curve. */
const Browser = () => (
  <>
    <Line from={[-134, -79]} to={[134, -79]} />
    <Line from={[-72, -79]} to={[-72, 103]} />
    <Repeat count={3} step={[14, 0]}>
      <Dot at={[-120, -91]} radius={4} />
    </Repeat>
    <Rect at={[-64, -97]} size={[120, 12]} />
    <Print at={[-122, -59]} lengths={[26, 34, 26, 34, 26]} step={18} />
    <Rect at={[-58, -61]} size={[80, 66]} />
    <Rect at={[34, -61]} size={[86, 66]} />
    <Rect at={[-58, 19]} size={[178, 70]} />
    {BAR_HEIGHTS.map((height, bar) => (
      <Line key={height} from={[48 + 14 * bar, -3]} to={[48 + 14 * bar, -3 - height]} />
    ))}
    <Dot at={[-18, -28]} radius={22} />
    <Line through={way(-18, -50).by(0, 22).by(19, 11)} />
    <Line
      through={way(-50, 83).by(26, -24).by(24, 12).by(26, -30).by(24, 14).by(26, -28).by(36, -2)}
      pen={["signalLine", "thick"]}
    />
  </>
);

/** A form with its button. */
const Phone = () => (
  <>
    <Rect at={[-111, 0]} size={[70, 126]} />
    <Rect at={[-104, 46]} size={[56, 18]} />
    <Rect at={[-104, 72]} size={[56, 18]} />
    <Line from={[-84, 134]} to={[-68, 134]} />
    <Print at={[-104, 14]} lengths={[44, 28]} step={12} />
    <Rect at={[-104, 98]} size={[56, 18]} pen="signal" />
  </>
);

/** What people see: a web application, and the phone before it. */
export function InterfacePart({ pose, station, axisTo }: HeroPartProps) {
  const phone = station + PHONE_LEAD;
  return (
    <>
      <Plate {...{ pose, station }} thickness={THICKNESS} at={[-134, -103]} size={[268, 206]} pen="thick" />
      <OnFace {...{ pose, station }}>
        <Browser />
      </OnFace>
      <AxisBetween pose={pose} from={station} to={axisTo} />
      <Line from={pose.at(-76, 52, station)} to={pose.at(-76, 52, phone - 9)} pen="centre" />
      <Plate {...{ pose, station: phone }} thickness={9} at={[-118, -16]} size={[84, 158]} pen="thick" />
      <OnFace {...{ pose, station: phone }}>
        <Phone />
      </OnFace>
    </>
  );
}
