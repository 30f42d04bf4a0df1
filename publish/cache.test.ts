import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, it, vi } from "vitest";
import { createCache } from "./cache.ts";

it("makes a thing once for the same input, in this build and the next", async () => {
  const folder = await mkdtemp(path.join(tmpdir(), "cache-"));
  const make = vi.fn(async () => Buffer.from("made"));
  for (const input of ["a", "a", "b"]) {
    expect((await createCache(path.join(folder, "cards"))(input, make)).toString()).toBe("made");
  }
  expect(make).toHaveBeenCalledTimes(2);
  await rm(folder, { recursive: true });
});
