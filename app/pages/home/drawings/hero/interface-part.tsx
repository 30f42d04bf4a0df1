import { Path } from "../../../../drawings/kit/path.tsx";
import { Axis } from "./axis.tsx";
import { circle, rectangle, repeat } from "./flat.ts";
import { OnFace } from "./on-face.tsx";
import type { PartProps } from "./part.ts";
import { Slab } from "./slab.tsx";

const THICKNESS = 10;
const PHONE_LEAD = 86;
const BAR_HEIGHTS = [18, 34, 26, 44, 38];

const browser = [
  "M-134-79h268M-72-79v182",
  repeat(3, (dot) => circle(-120 + 14 * dot, -91, 4)),
  rectangle(-64, -97, 120, 12),
  repeat(5, (entry) => `M-122 ${18 * entry - 59}h${entry % 2 ? 34 : 26}`),
  rectangle(-58, -61, 80, 66),
  rectangle(34, -61, 86, 66),
  rectangle(-58, 19, 178, 70),
  repeat(5, (bar) => `M${48 + 14 * bar}-3v-${BAR_HEIGHTS[bar]}`),
  circle(-18, -28, 22),
  "M-18-50v22l19 11",
].join("");

const phone = [
  rectangle(-111, 0, 70, 126),
  rectangle(-104, 46, 56, 18),
  rectangle(-104, 72, 56, 18),
  "M-84 134h16M-104 14h44M-104 26h28",
].join("");

/** What people see: a web application, and the phone before it. */
export function InterfacePart({ assembly, station, axisTo }: PartProps) {
  const tether = assembly.iso.line(
    assembly.at(-76, 52, station),
    assembly.at(-76, 52, station + PHONE_LEAD - 9),
  );
  return (
    <>
      <Slab
        {...{ assembly, station, thickness: THICKNESS }}
        x={-134}
        y={-103}
        width={268}
        height={206}
        line="thick"
      />
      <OnFace {...{ assembly, station }}>
        <Path d={browser} />
        <Path d="M-50 83l26-24l24 12l26-30l24 14l26-28l36-2" pen={["signalLine", "thick"]} />
      </OnFace>
      <Axis assembly={assembly} from={station} to={axisTo} />
      <Path d={tether} pen="centre" />
      <Slab
        {...{ assembly, station: station + PHONE_LEAD, thickness: 9 }}
        x={-118}
        y={-16}
        width={84}
        height={158}
        line="thick"
      />
      <OnFace {...{ assembly, station: station + PHONE_LEAD }}>
        <Path d={phone} />
        <Path d={rectangle(-104, 98, 56, 18)} pen="signal" />
      </OnFace>
    </>
  );
}
