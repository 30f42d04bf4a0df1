import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { legal } from "../../app/pages/legal/kind.ts";
import { service } from "../../app/pages/service/kind.ts";
import { readSmallLabels } from "../all-routes/checks/labels.ts";
import { readOverflow } from "../all-routes/checks/overflow.ts";
import { NOT_FOUND, routes, routesOf } from "../all-routes/groups.ts";
import { freePort } from "../tools/ports.ts";
import { buildFolder } from "../tools/site.ts";
import { runSiteServer } from "../tools/site-server.ts";
import type { ColourScheme, Engine } from "./engine.ts";
import { findPageFaults } from "./look.ts";
import { serveRecorded } from "./recorder.ts";

const sizes = [
  [1440, 900],
  [390, 844],
] as const;

const background = () => getComputedStyle(document.body).backgroundColor;
const countOf = (selector: string) =>
  [...document.querySelectorAll(selector)].filter((element) => element.checkVisibility()).length;

/** Opens every route in this engine, and uses what visitors use. */
export function tryEngine(name: string, start: (scheme: ColourScheme) => Promise<Engine>): void {
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

    const open = async (route: string, [width, height]: readonly [number, number] = sizes[0]) => {
      await engine.resize(width, height);
      await engine.open(origin + route);
    };

    for (const size of sizes) {
      test(`shows every route at ${size[0]} px without console messages, overflow, a missing drawing or a small label`, async () => {
        const faults: string[] = [];
        // /call redirects to another site.
        for (const { route } of routes.filter(({ route }) => route !== "/call" && route !== NOT_FOUND)) {
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

    test("opens the menus", async () => {
      await open("/about/company");
      await engine.click("header [popovertarget^='menu-']");
      expect(await engine.run(countOf, "header [popover]:popover-open a")).toBeGreaterThan(3);
      await open("/about/company", sizes[1]);
      await engine.click("header [popovertarget='menu']");
      expect(await engine.run(countOf, "#menu:popover-open a")).toBeGreaterThan(0);
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
      await expect.poll(() => engine.run(countOf, "main article"), { timeout: 10_000 }).toBeLessThan(all);
      expect(await engine.run(countOf, "main article")).toBeGreaterThan(0);
    });

    test("sends the form", async () => {
      await open("/contact");
      await engine.run(findPageFaults);
      await engine.type("form [name=name]", "Asha Rao");
      await engine.type("form [name=email]", "asha@northline.example");
      await engine.type("form [name=message]", "A dispatch board for nine hubs.");
      await engine.click("form button[type=submit]");
      await expect
        .poll(() => engine.run(() => document.body.textContent?.includes("Message Sent") ?? false), {
          timeout: 20_000,
        })
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
