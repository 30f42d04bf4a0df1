import { At, Circle, Line, On, Rect, Scene, Slab } from "../../../drawings/scene.ts";
import { IndexCard } from "./parts/index-card.tsx";
import type { ProductDrawingProps } from "./parts/props.ts";

const RAISED = 3;

/** From the back of the drawer to the front: what each card keeps, and from its tab to its balloon. */
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
export default function AlgoHrDrawing(props: ProductDrawingProps) {
  return (
    <Scene id="hr" viewBox="-475 -316 1010 660" angle={25} grid={1} margins={[11, 138, 68, 108]} {...props}>
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
