import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { expect, test } from "vitest";

const { nodeProblem } = createRequire(import.meta.url)("./check-node.cjs") as {
  nodeProblem(version: string, needed?: string): string | null;
};
const { scripts, engines } = JSON.parse(
  readFileSync(path.resolve(import.meta.dirname, "../package.json"), "utf8"),
) as { scripts: Record<string, string>; engines: { node: string } };

const commands = Object.entries(scripts).filter(
  ([name]) => name !== "preinstall",
);

test.each(commands)(
  "npm run %s checks the version of Node first",
  (_, script) => {
    expect(script).toMatch(
      /^node (?:-r \.\/tools\/check-node\.cjs |tools\/check-node\.cjs && )/,
    );
  },
);

test("an old Node is rejected in one sentence that says what to do", () => {
  for (const version of ["v18.20.4", "v20.20.2", "v22.21.9"]) {
    const problem = nodeProblem(version, ">=22.22");
    expect(problem).toContain(
      `Node 22.22 or newer, and here it is ${version}: run it by npm after "npm ci"`,
    );
    expect(problem).not.toContain("\n");
  }
});

test("the version in package.json and any newer one are accepted", () => {
  expect(nodeProblem(`v${engines.node.replace(">=", "")}.0`)).toBeNull();
  for (const version of ["v23.0.0", "v24.0.0", "v26.1.0"])
    expect(nodeProblem(version, ">=22.22")).toBeNull();
});

test(".nvmrc has the Node that npm ci installs", () => {
  const wanted = readFileSync(
    path.resolve(import.meta.dirname, "../.nvmrc"),
    "utf8",
  ).trim();
  const { optionalDependencies } = JSON.parse(
    readFileSync(path.resolve(import.meta.dirname, "../package.json"), "utf8"),
  );
  for (const range of Object.values(optionalDependencies))
    expect(range).toMatch(new RegExp(`^\\^${wanted}\\.`));
});
