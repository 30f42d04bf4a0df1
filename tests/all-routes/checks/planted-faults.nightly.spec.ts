import { expect, type Page, test } from "@playwright/test";
import { legal } from "../../../app/pages/legal/kind.ts";
import { pageComplete } from "../../tools/fonts.ts";
import { open } from "../../tools/open.ts";
import { findShifts, watchShifts } from "../../tools/shifts.ts";
import { routesOf } from "../groups.ts";
import {
  type Arrival,
  findEarlyRequests,
  findNoise,
  findRequestsOverBudget,
  findUnwantedRequests,
  watchArrival,
} from "./arrival.ts";
import { findAxeViolations, findLinksByColourAlone } from "./axe.ts";
import { findFaintWords } from "./contrast.ts";
import { findFaintControls, findFaintDrawings } from "./contrast-of-states.ts";
import { findCutDrawings } from "./cut-drawings.ts";
import { findFocusFaults } from "./focus.ts";
import { findForcedColourFaults } from "./forced-colours.ts";
import { findLostFocus } from "./in-page-links.ts";
import {
  findLateAction,
  findOverflow,
  findSmallLabels,
  findWidows,
} from "./layout.ts";
import { findPrintFaults } from "./print.ts";
import {
  findUnreadableWhenLarge,
  findUnreadableWhenSpaced,
  findUnreadableWords,
} from "./reading.ts";
import { findSmallTargets } from "./targets.ts";
import { findUnlitParts } from "./unlit-parts.ts";

const [ROUTE = ""] = routesOf(legal);

interface Planted {
  fault: string;
  /** HTML at the end of the main part, or what runs in the page. */
  plant: string | (() => unknown);
  find(page: Page, arrival: Arrival): string[] | Promise<string[]>;
  report: RegExp;
}

const FAINT = "color-mix(in srgb, var(--paper) 94%, var(--ink))";

const planted: Planted[] = [
  {
    fault: "a console message",
    plant: () => console.log("left over"),
    find: (_, arrival) => findNoise(arrival, ROUTE),
    report: /left over/,
  },
  {
    fault: "a script file",
    plant: '<link rel="preload" as="script" href="/a.js">',
    find: findUnwantedRequests,
    report: /requests a script/,
  },
  {
    fault: "a request before the first paint",
    plant: () => {
      performance.getEntriesByName = () => [];
    },
    find: findEarlyRequests,
    report: /woff2/,
  },
  {
    fault: "many requests",
    plant: () =>
      Promise.all(
        Array.from({ length: 9 }, (_, index) => fetch(`/robots.txt?${index}`)),
      ),
    find: (_, arrival) => findRequestsOverBudget(arrival, ROUTE),
    report: /over its budget/,
  },
  {
    fault: "a layout shift",
    plant: () => {
      const block = document.createElement("div");
      block.style.height = "300px";
      document.querySelector("main")?.prepend(block);
    },
    find: findShifts,
    report: /moved/,
  },
  {
    fault: "a button without a name",
    plant: "<button></button>",
    find: findAxeViolations,
    report: /button-name/,
  },
  {
    fault: "a link in running text with nearly the same colour, dark",
    plant: `<p>Long enough to be a text, and
      <a href="/" style="color: color-mix(in srgb, var(--ink) 80%, var(--paper))">a link</a> in the middle of it.</p>`,
    find: async (page) => {
      await page.emulateMedia({ colorScheme: "dark" });
      return findLinksByColourAlone(page);
    },
    report: /link-in-text-block/,
  },
  {
    fault: "faint text",
    plant: `<p style="color: ${FAINT}">Faint words</p>`,
    find: (page) => findFaintWords(page),
    report: /"Faint words" has a contrast of 1\./,
  },
  {
    fault: "text with a contrast of 3 to 1 on a pseudo-element",
    plant: `<style>.third::before { content: ""; position: absolute; inset: 0; z-index: -1; background: #fff }</style>
      <p class="third" style="position: relative; z-index: 0; padding: 2em; color: #949494">Third words</p>`,
    find: (page) => findFaintWords(page),
    report: /"Third words" has a contrast of 3\.0/,
  },
  {
    fault:
      "labels of a drawing that are faint while another part is pointed at",
    plant: `<style>.faded:has(g:hover) > .other { opacity: 0.3 }</style>
      <svg class="dwg faded" viewBox="0 0 300 60" width="300"><g class="p1"><text y="20">Chosen part</text></g>
      <g class="other"><text y="50">Other part</text></g></svg>`,
    find: findFaintDrawings,
    report: /"Other part" has a contrast of/,
  },
  {
    fault: "a link that fades below the pointer",
    plant:
      '<style>.fading:hover { opacity: 0.3 }</style><a class="fading" href="/">Fading words</a>',
    find: (page) => findFaintControls(page, "main"),
    report: /"Fading words" has a contrast of/,
  },
  {
    fault: "a faint label in a drawing",
    plant: `<svg><text y="20" style="fill: ${FAINT}">Faint letters</text></svg>`,
    find: (page) => findFaintWords(page),
    report: /"Faint letters" has a contrast of 1\./,
  },
  {
    fault: "covered text",
    plant: `<p>Covered words</p>
      <div style="position: relative; height: 3em; margin: -3em -1em 0; background: var(--paper)"></div>`,
    find: (page) => findFaintWords(page),
    report: /"Covered words" cannot be seen/,
  },
  {
    fault: "a block wider than the viewport",
    plant: '<div style="width: 3000px; height: 9px"></div>',
    find: findOverflow,
    report: /DIV .*exceeds the viewport/,
  },
  {
    fault: "overlapping text",
    plant: `<p>Words above</p><p style="margin-top: -2em">Words below</p>`,
    find: findUnreadableWords,
    report: /overlaps/,
  },
  {
    fault: "a label of a drawing that is too small to read",
    plant: `<svg viewBox="0 0 800 100" style="width: 400px"><text y="30" font-size="20">Tiny label</text></svg>`,
    find: findSmallLabels,
    report: /"Tiny label" is 10\.0 px/,
  },
  {
    fault: "a clipped drawing",
    plant: `<svg viewBox="0 0 100 100"><g transform="translate(0 -30)"><circle cx="50" cy="40" r="20"/></g></svg>`,
    find: findCutDrawings,
    report: /circle reaches 10 units beyond its canvas/,
  },
  {
    fault: "a part of a drawing that is not highlighted",
    plant: `<div><svg><g class="p1"/><g class="bl p1"/><g class="bl p2"><path d="M0 0h9"/></g></svg>
      <ol><li><a href="#part-planted">Planted</a></li></ol></div>`,
    find: findUnlitParts,
    report: /part 1, "Planted" does not dim the others/,
  },
  {
    fault: "a first button below the first screen",
    plant: '<a class="m_button">Late</a>',
    find: findLateAction,
    report: /"Late" ends at/,
  },
  {
    fault: "a box too small for wide text spacing",
    plant: () => {
      const words = Object.assign(document.createElement("p"), {
        textContent: "Spaced words",
      });
      document.querySelector("main")?.append(words);
      words.style.cssText =
        "width: max-content; white-space: nowrap; overflow: hidden";
      words.style.width = `${words.offsetWidth}px`;
    },
    find: findUnreadableWhenSpaced,
    report: /"Spaced words" is cut/,
  },
  {
    fault: "a box too wide for large text on a phone",
    plant: '<p style="width: 11rem">Wide words</p>',
    find: findUnreadableWhenLarge,
    report: /at 320 px P .*exceeds the viewport/,
  },
  {
    fault: "a lead whose last line is short",
    plant:
      '<h2>Title</h2><p class="lead" style="width: 20em; text-wrap: wrap">A last line of a lead that is on its own here ends</p>',
    find: findWidows,
    report: /the last line of "A last line/,
  },
  {
    fault: "a button less than 44 px high",
    plant:
      '<button style="height: 20px; min-height: 0; padding: 0">Low</button>',
    find: findSmallTargets,
    report: /Low is \d+ by 20 px/,
  },
  {
    fault: "a link without a focus ring",
    plant: '<a href="/" style="outline: none">Ringless</a>',
    find: findFocusFaults,
    report: /"Ringless" has no ring/,
  },
  {
    fault: "links that Tab does not reach",
    plant: () => {
      for (const link of document.querySelectorAll<HTMLElement>(
        "main a, footer a",
      ))
        link.tabIndex = -1;
    },
    find: findFocusFaults,
    report: /focus leaves after/,
  },
  {
    fault: "something fixed that covers what has focus",
    plant:
      '<div style="position: fixed; inset: auto 0 0; height: 60%; z-index: 99; background: red"></div>',
    find: findFocusFaults,
    report: /is covered/,
  },
  {
    fault: "a link within the page that leads nowhere",
    plant: '<a href="#nowhere">Nowhere</a>',
    find: findLostFocus,
    report: /#nowhere leads nowhere/,
  },
  {
    fault: "a link to a part of a drawing, which is not heard",
    plant:
      '<a href="#drawn">Drawn</a><svg role="img" aria-label="A drawing"><g id="drawn"><path d="M0 0h9"/></g></svg>',
    find: findLostFocus,
    report: /#drawn leads to what is not heard/,
  },
  {
    fault: "a button without a border in forced colours",
    plant: '<button style="border: 0">Flat</button>',
    find: findForcedColourFaults,
    report: /"Flat" has no border/,
  },
  {
    fault: "faint and fixed text in print",
    plant: '<p style="color: #ccc; position: fixed; top: 99px">Pale</p>',
    find: findPrintFaults,
    report: /"Pale" is fixed.*"Pale" is faint/s,
  },
  {
    fault: "an item that a page break cuts",
    plant:
      '<ul><li style="break-inside: auto"><p>Cut</p><p style="height: 1200px"></p></li></ul>',
    find: findPrintFaults,
    report: /LI "Cut" is cut by a page break/,
  },
  {
    fault: "a heading alone at the end of a printed page",
    plant: '<h2 style="break-after: column">Alone</h2><p>Text</p>',
    find: findPrintFaults,
    report: /H2 "Alone" is alone at the end of a page/,
  },
];

test.describe("the checks of a visit", () => {
  // Planted styles are in attributes.
  test.use({ bypassCSP: true });

  for (const { fault, plant, find, report } of planted) {
    test(`report ${fault}`, async ({ page }) => {
      const arrival = await watchArrival(page);
      await watchShifts(page);
      await open(page, ROUTE);
      await pageComplete(page);
      expect((await find(page, arrival)).join("\n")).not.toMatch(report);
      if (typeof plant === "string") {
        await page
          .locator("main")
          .evaluate(
            (main, html) => main.insertAdjacentHTML("beforeend", html),
            plant,
          );
      } else await page.evaluate(plant);
      await expect
        .poll(async () => (await find(page, arrival)).join("\n"))
        .toMatch(report);
    });
  }
});
