import {
  Again,
  At,
  Face,
  Group,
  Line,
  Part,
  type Point2,
  type Point3,
  Polygon,
  Print,
  Rect,
  way,
} from "../../../../drawings/scene.ts";

const CARD: Point2 = [300, 170];
const TAB = 58;

interface IndexCardProps {
  name: string;
  number: number;
  balloon: Point2;
  side?: "right";
  /** From the first card, whose lines the others repeat. */
  at: Point3;
  tabLeft: number;
  /** The card that is raised out of the drawer, charted and with its tab in the signal colour. */
  raised: boolean;
}

function Chart() {
  return (
    <>
      <Rect at={[204, 76]} size={[80, 54]} />
      {[14, 30, 22, 38, 26].map((height, bar) => (
        <Line key={height} from={[214 + bar * 15, 124]} to={[214 + bar * 15, 124 - height]} />
      ))}
    </>
  );
}

/** A record card with a cut tab, standing in a drawer. */
export function IndexCard({ at, tabLeft, raised, ...part }: IndexCardProps) {
  const [width, top] = CARD;
  const tab = way(tabLeft + TAB + 6, 0, top)
    .by(-6, 0, 24)
    .by(-TAB, 0, 0)
    .by(-6, 0, -24);
  return (
    <Part {...part} at={[at[0] + tabLeft + TAB / 2, at[1], at[2] + top + 24]}>
      <At at={at}>
        <Polygon
          through={[[0, 0, 0], [width, 0, 0], [width, 0, top], ...tab.places, [0, 0, top]]}
          pen={[part.number % 2 ? "lit" : "plate", "thick"]}
        />
        {raised && <Polygon through={tab} pen={["signal", "thick"]} />}
        {part.number > 1 && <Again of="lines" by={at} />}
        {part.number === 1 && (
          <Group name="lines">
            <Face face="front" at={[0, 0, top]}>
              <Print at={[16, 24]} lengths={[268, 190, 230, 160, 210]} step={20} />
            </Face>
          </Group>
        )}
        {raised && (
          <Face face="front" at={[0, 0, top]}>
            <Chart />
          </Face>
        )}
      </At>
    </Part>
  );
}
