import { Again, Box, Group, On, Rect, Repeat, Scene } from "../../drawings/scene.ts";

/** Repetitions at equal steps or at given positions, and a named group elsewhere. With an id, it is written once. */
export default () => (
  <Scene viewBox="-230 -110 460 230" angle={28} id="guide-repeats">
    <Repeat count={3} step={[46, 0, 0]}>
      <Box at={[-150, -60, 0]} size={[36, 36, 30]} />
    </Repeat>
    <Group name="desk">
      <Box at={[-100, 40, 0]} size={[60, 60, 40]} pen="thick">
        <On face="front">
          <Repeat count={2} step={[0, 16]}>
            <Rect at={[8, 6]} size={[44, 12]} />
          </Repeat>
        </On>
      </Box>
    </Group>
    <Again of="desk" by={[110, 0, 0]} />
    <Repeat
      at={[
        [60, -60, 0],
        [100, -90, 0],
      ]}
    >
      {(copy) => <Box at={[0, 0, 0]} size={[24, 24, 30 + copy * 30]} fill={copy ? "signal" : "plate"} />}
    </Repeat>
  </Scene>
);
