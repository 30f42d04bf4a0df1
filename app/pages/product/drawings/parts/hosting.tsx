import { words } from "../../../../content/words.ts";
import type { FigureProps } from "../../../../drawings/figure-props.ts";
import {
  At,
  Face,
  Facing,
  Label,
  type Point2,
  type Point3,
  Repeat,
  Scene,
  way,
} from "../../../../drawings/scene.ts";
import {
  Axis,
  Circle,
  Cylinder,
  Dot,
  Line,
  Rect,
  Slab,
} from "../../../../drawings/shapes.ts";

const PITCH = 140;
const ZONES = words.drawings.hosting.zones;

interface CabinetProps {
  at: Point3;
  /** Of its floor; its drawers are as wide as it is. */
  size: Point2;
  drawers: number;
  /** The height of a drawer. */
  step: number;
}

/** A cabinet of records: drawers with a label and a handle. */
function Cabinet({ at, size: [width, depth], drawers, step }: CabinetProps) {
  const middle = width / 2;
  return (
    <Slab at={at} size={[width, depth, drawers * step + 4]}>
      <Face face="front">
        <Repeat count={drawers} step={[0, step]}>
          <Rect at={[5, 5]} size={[width - 10, step - 5]} pen="lit" />
          <Rect at={[middle - 14, 9]} size={[28, step / 3]} />
          <Line
            from={[middle - 8, step - 5]}
            to={[middle + 8, step - 5]}
            pen="thick"
          />
        </Repeat>
      </Face>
    </Slab>
  );
}

/** One zone: a cabinet and its copy of the database. */
function Zone() {
  return (
    <Slab at={[0, 0, 0]} size={[110, 220, 14]}>
      <Cabinet at={[20, 30, 0]} size={[70, 70]} drawers={3} step={30} />
      <Cylinder
        at={[55, 170, 0]}
        radius={26}
        length={20}
        body="shade"
        pen="thick"
      />
    </Slab>
  );
}

/**
 * Three zones of one region behind a balancer, the database copied between
 * them.
 */
export function CloudDrawing({ description }: FigureProps) {
  return (
    <Scene
      id="cloud"
      viewBox="-390 -240 780 520"
      angle={27}
      grid={1}
      description={description}
    >
      <Rect face="top" at={[-220, -150, -70]} size={[440, 300]} pen="centre" />
      <At at={[-190, -110, -70]}>
        <Repeat count={3} step={[PITCH, 0, 0]}>
          <Zone />
        </Repeat>
        <Repeat count={2} step={[PITCH, 0, 0]}>
          <Axis from={[92, 170, 24]} to={[160, 170, 24]} />
        </Repeat>
        {ZONES.map((zone, place) => (
          <Line
            key={zone}
            through={way(55 + place * PITCH, 65, 106)
              .by(0, 0, 34)
              .to(190, 65, 166)}
            pen="centre"
          />
        ))}
        <Cylinder
          at={[190, 65, 166]}
          radius={54}
          length={16}
          body="shade"
          end="signal"
          pen="thick"
        />
        <Axis from={[190, 65, 182]} to={[190, 65, 246]} />
        {ZONES.map((zone, place) => (
          <Facing key={zone} at={[55 + place * PITCH, 260, 0]}>
            <Label at={[-8, 18]} anchor="end" text={zone} />
          </Facing>
        ))}
      </At>
      <Facing>
        <Label
          at={[40, -206]}
          tone="strong"
          anchor="middle"
          text={words.drawings.hosting.people}
        />
      </Facing>
    </Scene>
  );
}

/** A wall from a place, so far to the right and so far to the front. */
function Wall({
  at: [x, y],
  along: [width, depth],
}: {
  at: readonly [number, number];
  along: readonly [number, number];
}) {
  return <Slab at={[x, y, 0]} size={[width, depth, 56]} />;
}

/** A cabinet, two discs and the cable between them. */
function Server() {
  return (
    <>
      <Cabinet at={[130, 60, 0]} size={[120, 110]} drawers={4} step={38} />
      <Repeat count={2} step={[0, 0, 30]}>
        <Cylinder
          at={[315, 100, 0]}
          radius={30}
          length={26}
          body="shade"
          pen="thick"
        />
      </Repeat>
      <Line from={[250, 110, 10]} to={[285, 105, 10]} pen="thick" />
    </>
  );
}

/**
 * The same software inside a walled network with one gate, through which signed
 * releases are brought in.
 */
export function PrivateHostingDrawing({ description }: FigureProps) {
  return (
    <Scene
      viewBox="-390 -240 780 520"
      angle={27}
      grid={1}
      description={description}
    >
      <Slab at={[-200, -150, -84]} size={[400, 300, 14]}>
        <Wall at={[0, 0]} along={[400, 12]} />
        <Wall at={[0, 12]} along={[12, 288]} />
        <Server />
        <Axis from={[195, 172, 4]} to={[195, 288, 4]} />
        <Wall at={[388, 12]} along={[12, 288]} />
        <Wall at={[12, 288]} along={[140, 12]} />
        <Wall at={[238, 288]} along={[150, 12]} />
        <Rect face="front" at={[152, 300, 0]} size={[86, 44]} pen="hidden" />
        <Circle face="front" at={[195, 300, 24]} radius={9} pen="signal" />
        <Axis from={[195, 300, 4]} to={[195, 390, 4]} />
        <Slab at={[169, 356, -14]} size={[52, 52, 40]} />
        <Facing at={[195, 120, 150]}>
          <Line from={[0, 0]} to={[0, -86]} />
          <Dot at={[0, 0]} radius={2.4} pen="ink" />
          <Label
            at={[0, -96]}
            tone="strong"
            anchor="middle"
            text={words.drawings.hosting.servers}
          />
        </Facing>
        <Facing at={[221, 408, -14]}>
          <Label
            at={[-20, 28]}
            tone="strong"
            anchor="middle"
            text={words.drawings.hosting.release}
          />
        </Facing>
      </Slab>
    </Scene>
  );
}
