import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { exactVersions, judge, pinnedImages, type Registry, reasons, sentence } from "./pins.ts";

const read = (name: string) => readFileSync(path.resolve(import.meta.dirname, "../..", name), "utf8");
const manifest = JSON.parse(read("package.json"));

/** A registry whose newest release names two platforms, of which it has these. */
function registry(version: string, ...there: string[]): Registry {
  return {
    newest: async () => ({ version, platforms: { "tool-linux": version, "tool-mac": version } }),
    has: async (name) => there.includes(name),
  };
}

test("every exact version has a reason, and every reason an exact version", () => {
  expect(Object.keys(exactVersions(manifest)).sort()).toEqual(Object.keys(reasons).sort());
});

test.each([
  [registry("2.0.0", "tool-linux"), "tool 1.0.0: still needed, 2.0.0 lacks tool-mac"],
  [
    registry("2.0.0", "tool-linux", "tool-mac"),
    "tool 1.0.0: no longer needed, 2.0.0 is there for every platform",
  ],
  [registry("1.0.0", "tool-linux", "tool-mac"), "tool 1.0.0: the newest release"],
])("says whether a pin is still needed", async (from, expected) => {
  expect(sentence(await judge("tool", "1.0.0", from))).toBe(expected);
});

test("names the package that must be updated together with another", async () => {
  const verdict = await judge("vite", "1.0.0", registry("2.0.0", "tool-linux", "tool-mac"));
  expect(sentence(verdict)).toBe("vite 1.0.0: 2.0.0 is out, move it with rolldown");
});

test("names every container image, each at an exact release", () => {
  const images = pinnedImages(read("deploy/Dockerfile"), read("deploy/compose.yaml"));
  expect(images.map((image) => image.split(":")[0])).toEqual([
    "node",
    "node",
    "nginxinc/nginx-unprivileged",
    "postgres",
  ]);
  for (const image of images) expect(image).toMatch(/:\d+\.\d+(\.\d+)?-[a-z-]+$/);
});
