import { expect, it } from "vitest";
import { testFolder } from "../tests/tools/test-folder.ts";
import { openCache } from "./cache.ts";

/** tests/owners/rebuild.test.ts compares a build with a clean one. */
it("reuses what the last build requested, and nothing after a change of the build's code", async () => {
  const folder = testFolder("cache");
  /** What a build that requests these had to make. */
  const build = async (wanted: string[], version = "1") => {
    const { cached, dropUnused } = await openCache(folder, version);
    const made: string[] = [];
    for (const input of wanted)
      await cached([input], async () => {
        made.push(input);
        return Buffer.from(input);
      });
    await dropUnused();
    return made;
  };
  expect(await build(["a", "a", "b"])).toEqual(["a", "b"]);
  expect(await build(["b", "c"])).toEqual(["c"]);
  expect(await build(["a", "b", "c"])).toEqual(["a"]);
  expect(await build(["a"], "2")).toEqual(["a"]);
});
