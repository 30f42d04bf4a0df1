import type { FigureProps } from "../../../../drawings/figure-props.ts";
import { Dot } from "../../../../drawings/kit/dot.tsx";
import { Drawing } from "../../../../drawings/kit/drawing.tsx";
import { Label } from "../../../../drawings/kit/label.tsx";
import { Path } from "../../../../drawings/kit/path.tsx";

const COLUMNS = [60, 180, 300] as const;
const LANGUAGES = ["English", "Hindi", "Tamil"];
const LOOKUPS = ["orders", "courier", "catalogue"];

const wires = [
  ...COLUMNS.map((x) => `M${x} 44V62l-8 5 16 10-16 10 16 10-8 5V128`),
  "M60 128H300M180 128V150M180 246V272M60 272H300",
  ...COLUMNS.map((x) => `M${x} 272V292`),
  "M60 340V358H146V390M180 340V394M300 340V358H214V390M180 466V482M116 532H102",
].join("");

/** The same circuit for a narrow screen, its signal running down the page. */
export default function OrderCircuitNarrow(props: FigureProps) {
  return (
    <Drawing viewBox="0 2 362 586" {...props}>
      <Path d={wires} pen="medium" />
      <Dot at={[180, 128]} radius={3.5} pen="ink" />
      <Dot at={[180, 272]} radius={3.5} pen="ink" />
      {COLUMNS.map((x, index) => (
        <g key={x}>
          <Dot at={[x, 38]} radius={6} pen={["plate", "thick"]} />
          <Label at={[x, 20]} anchor="middle" tone="strong">
            {LANGUAGES[index]}
          </Label>
          <Path d={`M${x - 52} 292h104v48h-104z`} pen={["plate", "thick"]} />
          <Label at={[x, 320]} anchor="middle" tone="strong">
            {LOOKUPS[index]}
          </Label>
        </g>
      ))}
      <Path d="M112 150H248L180 246Z" pen={["plate", "thick"]} />
      <Label at={[180, 182]} anchor="middle" tone="strong">
        classify
      </Label>
      <Path
        d="M116 376C150 398 210 398 244 376C244 428 218 450 180 466C142 450 116 428 116 376Z"
        pen={["plate", "thick"]}
      />
      <Label at={[180, 430]} anchor="middle" tone="strong">
        draft
      </Label>
      <Path d="M180 482L244 532L180 582L116 532Z" pen={["plate", "thick"]} />
      <Label at={[180, 529]} anchor="middle" tone="strong">
        refund or
      </Label>
      <Label at={[180, 545]} anchor="middle" tone="strong">
        breakage
      </Label>
      <Path d="M244 532H266" pen={["signalLine", "heavy", "traced"]} pathLength={1} />
      <Path d="M266 504h90v56h-90z" pen="signalDeep" />
      <Label at={[311, 529]} anchor="middle" tone="onFill">
        reply
      </Label>
      <Label at={[311, 546]} anchor="middle" tone="onFill">
        71%
      </Label>
      <Path d="M6 504h96v56h-96z" pen={["plate", "thick"]} />
      <Label at={[54, 529]} anchor="middle" tone="strong">
        agent
      </Label>
      <Label at={[54, 546]} anchor="middle">
        29%
      </Label>
    </Drawing>
  );
}
