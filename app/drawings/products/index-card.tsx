import type { Iso } from "../kit/iso.ts";
import { Path } from "../kit/path.tsx";

export const CARD = { width: 300, height: 170, tab: 58, tabHeight: 24 } as const;

interface IndexCardProps {
  iso: Iso;
  index: number;
  y: number;
  z: number;
  tabLeft: number;
  /** The card that is raised out of the drawer, its tab in the signal colour. */
  raised: boolean;
}

/** Lines of writing, of uneven length, and a small bar chart where nothing hides it. */
function writing(iso: Iso, index: number, y: number, top: number, withChart: boolean): string {
  const left = -CARD.width / 2 + 16;
  let data = iso.line([left, y, top - 24], [-left, y, top - 24]);
  for (let row = 1; row < 5; row++) {
    const end = -left - ((row * 37 + index * 23) % 110);
    data += iso.line([left, y, top - 24 - row * 20], [end, y, top - 24 - row * 20]);
  }
  if (!withChart) return data;
  const foot = top - CARD.height + 46;
  const bars = [14, 30, 22, 38, 26].map((height, bar) =>
    iso.line([64 + bar * 15, y, foot], [64 + bar * 15, y, foot + height]),
  );
  return data + iso.front(54, foot - 6, 80, 54, y) + bars.join("");
}

/** A record card with a cut tab, standing in a drawer. */
export function IndexCard({ iso, index, y, z, tabLeft, raised }: IndexCardProps) {
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
      <Path d={iso.side(y - 4, z, 4, CARD.height, half)} pen={["shade", "thick"]} />
      <Path d={outline} pen={[index % 2 ? "plate" : "lit", "thick"]} />
      {raised && <Path d={iso.polygon(...tab)} pen={["signal", "thick"]} />}
      <Path d={writing(iso, index, y, top, raised || index === 5)} />
    </>
  );
}
