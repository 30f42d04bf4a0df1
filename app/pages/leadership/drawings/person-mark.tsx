import { Dot, from, type Pen, Stroke } from "../../../drawings/scene.ts";

/** The mark of a person on the front of a part. */
export function PersonMark({ pen }: { pen: readonly Pen[] }) {
  const shoulders = from(-42, 40)
    .curve([0, -32], [18, -41], [42, -41])
    .curve([24, 0], [42, 9], [42, 41])
    .close();
  return (
    <>
      <Dot at={[0, -26]} radius={20} pen={pen} />
      <Stroke path={shoulders} pen={pen} />
    </>
  );
}
