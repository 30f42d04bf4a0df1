import { Circle, Group, On, Repeat, Ruling, Slab } from "../../../../drawings/scene.ts";
import { plateTop } from "./algoerp-block.tsx";

/** The core that all modules stand on. */
export const AlgoErpPlate = () => (
  <Group name="plate">
    <Slab at={[-166, -116, plateTop - 18]} size={[332, 232, 18]}>
      <On face="front">
        <Repeat count={9} step={[36, 0]}>
          <Circle at={[22, 9]} radius={2.2} />
        </Repeat>
      </On>
      <On face="side">
        <Ruling from={[16, 4]} to={[16, 13]} count={6} step={[40, 0]} />
      </On>
    </Slab>
  </Group>
);
