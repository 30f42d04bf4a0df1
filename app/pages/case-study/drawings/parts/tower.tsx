import { from, Line, Part, Rect, Repeat, Stroke, way } from "../../../../drawings/scene.ts";

/** Floors rise by this much from the ground line; the tower in elevation stands 210 wide. */
export const GROUND = 412;
export const FLOOR = 54;
const SLAB = [210, 7] as const;
const COLUMNS = [50, 118, 186, 244];

/** The top of a floor's slab. */
export const slabTop = (level: number) => GROUND - level * FLOOR - SLAB[1];

function Columns({ pen }: { pen: "partition" | "hidden" }) {
  return COLUMNS.map((x) => (
    <Line key={x} from={[x, slabTop(0)]} to={[x, slabTop(0) + 7 - FLOOR]} pen={pen} />
  ));
}

/** Six steps up. */
const stair = from(124, slabTop(0));
for (let tread = 0; tread < 6; tread++) stair.right(8).up(7.8);

/** Four floors stand, the fifth slab is late, two more are planned. */
export function Structure() {
  return (
    <>
      <Repeat count={4} step={[0, -FLOOR]}>
        {(level) => (
          <>
            <Rect at={[44, slabTop(0)]} size={SLAB} pen="ink" />
            <Columns pen="partition" />
            <Stroke path={stair} />
            {level < 3 && <Rect at={[62, slabTop(0) - 8]} size={[46, -30]} />}
            {level < 3 && <Line from={[85, slabTop(0) - 8]} to={[85, slabTop(0) - 38]} />}
            {level < 2 && <Rect at={[198, slabTop(0) - 6]} size={[36, -34]} />}
          </>
        )}
      </Repeat>
      <Repeat at={way(0, -4 * FLOOR).to(0, -5 * FLOOR)}>
        <Columns pen="hidden" />
        <Rect at={[44, slabTop(1)]} size={SLAB} pen="hidden" />
      </Repeat>
      <Rect at={[44, slabTop(4)]} size={SLAB} pen={["signal", "thick"]} />
    </>
  );
}

/** The crane with the material of the next pour on its hook. */
export function Crane() {
  const mast = Array.from({ length: 19 }, (_, bay) => [bay % 2 ? 282 : 272, GROUND - bay * 21] as const);
  const jib = Array.from({ length: 14 }, (_, bay) => [126 + bay * 11, bay % 2 ? 50 : 42] as const);
  const hook = from(150, 50).down(36).skip(-14, 10).by(14, -10).by(14, 10);
  return (
    <>
      <Line through={way(272, GROUND).to(272, 34).to(282, 34).to(282, GROUND)} pen="medium" />
      <Line through={way(277, 34).to(277, 14).to(150, 42)} pen="medium" />
      <Stroke
        path={from(277, 14).to(296, 42).move(120, 42).right(180).move(120, 50).right(180)}
        pen="medium"
      />
      <Stroke path={from(288, 42).down(16).right(12).up(16)} pen="medium" />
      <Line through={mast} pen="thin" />
      <Line through={[[120, 50], ...jib]} pen="thin" />
      <Part name="material" number={4} at={[136, 98]} balloon={[-74, -44]}>
        <Stroke path={hook} pen="medium" />
        <Rect at={[126, 96]} size={[48, 3]} pen={["plate", "medium"]} />
        <Rect at={[130, 99]} size={[40, 3]} pen={["plate", "medium"]} />
      </Part>
    </>
  );
}

export function Ground() {
  return (
    <>
      <Repeat count={24} step={[12, 0]}>
        <Line from={[20, GROUND]} to={[10, GROUND + 12]} pen="thin" />
      </Repeat>
      <Line from={[8, GROUND]} to={[300, GROUND]} pen="heavy" />
    </>
  );
}
