import { readFileSync } from "node:fs";
import { expect, test } from "@playwright/test";

test("the editor says so when its script cannot be loaded", async ({ page }) => {
  await page.route("**/*", (route) => route.abort());
  await page.setContent(readFileSync("tools/editor/index.html", "utf8"));
  await expect(page.getByRole("alert")).toContainText("docs/authoring.md");
});
