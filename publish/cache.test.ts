import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
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

it("computes a value once for the same input, in this build and the next", async () => {
  expect(await build(["a", "a", "b"])).toEqual(["a", "b"]);
  expect(await build(["b", "a"])).toEqual([]);
});

it("computes a value once if it is requested twice at the same time", async () => {
  const { cached } = await openCache(folder, "1");
  const make = vi.fn(async () => Buffer.from("made"));
  await Promise.all([cached(["a"], make), cached(["a"], make)]);
  expect(make).toHaveBeenCalledTimes(1);
});

it("recomputes everything after a change of the build's code", async () => {
  await build(["a"]);
  expect(await build(["a"], "2")).toEqual(["a"]);
});

it("keeps only values that the last build requested", async () => {
  await build(["a", "b"]);
  await build(["b", "c"]);
  expect(await readdir(path.join(folder, "last-build"))).toHaveLength(2);
  expect(await build(["a", "b", "c"])).toEqual(["a"]);
});

it("keeps the values of a build that failed later", async () => {
  const { cached } = await openCache(folder, "1");
  await cached(["a"], async () => Buffer.from("A"));
  expect(await build(["a"])).toEqual([]);
});

it("has a different key for any two lists of inputs", () => {
  expect(hashOf("ab", "c")).not.toBe(hashOf("a", "bc"));
});
