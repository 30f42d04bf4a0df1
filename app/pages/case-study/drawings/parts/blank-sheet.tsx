import { Iso } from "../../../../drawings/kit/iso.ts";
import { Path } from "../../../../drawings/kit/path.tsx";

const iso = new Iso(25);

/** A sheet with its title block and nothing on it yet. */
export function BlankSheet() {
  return (
    <>
      <Path d={iso.top(-100, -70, 200, 140, 0)} pen={["plate", "thick"]} />
      <Path
        d={
          iso.top(-92, -62, 184, 124, 0) +
          iso.line([30, 62, 0], [30, 30, 0], [92, 30, 0]) +
          iso.line([30, 46, 0], [92, 46, 0])
        }
      />
      <Path d={iso.line([-92, -10, 0], [92, -10, 0]) + iso.line([-20, -62, 0], [-20, 62, 0])} pen="centre" />
    </>
  );
}
