import { readdirSync, statSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { budgetOf, bytesOf, fontBudget, overBudget } from "../tools/budgets.ts";
import { allRoutes, pageSource, siteFolder } from "../tools/site.ts";

describe("budgets", () => {
  it.each(allRoutes())("%s arrives within its bytes", (route) => {
    expect(overBudget(route, bytesOf(route))).toEqual([]);
  });

  it("fail when a byte too many is added", () => {
    const budget = budgetOf("/call");
    expect(overBudget("/call", budget)).toEqual([]);
    expect(overBudget("/call", { ...budget, document: budget.document + 1 })).toHaveLength(1);
    expect(overBudget("/call", { ...budget, scripts: 1 })).toHaveLength(1);
  });

  it.each(allRoutes())("%s asks for nothing that blocks its first paint", (route) => {
    const head = /<head>([\s\S]*?)<\/head>/.exec(pageSource(route))?.[1] ?? "";
    expect(head).not.toMatch(/<link[^>]+rel="stylesheet"/);
    expect(head).not.toMatch(
      /<script(?![^>]*type="(module|speculationrules|application\/ld\+json)")[^>]*src=/,
    );
  });

  it("hold for the faces, all together", () => {
    const assets = path.join(siteFolder, "assets");
    const faces = readdirSync(assets).filter((name) => name.endsWith(".woff2"));
    expect(faces.length).toBeGreaterThanOrEqual(3);
    expect(faces.reduce((sum, name) => sum + statSync(path.join(assets, name)).size, 0)).toBeLessThanOrEqual(
      fontBudget,
    );
  });
});
