import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import {
  At,
  Box,
  Cylinder,
  Dot,
  Facing,
  from,
  Group,
  Label,
  Line,
  On,
  Part,
  partsOf,
  Rect,
  Repeat,
  Scene,
  Stroke,
  Turned,
  way,
} from "../scene.ts";

const draw = (children: React.ReactNode, props: object = { angle: 30 }) =>
  renderToStaticMarkup(
    <Scene viewBox="0 0 10 10" {...props}>
      {children}
    </Scene>,
  ).replaceAll("></path>", "/>");
const paths = (svg: string) => svg.match(/<path/g)?.length ?? 0;

describe("a scene", () => {
  it("draws a box as its three visible faces", () => {
    expect(draw(<Box at={[0, 0, 0]} size={[10, 10, 10]} />)).toContain(
      'class="f" d="M-8.7 5l8.7 5v-10l-8.7-5z"',
    );
  });

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

  it("starts the next upright cylinder where the last one ended", () => {
    const row = draw(
      <Repeat count={2} step={[20, -20, 0]}>
        <Cylinder at={[100, 100, 0]} radius={5} length={20} />
      </Repeat>,
    );
    expect(row).toContain("A6.1 3.5 0 0 0 6.1 100V80m22.4 0V100");
  });

  it("merges shapes of one pen into one path if they do not overlap others", () => {
    const row = (step: number) => (
      <Repeat count={4} step={[step, 0, 0]}>
        <Box at={[0, 0, 0]} size={[10, 10, 10]} />
      </Repeat>
    );
    expect(paths(draw(row(40)))).toBe(3);
    expect(paths(draw(row(4)))).toBe(12);
  });

  it("keeps the painting order of a line", () => {
    const svg = draw(
      <>
        <Line from={[0, 0]} to={[9, 9]} />
        <Rect at={[2, 2]} size={[4, 4]} pen="plate" />
        <Line from={[0, 4]} to={[9, 4]} />
        <Line from={[0, 9]} to={[9, 9]} />
      </>,
      {},
    );
    expect(paths(svg)).toBe(3);
    expect(svg).toMatch(/d="M0 0l9 9"\/><path class="f".*<path d="M0 4h9M0 9h9"/);
  });

  it("writes a long repeated group once if the scene has an id", () => {
    const group = (
      <Repeat count={5} step={[40, 0, 0]}>
        <Box at={[0, 0, 0]} size={[10, 10, 10]} />
        <Dot at={[3, 3, 10]} radius={2} pen="signal" />
      </Repeat>
    );
    expect(draw(group, { angle: 30, id: "a" }).match(/<use href="#a-r1"/g)).toHaveLength(4);
    expect(draw(group)).not.toContain("<use");
  });

  it("rejects a second group of the same name, because its copies would show the first", () => {
    const group = (
      <Group name="block">
        <Box at={[0, 0, 0]} size={[10, 10, 10]} />
      </Group>
    );
    const twice = [
      <At key="here" at={[0, 0, 0]}>
        {group}
      </At>,
      <At key="there" at={[40, 0, 0]}>
        {group}
      </At>,
    ];
    expect(() => draw(twice, { angle: 30, id: "a" })).toThrow('Two groups of a scene are named "block"');
  });

  it("moves everything in a frame with it", () => {
    expect(
      draw(
        <At at={[3, 4]}>
          <Line from={[1, 1]} to={[5, 1]} />
        </At>,
        {},
      ),
    ).toContain("M4 5h4");
  });

  it("draws freehand with the shortest steps", () => {
    const path = from(2, 3).right(4).down(2).curve([0, 3], [3, 3]).curve([3, 0], [3, 3]).close();
    expect(draw(<Stroke path={path} />, {})).toContain('d="M2 3h4v2q0 3 3 3t3 3z"');
  });

  it("starts the next stroke where an upright cylinder's body ends", () => {
    const pair = (
      <Repeat at={way(0, 0, 0).to(20, -20, 0)}>
        <Cylinder at={[0, 0, 0]} radius={5} length={10} />
      </Repeat>
    );
    expect(draw(pair)).toContain("6.1 0V-10m22.4 0V0");
  });

  it("supports flat drawings that face the viewer, and leaders to points on rotated ones", () => {
    const dot = <Dot at={[3, 4]} radius={1} />;
    expect(draw(<Facing at={[0, 0, 5]}>{dot}</Facing>)).toContain('cx="3" cy="-1"');
    const part = (
      <Turned at={[10, 0]} degrees={90}>
        <Part name="slip" number={1} at={[5, 0]} balloon={[30, 0]}>
          {dot}
        </Part>
      </Turned>
    );
    expect(draw(part, {})).toMatch(/translate\(10 0\)rotate\(90\).*id="part-slip"[^>]*translate\(40 5\)/);
    expect(draw(part, { plain: true })).not.toContain("part-slip");
  });

  it("names an element that is in the wrong frame", () => {
    expect(() => draw(<Box at={[0, 0, 0]} size={[1, 1, 1]} />, {})).toThrow(
      "<Box> must be in a scene with an angle",
    );
    expect(() => draw(<Line from={[0, 0]} to={[1, 1]} />)).toThrow("[0, 0] is not a position in space");
    expect(() => renderToStaticMarkup(<Line from={[0, 0]} to={[1, 1]} />)).toThrow(
      "must be inside a <Scene>",
    );
  });
});

describe("parts", () => {
  const parts = (
    <>
      <Part name="sieve" number={2} at={[0, 0, 0]} balloon={[30, -20]}>
        <Box at={[0, 0, 0]} size={[10, 10, 10]} />
      </Part>
      <Part name="bin" number={1} balloon="left">
        <Box at={[40, 0, 0]} size={[10, 10, 10]} />
        <Label at={[0, 0, 0]}>x</Label>
      </Part>
    </>
  );

  it("have a balloon each, in the order of their numbers, with the label of that number", () => {
    const svg = draw(parts, { angle: 30, labels: ["Bin", "Sieve"] });
    expect([...svg.matchAll(/id="part-(\w+)"/g)].map(([, name]) => name)).toEqual(["bin", "sieve"]);
    expect(svg).toMatch(/id="part-sieve".*>Sieve</);
    expect(svg.match(/<g class="p2"/g)).toHaveLength(1);
  });

  it("are listed for the key next to the drawing", () => {
    const Drawing = () => (
      <Scene viewBox="0 0 1 1" angle={30}>
        {parts}
      </Scene>
    );
    expect(partsOf(<Drawing />)).toEqual([
      { name: "bin", number: 1 },
      { name: "sieve", number: 2 },
    ]);
  });

  it("are shown on a narrow sheet by reference, not drawn twice", () => {
    const place = { sieve: { by: [5, 7], balloon: [10, 10] } };
    const [wide = "", narrow = ""] = draw(parts, {
      angle: 30,
      id: "bench",
      narrow: { viewBox: "0 0 5 9", place },
    }).split(/(?<=<\/svg>)/);
    expect(wide).toContain('id="bench-sieve"');
    expect(narrow).toContain('<g class="p2"><use href="#bench-sieve" x="5" y="7">');
    expect(() =>
      draw(parts, {
        angle: 30,
        id: "bench",
        narrow: { viewBox: "0 0 5 9", place: { sive: { by: [0, 0] } } },
      }),
    ).toThrow('places "sive"');
  });

  it("can be highlighted alone in a group with other things", () => {
    const svg = draw(
      <Turned degrees={30}>
        <Part name="lid" number={1} at={[0, 0]} balloon="left">
          <Rect at={[0, 0]} size={[2, 2]} />
        </Part>
        <Rect at={[4, 0]} size={[2, 2]} />
      </Turned>,
      {},
    );
    expect(svg).toMatch(/<g transform="rotate\(30\)" class="nest"><g class="p1">/);
  });

  it("fail the build if parts and labels do not match", () => {
    expect(() => draw(parts, { angle: 30, labels: ["Bin"] })).toThrow('The part "sieve" is number 2');
    expect(() => draw(parts, { angle: 30, labels: ["Bin", "Sieve", "Lid"] })).toThrow('has number 3, "Lid"');
  });
});
