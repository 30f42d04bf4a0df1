import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { hashOf, openCache } from "./cache.ts";

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "cache-"));
});
afterEach(() => rm(folder, { recursive: true }));

/** A build that requests these keys, and what it had to make. */
async function build(wanted: string[], version = "1"): Promise<string[]> {
  const { cached, dropUnused } = await openCache(folder, version);
  const made: string[] = [];
  for (const input of wanted) {
    const make = async () => {
      made.push(input);
      return Buffer.from(input.toUpperCase());
    };
    expect((await cached([input], make)).toString()).toBe(input.toUpperCase());
  }
  await dropUnused();
  return made;
}

it("reuses what the last build requested, and nothing else", async () => {
  expect(await build(["a", "a", "b"])).toEqual(["a", "b"]);
  expect(await build(["b", "c"])).toEqual(["c"]);
  expect(await build(["a", "b", "c"])).toEqual(["a"]);
});

it("reuses nothing after a change of the build's code", async () => {
  await build(["a"]);
  expect(await build(["a"], "2")).toEqual(["a"]);
});

it("has a different key for any two lists of inputs", () => {
  expect(hashOf("ab", "c")).not.toBe(hashOf("a", "bc"));
});
