import puppeteer from "puppeteer-core";
import { findProgram, type Program } from "../tools/debian-program.ts";
import type { ColourScheme, Engine } from "./try-engine.ts";

export const firefoxProgram: Program = {
  name: "firefox-esr",
  variable: "FIREFOX_PATH",
  debianPackage: "firefox-esr",
};

/** Firefox over WebDriver BiDi, which needs no separate driver. */
export async function startFirefox(scheme: ColourScheme): Promise<Engine> {
  const executablePath = findProgram(firefoxProgram);
  if (!executablePath) throw new Error("There is no Firefox");
  await using starting = new AsyncDisposableStack();
  const browser = await puppeteer.launch({
    browser: "firefox",
    executablePath,
    extraPrefsFirefox: {
      "layout.css.prefers-color-scheme.content-override":
        scheme === "dark" ? 0 : 1,
      "ui.prefersReducedMotion": 1,
    },
  });
  starting.defer(() => browser.close());
  const page = await browser.newPage();
  let messages: string[] = [];
  page.on("console", (message) => messages.push(message.text()));
  page.on("pageerror", (error) =>
    messages.push(error instanceof Error ? error.message : String(error)),
  );
  const started = starting.move();
  return {
    async open(address) {
      await page.goto(address, { waitUntil: "load" });
    },
    resize: (width, height) => page.setViewport({ width, height }),
    run: (look, ...args) =>
      page.evaluate(`(${look})(...${JSON.stringify(args)})`) as Promise<never>,
    click: (selector) => page.locator(selector).click(),
    type: (selector, text) => page.type(selector, text),
    print: () => page.pdf(),
    async takeMessages() {
      const taken = messages;
      messages = [];
      return taken;
    },
    close: () => started.disposeAsync(),
  };
}
