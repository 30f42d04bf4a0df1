import type { FigureProps } from "../../../../drawings/figure-props.ts";
import { Dot } from "../../../../drawings/kit/dot.tsx";
import { Drawing } from "../../../../drawings/kit/drawing.tsx";
import type { Point2 } from "../../../../drawings/kit/iso.ts";
import { Label } from "../../../../drawings/kit/label.tsx";
import { Path } from "../../../../drawings/kit/path.tsx";

const LANGUAGES = [
  ["English", 110],
  ["Hindi", 210],
  ["Tamil", 310],
] as const;
const LOOKUPS = [
  ["orders", "Shopify", 110, "H880V178H926"],
  ["courier", "tracking", 210, "H934"],
  ["catalogue", "12,000 SKUs", 310, "H880V242H926"],
] as const;
const JOINTS: readonly Point2[] = [
  [312, 210],
  [592, 210],
  [312, 310],
  [436, 400],
  [974, 400],
];

/** A resistor stands for the limit on how fast one sender may write. */
const wires = [
  ...LANGUAGES.map(([, y]) => `M137 ${y}H196l6-9 12 18 12-18 12 18 12-18 6 9H312`),
  "M312 110V310M312 210H372M500 210H592M592 110V310M592 110H660M592 210H660M592 310H660",
  ...LOOKUPS.map(([, , y, way]) => `M810 ${y}${way}`),
  "M1034 210H1072M1152 270V330H1290M436 250V400M974 240V290M974 330V400M436 400H974M700 400v14",
].join("");

/** The support assistant drawn as a circuit: languages in, three look-ups, one gate, then a reply or an agent. */
export default function OrderCircuit(props: FigureProps) {
  return (
    <Drawing viewBox="4 64 1412 412" {...props}>
      <Path d={wires} pen="medium" />
      <Path d="M312 310V456H1345V364" pen="hidden" />
      <Path d="M940 440h180v32h-180z" pen="ground" />
      <Label at={[1030, 461]} anchor="middle">
        with the thread
      </Label>
      {JOINTS.map((at) => (
        <Dot key={at.join()} at={at} radius={4} pen="ink" />
      ))}
      {LANGUAGES.map(([language, y]) => (
        <g key={language}>
          <Dot at={[130, y]} radius={7} pen={["plate", "thick"]} />
          <Label at={[114, y + 4]} anchor="end" tone="strong">
            {language}
          </Label>
        </g>
      ))}
      <Label at={[226, 88]} anchor="middle" wideOnly>
        rate limit
      </Label>
      <Path d="M372 130V290L500 210Z" pen={["plate", "thick"]} />
      <Label at={[382, 215]} tone="strong">
        classify
      </Label>
      {LOOKUPS.map(([name, source, y]) => (
        <g key={name}>
          <Path d={`M660 ${y - 34}h150v68h-150zM727 ${y - 34}a8 8 0 0 0 16 0`} pen={["plate", "thick"]} />
          <Label at={[735, y + 2]} anchor="middle" tone="strong">
            {name}
          </Label>
          <Label at={[735, y + 22]} anchor="middle">
            {source}
          </Label>
        </g>
      ))}
      <Path
        d="M904 150C980 150 1010 176 1034 210C1010 244 980 270 904 270C930 236 930 184 904 150Z"
        pen={["plate", "thick"]}
      />
      <Label at={[974, 215]} anchor="middle" tone="strong">
        draft
      </Label>
      <Path d="M966 290h16v40h-16zM974 290v40" pen="plate" />
      <Label at={[994, 315]} wideOnly>
        daily cap
      </Label>
      <Path d="M680 414h40M687 421h26M694 428h12" pen="thick" />
      <Label at={[732, 427]} wideOnly>
        log
      </Label>
      <Path d="M1072 210L1152 150L1232 210L1152 270Z" pen={["plate", "thick"]} />
      <Label at={[1152, 207]} anchor="middle" tone="strong">
        refund or
      </Label>
      <Label at={[1152, 225]} anchor="middle" tone="strong">
        breakage
      </Label>
      <Label at={[1240, 200]} wideOnly>
        no
      </Label>
      <Label at={[1162, 322]} wideOnly>
        yes
      </Label>
      <Path d="M1232 210H1290" pen={["signalLine", "heavy", "traced"]} pathLength={1} />
      <Path d="M1290 176h110v68h-110z" pen="signalDeep" />
      <Label at={[1345, 206]} anchor="middle" tone="onFill">
        reply
      </Label>
      <Label at={[1345, 228]} anchor="middle" tone="onFill">
        71%
      </Label>
      <Path d="M1290 296h110v68h-110z" pen={["plate", "thick"]} />
      <Label at={[1345, 326]} anchor="middle" tone="strong">
        agent
      </Label>
      <Label at={[1345, 348]} anchor="middle">
        29%
      </Label>
    </Drawing>
  );
}
