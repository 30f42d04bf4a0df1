import { Face } from "../../../../drawings/kit/face.tsx";
import type { Iso } from "../../../../drawings/kit/iso.ts";
import { Path } from "../../../../drawings/kit/path.tsx";
import { Repeat } from "../../../../drawings/kit/repeat.tsx";

export const CARD = { width: 300, height: 170, tab: 58, tabHeight: 24 } as const;

interface IndexCardProps {
  iso: Iso;
  index: number;
  y: number;
  z: number;
  tabLeft: number;
  /** Where the first card stands, whose lines the others repeat; absent on the first itself. */
  writtenFrom?: { y: number; z: number } | undefined;
  /** The card that is raised out of the drawer, charted and with its tab in the signal colour. */
  raised: boolean;
}

const CORNER = -CARD.width / 2;
const LINES = "M16 24h268M16 44h190M16 64h230M16 84h160M16 104h210";
const CHART = "M204 76h80v54h-80zM214 124v-14m15 14v-30m15 30v-22m15 22v-38m15 38v-26";

/** What is drawn once, on the first card that has it, and repeated on the rest. */
function Inscription({ iso, id, d, y, z }: { iso: Iso; id: string; d: string; y: number; z: number }) {
  return (
    <g id={id}>
      <Face iso={iso} plane="front" through={[CORNER, y, z + CARD.height]}>
        <Path d={d} />
      </Face>
    </g>
  );
}

/** A record card with a cut tab, standing in a drawer. */
export function IndexCard({ iso, index, y, z, tabLeft, writtenFrom, raised }: IndexCardProps) {
  const half = CARD.width / 2;
  const top = z + CARD.height;
  const tip = top + CARD.tabHeight;
  const tabRight = tabLeft + CARD.tab;
  const tab = [
    [tabRight + 6, y, top],
    [tabRight, y, tip],
    [tabLeft, y, tip],
    [tabLeft - 6, y, top],
  ] as const;
  const outline = iso.polygon([-half, y, z], [half, y, z], [half, y, top], ...tab, [-half, y, top]);
  return (
    <>
      <Path d={outline} pen={[index % 2 ? "plate" : "lit", "thick"]} />
      {raised && <Path d={iso.polygon(...tab)} pen={["signal", "thick"]} />}
      {writtenFrom ? (
        <Repeat iso={iso} of="card-lines" by={[0, y - writtenFrom.y, z - writtenFrom.z]} />
      ) : (
        <Inscription iso={iso} id="card-lines" d={LINES} y={y} z={z} />
      )}
      {raised && <Inscription iso={iso} id="card-chart" d={CHART} y={y} z={z} />}
    </>
  );
}
