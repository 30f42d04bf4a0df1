import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { At, Group, Label, On, Part, Scene } from "../scene.ts";
import { Box, Line, Rect } from "../shapes.ts";

const draw = (children: React.ReactNode, props: object = { angle: 30 }) =>
  renderToStaticMarkup(
    <Scene viewBox="0 0 10 10" {...props}>
      {children}
    </Scene>,
  );
const block = <Box at={[0, 0, 0]} size={[10, 10, 10]} />;

describe("a scene", () => {
  it("places children of a box from the corner of its top, and children of a face along its axes", () => {
    const standing = draw(
      <Box at={[5, 0, 0]} size={[10, 10, 10]}>
        <Line from={[0, 0, 0]} to={[0, 0, 4]} />
        <On face="side">
          <Rect at={[2, 3]} size={[4, 5]} />
        </On>
      </Box>,
    );
    const apart = draw(
      <>
        <Box at={[5, 0, 0]} size={[10, 10, 10]} />
        <Line from={[5, 0, 10]} to={[5, 0, 14]} />
        <Rect face="side" at={[15, 2, 3]} size={[4, 5]} />
      </>,
    );
    expect(standing).toBe(apart);
  });

  it("keeps the painting order where shapes overlap", () => {
    const svg = draw(
      <>
        <Line from={[0, 0]} to={[9, 9]} />
        <Rect at={[2, 2]} size={[4, 4]} pen="plate" />
        <Line from={[0, 4]} to={[9, 4]} />
      </>,
      {},
    );
    expect(svg).toMatch(/d="M0 0l9 9".*<path class="f".*d="M0 4h9"/);
  });

  it("rejects a second group of the same name, because its copies would show the first", () => {
    const twice = [0, 40].map((x) => (
      <At key={x} at={[x, 0, 0]}>
        <Group name="block">{block}</Group>
      </At>
    ));
    expect(() => draw(twice, { angle: 30, id: "a" })).toThrow(
      'Two groups of a scene are named "block"',
    );
  });

  it("names an element that is in the wrong frame", () => {
    const line = <Line from={[0, 0]} to={[1, 1]} />;
    expect(() => draw(block, {})).toThrow(
      "<Box> must be in a scene with an angle",
    );
    expect(() => draw(line)).toThrow("[0, 0] is not a position in space");
    expect(() => renderToStaticMarkup(line)).toThrow(
      "must be inside a <Scene>",
    );
  });
});

it("fails the build if the parts of a drawing do not match their labels or their places on a phone", () => {
  const parts = (
    <>
      <Part name="sieve" number={2} at={[0, 0, 0]} balloon={[30, -20]}>
        {block}
      </Part>
      <Part name="bin" number={1} at={[40, 0, 0]} balloon={[-110, 0]}>
        {block}
        <Label at={[0, 0, 0]} text="x" />
      </Part>
    </>
  );
  const narrow = { viewBox: "0 0 5 9", place: { sive: { by: [0, 0] } } };
  expect(draw(parts, { angle: 30, labels: ["Bin", "Sieve"] })).toMatch(
    /id="part-sieve".*>Sieve</,
  );
  expect(() => draw(parts, { angle: 30, labels: ["Bin"] })).toThrow(
    'The part "sieve" is number 2',
  );
  expect(() =>
    draw(parts, { angle: 30, labels: ["Bin", "Sieve", "Lid"] }),
  ).toThrow('has number 3, "Lid"');
  expect(() => draw(parts, { angle: 30, id: "bench", narrow })).toThrow(
    'places "sive"',
  );
});
