import { expect, type Page, test } from "@playwright/test";
import { pageComplete } from "../tools/fonts.ts";
import { open } from "../tools/open.ts";
import { findShifts, watchShifts } from "../tools/shifts.ts";
import {
  type Arrival,
  findEarlyRequests,
  findNoise,
  findRequestsOverBudget,
  findUnwantedRequests,
  watchArrival,
} from "./checks/arrival.ts";
import { findAxeViolations, findLinksByColourAlone } from "./checks/axe.ts";
import { findUnnamedPairs } from "./checks/colour-pairs.ts";
import { findFaintWords } from "./checks/contrast.ts";
import { findCutDrawings } from "./checks/cut-drawings.ts";
import { findFocusFaults } from "./checks/focus.ts";
import { findForcedColourFaults } from "./checks/forced-colours.ts";
import {
  findLateAction,
  findOverflow,
  findPartedWords,
  findSmallLabels,
  findWidows,
} from "./checks/layout.ts";
import { findOverlaps } from "./checks/overlaps.ts";
import { findPrintFaults } from "./checks/print.ts";
import {
  findUnreadableWhenLarge,
  findUnreadableWhenSpaced,
  findUnreadableWords,
} from "./checks/reading.ts";
import { findSmallTargets } from "./checks/targets.ts";
import { findUnlitParts } from "./checks/unlit-parts.ts";
import { kinds, routes } from "./groups.ts";

/** Phones, tablets, laptops with little height, and desktops. */
const screens = [
  [390, 844],
  [640, 900],
  [768, 1024],
  [1023, 800],
  [1024, 768],
  [1280, 720],
  [1280, 900],
  [1366, 657],
  [1440, 900],
  [1920, 1080],
] as const;

/** Kinds whose first button comes after the text. */
const articles: ReadonlySet<string> = new Set(["insight", "insight-tag"]);

/** Opens a page once, to run all checks on it; each check restores the page. */
async function begin(page: Page, route: string) {
  const arrival = await watchArrival(page);
  await watchShifts(page);
  await open(page, route);
  await pageComplete(page);
  let scheme = "light";
  return {
    /** Soft assertions, so that later checks still run. */
    check: (
      name: string,
      find: (page: Page, arrival: Arrival) => string[] | Promise<string[]>,
    ) =>
      test.step(name, async () => {
        const place = `${route}, ${page.viewportSize()?.width} px, ${scheme}`;
        const faults = await find(page, arrival);
        const named = faults.map((fault) => `${place}: ${fault}`);
        expect.soft(named, name).toEqual([]);
      }),
    async turn(colorScheme: "light" | "dark") {
      scheme = colorScheme;
      await page.emulateMedia({ colorScheme });
    },
    resize: (width: number, height: number) =>
      page.setViewportSize({ width, height }),
  };
}

for (const { kind, route } of routes) {
  const isSample = kinds.includes(route);
  // `npm test` visits one page of each kind and layout.
  const tag = isSample ? [] : ["@nightly"];

  async function checkSize(visit: Awaited<ReturnType<typeof begin>>) {
    await visit.check("words in view", findUnreadableWords);
    await visit.check("labels of drawings", findSmallLabels);
    await visit.check("last lines", findWidows);
    if (!articles.has(kind)) await visit.check("first action", findLateAction);
  }

  test(`${kind} ${route} has no fault on a desktop`, { tag }, async ({
    page,
  }) => {
    test.slow();
    const visit = await begin(page, route);
    await visit.check("layout shift", findShifts);
    await visit.check("words kept together", findPartedWords);
    await visit.check("overflow", findOverflow);
    await visit.check("drawings cut by their canvas", findCutDrawings);
    await visit.check("highlighted parts", findUnlitParts);
    await visit.check("accessibility", findAxeViolations);
    // Late requests have been made by now.
    await visit.check("requests", findUnwantedRequests);
    await visit.check("contrast", (page) => findFaintWords(page));
    await checkSize(visit);
    if (isSample) {
      for (const scheme of ["dark", "light"] as const) {
        await visit.turn(scheme);
        await visit.check("pairs of colours", (page) =>
          findUnnamedPairs(page, scheme),
        );
        await visit.check("forced colours", findForcedColourFaults);
        await visit.check("print", findPrintFaults);
      }
      await visit.check("wide text spacing", findUnreadableWhenSpaced);
    }
    // 1280 by 800 px at 200% zoom.
    await visit.resize(640, 400);
    await visit.check("words at 200% zoom", findUnreadableWords);
    await visit.check("labels of drawings", findSmallLabels);
    await visit.resize(320, 700);
    await visit.check("overflow", findOverflow);
    await visit.check("words on words", findOverlaps);
    await visit.check("labels of drawings", findSmallLabels);
    await visit.check("drawings cut by their canvas", findCutDrawings);
    await visit.check("highlighted parts", findUnlitParts);
    await visit.check("console", (_, arrival) => findNoise(arrival, route));
  });

  test(`${kind} ${route} has no fault on a phone`, {
    tag: ["@phone", ...tag],
  }, async ({ page }) => {
    test.slow();
    const visit = await begin(page, route);
    await visit.check("layout shift", findShifts);
    await visit.check("accessibility", findAxeViolations);
    await visit.check("requests", findUnwantedRequests);
    await visit.check("requests before the first paint", findEarlyRequests);
    await visit.check("request budget", (_, arrival) =>
      findRequestsOverBudget(arrival, route),
    );
    await visit.check("targets", findSmallTargets);
    await checkSize(visit);
    if (isSample) {
      await visit.check("wide text spacing", findUnreadableWhenSpaced);
      await visit.check("focus", findFocusFaults);
    }
    await visit.check("text of 200%", findUnreadableWhenLarge);
    await visit.check("console", (_, arrival) => findNoise(arrival, route));
  });

  test(`${kind} ${route} can be read in the dark and at every size`, {
    tag: "@nightly",
  }, async ({ page }) => {
    test.slow();
    const visit = await begin(page, route);
    await visit.turn("dark");
    await visit.check("contrast", (page) => findFaintWords(page));
    if (isSample) await visit.check("links in text", findLinksByColourAlone);
    for (const [width, height] of screens) {
      await visit.resize(width, height);
      await checkSize(visit);
    }
  });

  if (!isSample) continue;
  test(`${kind} ${route} has enough contrast on a phone`, {
    tag: ["@phone", "@nightly"],
  }, async ({ page }) => {
    test.slow();
    const visit = await begin(page, route);
    for (const scheme of ["light", "dark"] as const) {
      await visit.turn(scheme);
      await visit.check("contrast", (page) => findFaintWords(page));
    }
  });
}
