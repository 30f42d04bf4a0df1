import { Again, At, Circle, Group, Line, On, Rect, Repeat, Slab } from "../../../../drawings/scene.ts";

/** A rack of pigeonholes: four deep and three high. */
function Rack() {
  return (
    <Slab at={[0, 0, 0]} size={[40, 150, 112]} side="plate">
      <On face="front">
        <Repeat count={3} step={[0, 36]}>
          <Rect at={[5, 8]} size={[30, 24]} pen="shade" />
        </Repeat>
      </On>
      <On face="side">
        <Repeat count={3} step={[0, 36]}>
          <Repeat count={4} step={[37, 0]}>
            <Rect at={[4, 8]} size={[30, 24]} pen="shade" />
          </Repeat>
        </Repeat>
      </On>
    </Slab>
  );
}

/** Three racks; one consignment is picked from the second. */
export function Racks() {
  return (
    <At at={[30, 20, 0]}>
      <Group name="rack">
        <Rack />
      </Group>
      <Again of="rack" by={[120, 0, 0]} />
      <Rect face="front" at={[125, 150, 80]} size={[30, 24]} pen="signal" />
      <Again of="rack" by={[240, 0, 0]} />
    </At>
  );
}

/** The dispatcher's cabin, with its dish. */
export function Cabin() {
  return (
    <Slab at={[420, 20, 0]} size={[150, 120, 84]}>
      <Line from={[75, 60, 0]} to={[75, 60, 56]} pen="thick" />
      <On face="front">
        <Rect at={[16, 30]} size={[54, 38]} />
        <Rect at={[80, 30]} size={[54, 38]} />
      </On>
      <On face="side">
        <Rect at={[20, 30]} size={[40, 38]} />
        <Rect at={[72, 30]} size={[34, 38]} />
      </On>
      <Circle face="top" at={[75, 60, 42]} radius={18} />
    </Slab>
  );
}

/** The gate at which a lorry shows its bill. */
export function Gate() {
  return (
    <Slab at={[570, 350, -22]} size={[34, 34, 60]}>
      <On face="front">
        <Rect at={[6, 28]} size={[20, 22]} />
      </On>
      <On face="side">
        <Rect at={[8, 28]} size={[18, 22]} />
      </On>
      <Line from={[17, 46, -24]} to={[17, 140, -24]} pen="heavy" />
      <Repeat count={2} step={[0, 32, 0]}>
        <Line from={[17, 64, -24]} to={[17, 78, -24]} pen={["signalLine", "partition"]} />
      </Repeat>
    </Slab>
  );
}
