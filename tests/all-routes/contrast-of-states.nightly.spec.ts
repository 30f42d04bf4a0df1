import { expect, test } from "@playwright/test";
import { pageComplete } from "../tools/fonts.ts";
import { open } from "../tools/open.ts";
import {
  findFaintControls,
  findFaintDrawings,
} from "./checks/contrast-of-states.ts";
import { kinds } from "./groups.ts";

for (const route of kinds) {
  for (const colorScheme of ["light", "dark"] as const) {
    test(`${route} can be read while it is used, ${colorScheme}`, async ({
      page,
    }) => {
      test.slow();
      await page.emulateMedia({ colorScheme });
      // The bar and the footer are the same on every page.
      const frame = route === "/" ? "body" : "main";
      await open(page, route);
      await pageComplete(page);
      expect.soft(await findFaintControls(page, frame), "controls").toEqual([]);
      expect.soft(await findFaintDrawings(page), "drawings").toEqual([]);
    });
  }
}
