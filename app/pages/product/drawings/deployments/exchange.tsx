import { words } from "../../../../content/words.ts";
import type { FigureProps } from "../../../../drawings/figure-props.ts";
import {
  At,
  Facing,
  Label,
  Repeat,
  Scene,
  way,
} from "../../../../drawings/scene.ts";
import {
  Axis,
  Cylinder,
  Line,
  Rect,
  Slab,
} from "../../../../drawings/shapes.ts";
import { Media, Threads } from "../parts/message-store.tsx";

const PITCH = 128;
const ZONES = words.drawings.hosting.zones;

/**
 * Messages from Meta's cloud, sorted into three zones that keep the same
 * threads and media.
 */
export default function ExchangeDrawing({ description }: FigureProps) {
  return (
    <Scene
      id="exchange"
      viewBox="-390 -300 780 520"
      angle={27}
      grid={1}
      description={description}
    >
      <Rect face="top" at={[-160, -206, -70]} size={[320, 412]} pen="centre" />
      <At at={[-130, -180, -70]}>
        <Repeat count={3} step={[0, PITCH, 0]}>
          <Slab at={[0, 0, 0]} size={[260, 104, 12]}>
            <Media at={[22, 30, 0]} columns={3} rows={3} />
            <Threads at={[184, 52, 0]} />
          </Slab>
        </Repeat>
        {ZONES.map((zone, place) => (
          <Line
            key={zone}
            through={way(184, 52 + place * PITCH, 128)
              .by(0, 0, 26)
              .to(184, 52 + PITCH, 236)}
            pen="centre"
          />
        ))}
        <Cylinder
          at={[184, 52 + PITCH, 236]}
          radius={46}
          length={14}
          body="shade"
          end="signal"
          pen="thick"
        />
        <Axis from={[184, 52 + PITCH, 250]} to={[184, 52 + PITCH, 304]} />
        {ZONES.map((zone, place) => (
          <Facing key={zone} at={[260, 104 + place * PITCH, 0]}>
            <Label at={[10, 14]} text={zone} />
          </Facing>
        ))}
      </At>
      <Facing>
        <Label
          at={[41, -236]}
          tone="strong"
          anchor="middle"
          text={words.drawings.hosting.network}
        />
      </Facing>
    </Scene>
  );
}
