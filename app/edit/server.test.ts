import { afterEach, expect, it, vi } from "vitest";
import { saveField } from "./server.ts";
import type { Field } from "./types.ts";

afterEach(() => {
  vi.unstubAllGlobals();
});

it.each([
  ["number", "12", 12],
  ["number", "", ""],
  ["boolean", "true", true],
  ["boolean", "", false],
  ["text", "12", "12"],
] as const)("a %s that says “%s” is sent as %j", async (kind, text, value) => {
  const fetch = vi.fn(async (_address: string, _request: RequestInit) =>
    Response.json({}),
  );
  vi.stubGlobal("fetch", fetch);
  const field = {
    file: "content/home.yaml",
    path: ["order"],
    hash: "1",
    kind,
  } as unknown as Field;
  await saveField(field, text);
  expect(JSON.parse(String(fetch.mock.lastCall?.[1].body))).toMatchObject({
    value,
  });
});
