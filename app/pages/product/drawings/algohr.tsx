import type { KeyedDrawingProps } from "../../../drawings/figure-props.ts";
import {
  Again,
  At,
  Face,
  Group,
  On,
  Part,
  type Point2,
  type Point3,
  Scene,
  way,
} from "../../../drawings/scene.ts";
import {
  Circle,
  Line,
  Polygon,
  Print,
  Rect,
  Slab,
} from "../../../drawings/shapes.ts";

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
  /**
   * The card that is raised out of the drawer, charted and with its tab in the
   * signal colour.
   */
  raised: boolean;
}

function Chart() {
  return (
    <>
      <Rect at={[204, 76]} size={[80, 54]} />
      {[14, 30, 22, 38, 26].map((height, bar) => (
        <Line
          key={height}
          from={[214 + bar * 15, 124]}
          to={[214 + bar * 15, 124 - height]}
        />
      ))}
    </>
  );
}

/** A record card with a cut tab, standing in a drawer. */
function IndexCard({ at, tabLeft, raised, ...part }: IndexCardProps) {
  const [width, top] = CARD;
  const tab = way(tabLeft + TAB + 6, 0, top)
    .by(-6, 0, 24)
    .by(-TAB, 0, 0)
    .by(-6, 0, -24);
  return (
    <Part {...part} at={[at[0] + tabLeft + TAB / 2, at[1], at[2] + top + 24]}>
      <At at={at}>
        <Polygon
          through={[
            [0, 0, 0],
            [width, 0, 0],
            [width, 0, top],
            ...tab.places,
            [0, 0, top],
          ]}
          pen={[part.number % 2 ? "lit" : "plate", "thick"]}
        />
        {raised && <Polygon through={tab} pen={["signal", "thick"]} />}
        {part.number > 1 && <Again of="lines" by={at} />}
        {part.number === 1 && (
          <Group name="lines">
            <Face face="front" at={[0, 0, top]}>
              <Print
                at={[16, 24]}
                lengths={[268, 190, 230, 160, 210]}
                step={20}
              />
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

const RAISED = 3;

/**
 * From the back of the drawer to the front: what each card keeps, and from its
 * tab to its balloon.
 */
const CARDS = [
  { name: "people", balloon: [74, -44] },
  { name: "attendance", balloon: [22, -98] },
  { name: "payroll", balloon: [-2, -150], side: "right" },
  { name: "leave", balloon: [-62, -66] },
  { name: "hiring", balloon: [-58, -60] },
  { name: "reviews", balloon: [-68, -36] },
] as const;

function DrawerFront() {
  return (
    <>
      <Slab at={[316, 12, 0]} size={[12, 468, 70]} />
      <Slab at={[0, 480, -14]} size={[328, 14, 112]}>
        <On face="front">
          <Rect at={[112, 46]} size={[104, 34]} />
          <Line from={[134, 63]} to={[194, 63]} />
          <Circle at={[164, 24]} radius={11} pen={["shade", "thick"]} />
          <Circle at={[164, 24]} radius={5} />
        </On>
      </Slab>
    </>
  );
}

/** A card-index drawer: one card is raised and its tab picked out. */
export default function AlgoHrDrawing(props: KeyedDrawingProps) {
  return (
    <Scene
      id="hr"
      viewBox="-475 -316 1010 660"
      angle={25}
      grid={1}
      margins={[11, 138, 68, 108]}
      {...props}
    >
      <Slab at={[-164, -256, -104]} size={[328, 494, 14]}>
        <Slab at={[0, 0, 0]} size={[328, 12, 96]} />
        <Slab at={[0, 12, 0]} size={[12, 468, 70]} />
        <At at={[14, 54, 0]}>
          {CARDS.map((card, place) => (
            <IndexCard
              key={card.name}
              number={place + 1}
              {...card}
              at={[0, place * 74, place === RAISED ? 60 : 0]}
              tabLeft={234 - place * 45.2}
              raised={place === RAISED}
            />
          ))}
        </At>
        <DrawerFront />
      </Slab>
    </Scene>
  );
}
