import { expect, type Page, test } from "@playwright/test";
import { legal } from "../../../app/pages/legal/kind.ts";
import { pageComplete } from "../../tools/fonts.ts";
import { open } from "../../tools/open.ts";
import { findShifts, watchShifts } from "../../tools/shifts.ts";
import { routesOf } from "../groups.ts";
import { frame } from "../outlines.ts";
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
import { findCutDrawings } from "./cut-drawings.ts";
import { findLateAction } from "./first-action.ts";
import { findFocusFaults } from "./focus.ts";
import { findForcedColourFaults } from "./forced-colours.ts";
import { findSmallLabels } from "./labels.ts";
import { findLandmarkFaults } from "./landmarks.ts";
import { findOverflow } from "./overflow.ts";
import { findOverlaps } from "./overlaps.ts";
import { findPrintFaults } from "./print.ts";
import { findUnreadableWhenSpaced, findUnreadableWords } from "./reading.ts";
import { findSmallTargets } from "./targets.ts";
import { findUnlitParts } from "./unlit-parts.ts";

const [ROUTE = ""] = routesOf(legal);

interface Planted {
  fault: string;
  /** Runs in the page. */
  plant(): unknown;
  find(page: Page, arrival: Arrival): string[] | Promise<string[]>;
  report: RegExp;
}

const planted: Planted[] = [
  {
    fault: "a console message",
    plant: () => console.log("left over"),
    find: (_, arrival) => findNoise(arrival, ROUTE),
    report: /left over/,
  },
  {
    fault: "an image that the CSP blocks",
    plant: () =>
      new Promise((resolve) => {
        const image = document.body.appendChild(new Image());
        image.onerror = resolve;
        image.src = "https://elsewhere.example/a.png";
      }),
    find: (_, arrival) => findNoise(arrival, ROUTE),
    report: /refused .*img-src/,
  },
  {
    fault: "a script file",
    plant: () => {
      // Preloaded and not run, because the CSP would block it.
      const link = Object.assign(document.createElement("link"), {
        rel: "preload",
        as: "script",
        href: "/a.js",
      });
      document.head.append(link);
    },
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
    plant: () => Promise.all(Array.from({ length: 9 }, (_, index) => fetch(`/robots.txt?${index}`))),
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
    fault: "a second main",
    plant: () => document.body.append(document.createElement("main")),
    find: findLandmarkFaults,
    report: /2 times main/,
  },
  {
    fault: "an image without a text alternative",
    plant: () => document.querySelector("main")?.append(new Image()),
    find: findLandmarkFaults,
    report: /no alternative: <img>/,
  },
  {
    fault: "a button without a name",
    plant: () => document.querySelector("main")?.append(document.createElement("button")),
    find: findAxeViolations,
    report: /button-name/,
  },
  {
    fault: "a link in running text with nearly the same colour, dark",
    plant: () => {
      const link = Object.assign(document.createElement("a"), { href: "/", textContent: "a link" });
      link.style.color = "color-mix(in srgb, var(--ink) 80%, var(--paper))";
      const text = document.createElement("p");
      text.append("Long enough to be a text, and ", link, " in the middle of it.");
      document.querySelector("main")?.append(text);
    },
    find: async (page) => {
      await page.emulateMedia({ colorScheme: "dark" });
      return findLinksByColourAlone(page);
    },
    report: /link-in-text-block/,
  },
  ...(["light", "dark"] as const).flatMap((colorScheme): Planted[] => {
    const find = async (page: Page) => {
      await page.emulateMedia({ colorScheme });
      return findFaintWords(page);
    };
    return [
      {
        fault: `faint text, ${colorScheme}`,
        plant: () => {
          const words = Object.assign(document.createElement("p"), { textContent: "Faint words" });
          words.style.color = "color-mix(in srgb, var(--paper) 94%, var(--ink))";
          document.querySelector("main")?.append(words);
        },
        find,
        report: /"Faint words" has a contrast of 1\./,
      },
      {
        fault: `a faint label in a drawing, ${colorScheme}`,
        plant: () => {
          const drawing = document.createElementNS("http://www.w3.org/2000/svg", "svg");
          drawing.innerHTML = `<text y="20">Faint letters</text>`;
          const letters = drawing.firstElementChild as SVGTextElement;
          letters.style.fill = "color-mix(in srgb, var(--paper) 94%, var(--ink))";
          document.querySelector("main")?.append(drawing);
        },
        find,
        report: /"Faint letters" has a contrast of 1\./,
      },
      {
        fault: `covered text, ${colorScheme}`,
        plant: () => {
          const words = Object.assign(document.createElement("p"), { textContent: "Covered words" });
          const cover = document.createElement("div");
          cover.style.cssText =
            "position: relative; height: 3em; margin: -3em -1em 0; background: var(--paper)";
          document.querySelector("main")?.append(words, cover);
        },
        find,
        report: /"Covered words" cannot be seen/,
      },
    ];
  }),
  {
    fault: "a block wider than the viewport",
    plant: () => {
      const block = document.createElement("div");
      block.style.cssText = "width: 3000px; height: 9px";
      document.querySelector("main")?.append(block);
    },
    find: findOverflow,
    report: /DIV .*exceeds the viewport/,
  },
  {
    fault: "overlapping text",
    plant: () => {
      const words = Object.assign(document.createElement("p"), { textContent: "On the title" });
      const title = document.querySelector("h1");
      title?.before(words);
      words.style.cssText = "position: absolute; margin: 0";
      const { left = 0, top = 0 } = title?.getBoundingClientRect() ?? {};
      const from = words.getBoundingClientRect();
      words.style.translate = `${left - from.left}px ${top - from.top}px`;
      words.style.font = title ? getComputedStyle(title).font : "";
    },
    find: findUnreadableWords,
    report: /overlaps/,
  },
  {
    fault: "a label of a drawing over text",
    plant: () => {
      const { left = 0, top = 0, width = 0 } = document.querySelector("h1")?.getBoundingClientRect() ?? {};
      const drawing = document.createElementNS("http://www.w3.org/2000/svg", "svg");
      drawing.innerHTML = `<text y="30" font-size="30">Label</text>`;
      drawing.style.cssText = `position: absolute; left: ${left}px; top: ${top}px; width: ${width}px`;
      document.body.append(drawing);
    },
    find: findOverlaps,
    report: /overlaps/,
  },
  {
    fault: "a label of a drawing that is too small to read",
    plant: () => {
      const drawing = document.createElementNS("http://www.w3.org/2000/svg", "svg");
      drawing.setAttribute("viewBox", "0 0 800 100");
      drawing.innerHTML = `<text y="30" font-size="20">Tiny label</text>`;
      drawing.style.width = "400px";
      document.querySelector("main")?.append(drawing);
    },
    find: findSmallLabels,
    report: /"Tiny label" is 10\.0 px/,
  },
  {
    fault: "a clipped drawing",
    plant: () => {
      const drawing = document.createElementNS("http://www.w3.org/2000/svg", "svg");
      drawing.setAttribute("viewBox", "0 0 100 100");
      drawing.innerHTML = `<g transform="translate(0 -30)"><circle cx="50" cy="40" r="20"/></g>`;
      document.querySelector("main")?.append(drawing);
    },
    find: findCutDrawings,
    report: /circle reaches 10 units beyond its sheet/,
  },
  {
    fault: "a part of a drawing that is not highlighted",
    plant: () => {
      const figure = document.createElement("div");
      figure.innerHTML = `<svg><g class="p1"/><g class="bl p1"/><g class="bl p2"/></svg>
        <ol><li><a href="#part-planted">Planted</a></li></ol>`;
      document.querySelector("main")?.append(figure);
    },
    find: findUnlitParts,
    report: /part 1, "Planted" does not dim the others/,
  },
  {
    fault: "a first button below the first screen",
    plant: () => {
      const button = Object.assign(document.createElement("a"), {
        textContent: "Late",
        className: "m_button",
      });
      document.querySelector("main")?.append(button);
    },
    find: findLateAction,
    report: /"Late" ends at/,
  },
  {
    fault: "a box too small for wide text spacing",
    plant: () => {
      const words = Object.assign(document.createElement("p"), { textContent: "Spaced words" });
      document.querySelector("main")?.append(words);
      words.style.cssText = "width: max-content; white-space: nowrap; overflow: hidden";
      words.style.width = `${words.offsetWidth}px`;
    },
    find: findUnreadableWhenSpaced,
    report: /"Spaced words" is cut/,
  },
  {
    fault: "a button less than 44 px high",
    plant: () => {
      const button = Object.assign(document.createElement("button"), { textContent: "Low" });
      button.style.cssText = "height: 20px; min-height: 0; padding: 0";
      document.querySelector("main")?.append(button);
    },
    find: findSmallTargets,
    report: /Low is \d+ by 20 px/,
  },
  {
    fault: "a link without a focus ring",
    plant: () => {
      const link = Object.assign(document.createElement("a"), { href: "/", textContent: "Ringless" });
      link.style.outline = "none";
      document.querySelector("main")?.append(link);
    },
    find: findFocusFaults,
    report: /"Ringless" has no ring/,
  },
  {
    fault: "links that Tab does not reach",
    plant: () => {
      for (const link of document.querySelectorAll<HTMLElement>("main a, footer a")) link.tabIndex = -1;
    },
    find: findFocusFaults,
    report: /focus leaves after/,
  },
  {
    fault: "a button without a border in forced colours",
    plant: () => {
      const button = Object.assign(document.createElement("button"), { textContent: "Flat" });
      button.style.border = "0";
      document.querySelector("main")?.append(button);
    },
    find: findForcedColourFaults,
    report: /"Flat" has no border/,
  },
  {
    fault: "faint and fixed text in print",
    plant: () => {
      const words = Object.assign(document.createElement("p"), { textContent: "Pale" });
      words.style.cssText = "color: #ccc; position: fixed; top: 99px";
      document.querySelector("main")?.append(words);
    },
    find: findPrintFaults,
    report: /"Pale" is fixed.*"Pale" is faint/s,
  },
];

for (const { fault, plant, find, report } of planted) {
  test(`the checks of a visit report ${fault}`, async ({ page }) => {
    const arrival = await watchArrival(page);
    await watchShifts(page);
    await open(page, ROUTE);
    await pageComplete(page);
    expect((await find(page, arrival)).join("\n")).not.toMatch(report);
    await page.evaluate(plant);
    await expect.poll(async () => (await find(page, arrival)).join("\n")).toMatch(report);
  });
}

test("the outline of a page needs the names of its landmarks", async ({ page }) => {
  await open(page, ROUTE);
  await expect(page.locator("body")).toMatchAriaSnapshot(frame);
  await page.evaluate(() => document.querySelector("header nav")?.removeAttribute("aria-label"));
  await expect(page.locator("body")).not.toMatchAriaSnapshot(frame);
});
