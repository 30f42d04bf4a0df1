import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { environmentSchema } from "../../server/environment.ts";

const read = (name: string) =>
  readFileSync(path.resolve(import.meta.dirname, "../..", name), "utf8");
const named = new Map(
  [...read(".env.example").matchAll(/^# ([A-Z][A-Z0-9_]*)=(.*)$/gm)].map(
    ([, name = "", value]) => [name, value],
  ),
);

test(".env.example names every variable that the server and the build read", () => {
  const ofBuild = [
    ...read("app/content/site.ts").matchAll(/process\.env\.(\w+)/g),
  ].map(([, name = ""]) => name);
  const missing = [...Object.keys(environmentSchema.shape), ...ofBuild].filter(
    (name) => !named.has(name),
  );
  expect(missing, "add these to .env.example").toEqual([]);
});

test(".env.example shows the server's defaults", () => {
  const defaults = environmentSchema.parse({}) as Record<string, unknown>;
  for (const [name, value] of named) {
    const own = defaults[name];
    if (typeof own === "string" || typeof own === "number")
      expect([name, value]).toEqual([name, String(own)]);
  }
});
