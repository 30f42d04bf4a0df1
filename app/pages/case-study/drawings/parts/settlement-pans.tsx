import { At, Dot, from, Label, Line, Part, Print, Rect, Repeat, Stroke } from "../../../../drawings/scene.ts";

/** How far the pans hang from the pivot, to either side and below it. */
export const ARM = 150;
const PAN_Y = 142;

/** A pan on its three cords. */
export function Pan() {
  const bowl = from(-66, PAN_Y).right(132).curve([-14, 26], [-66, 26]).curve([-52, 0], [-66, -26]);
  return (
    <>
      {[-58, 0, 58].map((x) => (
        <Line key={x} from={[0, 0]} to={[x, PAN_Y]} pen="thin" />
      ))}
      <Stroke path={bowl.close()} pen={["shade", "thick"]} />
      <Dot at={[0, 0]} radius={5} pen="plate" />
    </>
  );
}

/** A weight with its knob. */
function Weight({ x, width, height }: { x: number; width: number; height: number }) {
  const shoulder = width / 2 - 9;
  const weight = from(x, PAN_Y).up(height).curve([0, -5], [5, -5]).right(shoulder).up(5);
  weight.curve([-5, -2], [-5, -6]).curve([0, -4], [9, -4]).curve([9, 0], [9, 4]).curve([0, 4], [-5, 6]);
  weight.down(5).right(shoulder).curve([5, 0], [5, 5]).toY(PAN_Y).close();
  return <Stroke path={weight} pen={["plate", "thick"]} />;
}

/** What is taken from a sale on the left, what the bank credits on the right. */
export function Loads() {
  return (
    <>
      <At at={[-ARM, 0]}>
        <Part name="tax-lines" number={5} at={[32, 120]} balloon={[56, -44]}>
          <Weight x={-58} width={42} height={44} />
          <Weight x={-14} width={34} height={30} />
          <Weight x={22} width={34} height={24} />
        </Part>
        <Label at={[0, 194]} anchor="middle" wideOnly text="deductions" />
      </At>
      <At at={[ARM, 0]}>
        <Repeat count={3} step={[0, -18]}>
          <Rect at={[-40, 124]} size={[80, 18]} pen={["plate", "thick"]} />
        </Repeat>
        <Print at={[-30, 97]} lengths={[34, 34, 34]} step={18} />
        <Print at={[20, 97]} lengths={[12, 12, 12]} step={18} />
        <Label at={[0, 194]} anchor="middle" wideOnly text="bank credit" />
      </At>
    </>
  );
}
