import { ArrowHead } from "../../../drawings/kit/arrow-head.tsx";
import { Dot } from "../../../drawings/kit/dot.tsx";
import { Drawing } from "../../../drawings/kit/drawing.tsx";
import { Label } from "../../../drawings/kit/label.tsx";
import { Path } from "../../../drawings/kit/path.tsx";

const SIGNATURE = "M132 286c16-34 26-34 22-6s10 24 18-6 14-18 12 0 14 20 22-8 10 4 14 8 16 2 22-8";

/** The mark of a person set out with its construction; dashed while the place is empty. */
export function PortraitDrawing({ empty = false }: { empty?: boolean }) {
  const pen = empty ? (["hidden", "thick"] as const) : (["plate", "thick"] as const);
  return (
    <Drawing viewBox="10 8 340 350">
      {!empty && <Path d="M20 60H340M20 150H340M20 330H340M110 20V350M250 20V350" pen="grid" />}
      <Path d="M180 14V352M64 104H296" pen="centre" />
      <Dot at={[180, 104]} radius={62} pen={pen} />
      <Path d="M56 330C56 236 110 196 180 196S304 236 304 330Z" pen={pen} />
      {!empty && (
        <>
          <Dot at={[180, 104]} radius={2.6} pen="ink" />
          <Path d="M180 104L224 60" />
          <ArrowHead tip={[224, 60]} degrees={-45} />
          <Label at={[238, 56]} tone="strong">
            R 62
          </Label>
          <Path d={SIGNATURE} pen={["signalLine", "heavy"]} />
        </>
      )}
    </Drawing>
  );
}
