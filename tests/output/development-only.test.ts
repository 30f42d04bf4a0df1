import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";
import { buildFolder } from "../tools/site.ts";

it("does not publish the guide or any reference to it", () => {
  const files = readdirSync(buildFolder, { recursive: true, withFileTypes: true }).filter(
    (entry) => entry.isFile() && !/\.(br|gz)$/.test(entry.name),
  );
  const naming = files.filter((entry) => {
    const text = readFileSync(path.join(entry.parentPath, entry.name), "latin1");
    return /__guide|guide\.module|app\/guide/.test(entry.name + text);
  });
  expect(files.length).toBeGreaterThan(100);
  expect(naming.map((entry) => entry.name)).toEqual([]);
});
