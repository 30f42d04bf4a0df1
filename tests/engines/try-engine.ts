import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { legal } from "../../app/pages/legal/kind.ts";
import { service } from "../../app/pages/service/kind.ts";
import { readOverflow, readSmallLabels } from "../all-routes/checks/layout.ts";
import { NOT_FOUND, routes, routesOf } from "../all-routes/groups.ts";
import { runSiteServer } from "../tools/child-server.ts";
import { freePort } from "../tools/ports.ts";
import { buildFolder } from "../tools/site.ts";
import { serveRecorded } from "./recorder.ts";

/**
 * Runs in the page: waits for fonts, layout and drawings, then reports what is
 * missing. Self-contained, because it is passed to the browser as text.
 */
export async function findPageFaults(): Promise<string[]> {
  const drawings = () => [
    ...document.querySelectorAll<HTMLImageElement>("main img"),
  ];
  const isComplete = () =>
    document.querySelector(
      ":root[data-fonts] > body > footer[data-laid-out]",
    ) !== null && drawings().every((image) => image.naturalWidth > 0);
  const deadline = performance.now() + 15_000;
  while (!isComplete() && performance.now() < deadline)
    await new Promise((resolve) => setTimeout(resolve, 20));
  const shown = (selector: string) =>
    [...document.querySelectorAll(selector)].filter((element) =>
      element.checkVisibility(),
    );
  return [
    ...(document.documentElement.dataset.fonts === undefined
      ? ["its fonts do not come"]
      : []),
    ...(document.querySelectorAll("h1").length === 1
      ? []
      : ["it has no single title"]),
    ...drawings()
      .filter((image) => image.naturalWidth === 0)
      .map((image) => `no drawing: ${image.src}`),
    ...shown("svg.dwg")
      .filter(
        (drawing) =>
          drawing.getBoundingClientRect().width < 1 ||
          drawing.childElementCount === 0,
      )
      .map((drawing) => `an empty drawing: ${drawing.outerHTML.slice(0, 80)}`),
    // Home has two hero drawings, one of which is shown.
    ...shown("svg.dwg:has(> use:only-child)")
      .filter(
        (copy) =>
          copy.querySelector("use")?.getBoundingClientRect().width === 0,
      )
      .map(
        (copy) => `an empty copy of a drawing: ${copy.outerHTML.slice(0, 80)}`,
      ),
  ];
}

/** A browser with one window, driven by the client for its protocol. */
export interface Engine {
  open(address: string): Promise<void>;
  resize(width: number, height: number): Promise<void>;
  /** Runs a self-contained function in the page. */
  run<Result, Args extends unknown[]>(
    look: (...args: Args) => Result | Promise<Result>,
    ...args: Args
  ): Promise<Result>;
  click(selector: string): Promise<void>;
  type(selector: string, text: string): Promise<void>;
  /** The open page as a PDF, if the driver supports it. */
  print?(): Promise<Uint8Array>;
  /** The console messages since the last call. */
  takeMessages(): Promise<string[]>;
  close(): Promise<void>;
}

export type ColourScheme = "light" | "dark";

const sizes = [
  [1440, 900],
  [390, 844],
] as const;

const background = () => getComputedStyle(document.body).backgroundColor;
const countOf = (selector: string) =>
  [...document.querySelectorAll(selector)].filter((element) =>
    element.checkVisibility(),
  ).length;

/** Opens every route in this engine, and uses what visitors use. */
export function tryEngine(
  name: string,
  start: (scheme: ColourScheme) => Promise<Engine>,
): void {
  describe(name, () => {
    let engine: Engine;
    let origin = "";
    const started = new AsyncDisposableStack();

    beforeAll(async () => {
      const port = await freePort();
      const inbox = mkdtempSync(path.join(tmpdir(), "inbox-"));
      started.defer(() => rmSync(inbox, { recursive: true }));
      const server = await runSiteServer(buildFolder, inbox, port);
      started.defer(() => server.stop());
      const recorded = await serveRecorded(`http://127.0.0.1:${port}`);
      started.defer(() => recorded.stop());
      origin = recorded.origin;
      engine = await start("light");
      started.defer(() => engine.close());
    });
    // Also after a failed start.
    afterAll(() => started.disposeAsync());

    const open = async (
      route: string,
      [width, height]: readonly [number, number] = sizes[0],
    ) => {
      await engine.resize(width, height);
      await engine.open(origin + route);
    };

    for (const size of sizes) {
      test(`shows every route at ${size[0]} px without console messages, overflow, a missing drawing or a small label`, async () => {
        const faults: string[] = [];
        // /call redirects to another site.
        for (const { route } of routes.filter(
          ({ route }) => route !== "/call" && route !== NOT_FOUND,
        )) {
          await open(route, size);
          const found = [
            ...(await engine.run(findPageFaults)),
            ...(await engine.run(readOverflow)),
            ...(await engine.run(readSmallLabels)),
            ...(await engine.takeMessages()),
          ];
          faults.push(...found.map((fault) => `${route}: ${fault}`));
        }
        expect(faults).toEqual([]);
      });
    }

    test("underlines the current page and links in a text", async () => {
      await open("/contact");
      const undecorated = () =>
        [
          ...document.querySelectorAll(
            "header nav ul > li > [aria-current], main p a",
          ),
        ]
          .filter(
            (link) =>
              !getComputedStyle(link).textDecorationLine.includes("underline"),
          )
          .map((link) => link.textContent);
      expect(
        await engine.run(countOf, "header nav ul > li > [aria-current]"),
      ).toBe(1);
      expect(await engine.run(undecorated)).toEqual([]);
    });

    test("opens the menus", async () => {
      await open("/about/company");
      await engine.click("header [popovertarget^='menu-']");
      expect(
        await engine.run(countOf, "header [popover]:popover-open a"),
      ).toBeGreaterThan(3);
      await open("/about/company", sizes[1]);
      await engine.click("header [popovertarget='menu']");
      expect(await engine.run(countOf, "#menu:popover-open a")).toBeGreaterThan(
        0,
      );
    });

    test("opens one answer at a time", async () => {
      await open(routesOf(service)[0] ?? "");
      await engine.run(findPageFaults);
      for (const nth of [2, 3]) {
        await engine.click(
          `#faq details:nth-of-type(${nth}) summary, #faq :nth-child(${nth}) > details summary`,
        );
        expect(await engine.run(countOf, "#faq details[open]")).toBe(1);
      }
    });

    test("filters the portfolio", async () => {
      await open("/portfolio");
      await engine.run(findPageFaults);
      const all = await engine.run(countOf, "main article");
      const category = "main button[name=category]:not([value=''])";
      await engine.run((selector) => {
        document.querySelector(selector)?.scrollIntoView({ block: "center" });
      }, category);
      await engine.click(category);
      await expect
        .poll(() => engine.run(countOf, "main article"), { timeout: 10_000 })
        .toBeLessThan(all);
      expect(await engine.run(countOf, "main article")).toBeGreaterThan(0);
    });

    test("sends the form", async () => {
      await open("/contact");
      await engine.run(findPageFaults);
      await engine.type("form [name=name]", "Asha Rao");
      await engine.type("form [name=email]", "asha@northline.example");
      await engine.type(
        "form [name=message]",
        "A dispatch board for nine hubs.",
      );
      await engine.click("form button[type=submit]");
      await expect
        .poll(
          () =>
            engine.run(
              () =>
                document.body.textContent?.includes("Message Sent") ?? false,
            ),
          {
            timeout: 20_000,
          },
        )
        .toBe(true);
    });

    test("prints a page", async ({ skip }) => {
      if (!engine.print) return skip("its driver cannot print");
      await open(routesOf(legal)[0] ?? "");
      await engine.run(findPageFaults);
      expect((await engine.print()).length).toBeGreaterThan(20_000);
    });

    test("supports the dark colour scheme", async () => {
      await open("/contact");
      const light = await engine.run(background);
      const dark = await start("dark");
      try {
        await dark.open(`${origin}/contact`);
        expect(await dark.run(background)).not.toBe(light);
      } finally {
        await dark.close();
      }
    });
  });
}
