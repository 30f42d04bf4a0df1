import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";
import { siteFolder } from "../tools/site.ts";

const assets = path.join(siteFolder, "assets");
const names = readdirSync(assets);
const fonts = names.filter((name) => name.endsWith(".woff2"));

it.each(fonts)("%s is shipped with the text of its licence", (font) => {
  const family = font.replace(/(?:-rupee)?-[\w-]{8}\.woff2$/, "");
  const licence = names.find((name) => name.startsWith(`${family}-licence-`) && name.endsWith(".txt"));
  const text = readFileSync(path.join(assets, licence ?? `${family} has no licence`), "utf8");
  expect(text).toContain("SIL OPEN FONT LICENSE Version 1.1");
  expect(text).toMatch(/^Copyright \d{4} The .+ Project Authors/);
});
