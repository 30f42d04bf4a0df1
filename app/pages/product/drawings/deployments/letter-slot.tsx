import { words } from "../../../../content/words.ts";
import type { FigureProps } from "../../../../drawings/figure-props.ts";
import { Face, Facing, Label, Scene } from "../../../../drawings/scene.ts";
import {
  Axis,
  Dot,
  Line,
  Print,
  Rect,
  Slab,
} from "../../../../drawings/shapes.ts";
import { Media, Threads } from "../parts/message-store.tsx";

const WALL = 84;

/**
 * A walled room with the threads and the media; messages come in through a
 * letter slot, and nothing else does.
 */
export default function LetterSlotDrawing({ description }: FigureProps) {
  return (
    <Scene
      viewBox="-390 -240 780 520"
      angle={27}
      grid={1}
      description={description}
    >
      <Slab at={[-190, -150, -84]} size={[360, 260, 12]}>
        <Slab at={[0, 0, 0]} size={[360, 12, WALL]} />
        <Slab at={[0, 12, 0]} size={[12, 248, WALL]} />
        <Media at={[40, 26, 0]} columns={7} rows={5} />
        <Threads at={[288, 110, 0]} />
        <Slab at={[12, 248, 0]} size={[348, 12, WALL]}>
          <Face face="front">
            <Rect at={[132, 30]} size={[110, 26]} pen={["shade", "thick"]} />
            <Rect at={[140, 38]} size={[94, 8]} pen="signal" />
          </Face>
        </Slab>
        <Axis from={[200, 262, 46]} to={[200, 392, 46]} />
        <Slab at={[158, 318, 44]} size={[84, 56, 4]}>
          <Face face="top">
            <Print at={[12, 14]} lengths={[56, 40, 48]} step={14} />
          </Face>
        </Slab>
        <Facing at={[288, 110, 116]}>
          <Line from={[0, 0]} to={[0, -174]} />
          <Dot at={[0, 0]} radius={2.4} pen="ink" />
          <Label
            at={[0, -184]}
            tone="strong"
            anchor="middle"
            text={words.drawings.hosting.servers}
          />
        </Facing>
        <Facing at={[200, 392, 46]}>
          <Label
            at={[0, 46]}
            tone="strong"
            anchor="middle"
            text={words.drawings.hosting.network}
          />
        </Facing>
      </Slab>
    </Scene>
  );
}
