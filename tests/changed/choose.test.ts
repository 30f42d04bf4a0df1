import { existsSync } from "node:fs";
import { expect, it } from "vitest";
import { kinds } from "../../app/pages/kinds.ts";
import { choose, type SitePages } from "./choose.ts";
import { routesOf, specsOfLayouts } from "./site-pages.ts";

const site: SitePages = {
  routes: [
    { route: "/", layout: "home" },
    { route: "/lamps/one", layout: "lamp" },
    { route: "/lamps/two", layout: "lamp" },
  ],
  samples: ["/", "/lamps/one"],
  routesOf: (file) => (file === "content/lamps/two.ts" ? ["/lamps/two"] : []),
  specsOf: (layout) => (layout === "lamp" ? ["tests/lamps.spec.ts"] : []),
};
const chosen = (...files: string[]) => choose(files, site);
const oneOfEach = [
  { route: "/", sizes: ["desktop", "phone"] },
  { route: "/lamps/one", sizes: ["phone"] },
];

it("visits the page whose content has changed, and checks the output", () => {
  expect(chosen("content/lamps/two.ts")).toEqual({
    build: true,
    related: ["content/lamps/two.ts"],
    tests: ["tests/output"],
    specs: [],
    visits: [{ route: "/lamps/two", sizes: ["desktop", "phone"] }],
    reasons: [{ file: "content/lamps/two.ts", why: "content of /lamps/two" }],
  });
});

it("visits a page of every kind if several kinds read the changed content", () => {
  expect(chosen("content/facts.ts").visits).toEqual(oneOfEach);
});

it("visits a page of the kind whose folder has changed, and runs its tests unless only styles changed", () => {
  const visits = [{ route: "/lamps/one", sizes: ["desktop", "phone"] }];
  expect(chosen("app/pages/lamp/glass.tsx")).toMatchObject({ specs: ["tests/lamps.spec.ts"], visits });
  expect(chosen("app/pages/lamp/glass.module.css")).toMatchObject({ specs: [], visits, build: true });
});

it("visits a page of every kind if shared code has changed", () => {
  for (const file of ["app/styles/base.css", "app/sections/faq.tsx", "app/ui/link.tsx", "app/root.tsx"]) {
    expect(chosen(file)).toMatchObject({ build: true, related: [file], visits: oneOfEach });
  }
});

it("runs the server's tests for the server, and builds nothing", () => {
  expect(chosen("server/app.ts")).toMatchObject({ build: false, visits: [], specs: [] });
  expect(chosen("server/app.ts").tests).toContain("server");
});

it("runs the output tests for a change of the build", () => {
  expect(chosen("publish/build.ts")).toMatchObject({ build: true, tests: ["tests/output"], visits: [] });
});

it("runs a changed test", () => {
  expect(chosen("server/app.test.ts")).toMatchObject({ tests: ["server/app.test.ts"], build: false });
  expect(chosen("app/pages/lamp/glass.test.tsx").tests).toEqual(["app/pages/lamp/glass.test.tsx"]);
  expect(chosen("tests/call.spec.ts")).toMatchObject({ specs: ["tests/call.spec.ts"], tests: [] });
});

it("runs the tests of the docs if only docs have changed", () => {
  const { tests, ...rest } = chosen("docs/testing.md", "README.md");
  expect(rest).toMatchObject({ build: false, related: [], specs: [], visits: [] });
  expect(tests).toContain("tests/docs.test.ts");
});

it("runs all except the slow tests for an unknown file, and says so", () => {
  const { tests, visits, reasons, build } = chosen("vite.config.ts");
  expect(reasons[0]?.why).toContain("no rule matches");
  expect(tests).toEqual(expect.arrayContaining(["app", "server", "publish", "tests/output"]));
  expect({ visits, build }).toEqual({ visits: oneOfEach, build: true });
});

it("merges the tests of several files", () => {
  const { visits, reasons } = chosen("app/ui/link.tsx", "app/pages/lamp/glass.tsx", "docs/testing.md");
  expect(visits).toEqual([
    { route: "/", sizes: ["desktop", "phone"] },
    { route: "/lamps/one", sizes: ["desktop", "phone"] },
  ]);
  expect(reasons).toHaveLength(3);
});

it("names test files that exist, and pages by their kinds", () => {
  const { tests } = chosen("docs/testing.md", "server/app.ts", "deploy/Dockerfile", "unheard-of");
  const specs = Object.values(specsOfLayouts).flat();
  expect([...tests, ...specs].filter((file) => !existsSync(file))).toEqual([]);
  for (const { content, path } of kinds) {
    if ("file" in content) expect(routesOf(`content/${content.file}.ts`)).toContain(path);
    if ("folder" in content) {
      expect(routesOf(`content/${content.folder}/a.ts`)).toContain(path.replace(":slug", "a"));
    }
  }
});
