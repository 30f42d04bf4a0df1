import { Balloon } from "../../../drawings/kit/balloon.tsx";
import { Box } from "../../../drawings/kit/box.tsx";
import { Drawing } from "../../../drawings/kit/drawing.tsx";
import { Iso, type Point2 } from "../../../drawings/kit/iso.ts";
import { Path } from "../../../drawings/kit/path.tsx";
import { CARD, IndexCard } from "./parts/index-card.tsx";
import type { ProductDrawingProps } from "./parts/props.ts";

const iso = new Iso(25, 1);
const PITCH = 74;
const BACK = -222;
const FLOOR = -90;
const RAISED = 3;
const LEFT = -CARD.width / 2;
const DEPTH = 468;
const FRONT = BACK + 446;

const cards = [0, 1, 2, 3, 4, 5].map((index) => ({
  index,
  raised: index === RAISED,
  y: BACK + index * PITCH + 20,
  z: index === RAISED ? FLOOR + 60 : FLOOR,
  tabLeft: 84 - index * 45.2,
}));

/** From each tab to its balloon, and the side its label stands on. */
const balloons: readonly (readonly [offset: Point2, side: "left" | "right"])[] = [
  [[74, -44], "right"],
  [[22, -98], "right"],
  [[-2, -150], "right"],
  [[-62, -66], "left"],
  [[-58, -60], "left"],
  [[-68, -36], "left"],
];

function DrawerFront() {
  return (
    <>
      <Box iso={iso} at={[-LEFT + 2, BACK - 22, FLOOR]} size={[12, DEPTH, 70]} line="thick" />
      <Box iso={iso} at={[LEFT - 14, FRONT, FLOOR - 14]} size={[328, 14, 112]} line="thick" />
      <Path
        d={
          iso.front(-52, FLOOR + 32, 104, 34, FRONT + 14) +
          iso.line([-30, FRONT + 14, FLOOR + 49], [30, FRONT + 14, FLOOR + 49])
        }
      />
      <Path d={iso.circleFront(0, FLOOR + 10, 11, FRONT + 14)} pen={["shade", "thick"]} />
      <Path d={iso.circleFront(0, FLOOR + 10, 5, FRONT + 14)} />
    </>
  );
}

/** A card-index drawer: one card is raised and its tab picked out. */
export default function AlgoHrDrawing({ labels, description }: ProductDrawingProps) {
  return (
    <Drawing viewBox="-475 -316 1010 660" description={description}>
      <Box iso={iso} at={[LEFT - 14, BACK - 34, FLOOR - 14]} size={[328, 494, 14]} line="thick" />
      <Box iso={iso} at={[LEFT - 14, BACK - 34, FLOOR]} size={[328, 12, 96]} line="thick" />
      <Box iso={iso} at={[LEFT - 14, BACK - 22, FLOOR]} size={[12, DEPTH, 70]} line="thick" />
      {cards.map((card) => (
        <IndexCard key={card.index} iso={iso} {...card} writtenFrom={card.index ? cards[0] : undefined} />
      ))}
      <DrawerFront />
      {cards.map(({ index, y, z, tabLeft }) => {
        const [offset, side] = balloons[index] ?? [[60, -60], "right"];
        const tip = iso.project([tabLeft + CARD.tab / 2, y, z + CARD.height + CARD.tabHeight]);
        return (
          <Balloon
            key={index}
            number={index + 1}
            part={tip}
            offset={offset}
            label={labels[index]}
            side={side}
          />
        );
      })}
    </Drawing>
  );
}
