import { spawn } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { Builder, By, type WebDriver } from "selenium-webdriver";
import { runChildServer } from "../tools/child-server.ts";
import { findProgram, type Program } from "../tools/debian-program.ts";
import { freePort } from "../tools/ports.ts";
import { takeRecorded } from "./recorder.ts";
import type { ColourScheme, Engine } from "./try-engine.ts";

export const webkitProgram: Program = {
  name: "WebKitWebDriver",
  variable: "WEBKIT_DRIVER_PATH",
  debianPackage: "webkit2gtk-driver",
};
/** MiniBrowser has no headless mode. */
export const displayProgram: Program = {
  name: "Xvfb",
  variable: "XVFB_PATH",
  debianPackage: "xvfb",
};

/**
 * Without space for its toolbar, MiniBrowser's window can be as narrow as a
 * phone.
 */
const narrowToolbar =
  "* { min-width: 0; padding: 0; margin: 0; border-width: 0; font-size: 4px; -gtk-icon-size: 4px }";

const QUIT_LIMIT_MS = 20_000;

interface Display {
  name: string;
  stop(): void;
}

/** A display on the first free number, which Xvfb prints when it is ready. */
function startDisplay(program: string): Promise<Display> {
  const display = spawn(
    program,
    ["-displayfd", "1", "-screen", "0", "1600x1200x24", "-nolisten", "tcp"],
    {
      stdio: ["ignore", "pipe", "ignore"],
    },
  );
  return new Promise((resolve, reject) => {
    display.once("error", reject);
    display.once("exit", () => reject(new Error("Xvfb did not start")));
    display.stdout.once("data", (number: Buffer) =>
      resolve({
        name: `:${number.toString().trim()}`,
        stop: () => display.kill(),
      }),
    );
  });
}

/** If it fails halfway, what it had started stops. */
async function startDriver(
  scheme: ColourScheme,
): Promise<{ driver: WebDriver; started: AsyncDisposableStack }> {
  await using started = new AsyncDisposableStack();
  const driverPath = findProgram(webkitProgram);
  const displayPath = findProgram(displayProgram);
  if (!driverPath || !displayPath) throw new Error("There is no WebKit");
  const folder = mkdtempSync(path.join(tmpdir(), "webkit-"));
  started.defer(() => rmSync(folder, { recursive: true, force: true }));
  mkdirSync(path.join(folder, "gtk-3.0"));
  writeFileSync(path.join(folder, "gtk-3.0/gtk.css"), narrowToolbar);
  // Reduced motion, as in the other engines' tests.
  writeFileSync(
    path.join(folder, "gtk-3.0/settings.ini"),
    "[Settings]\ngtk-enable-animations=0\n",
  );
  const display = await startDisplay(displayPath);
  started.defer(() => display.stop());
  const port = await freePort();
  const server = await runChildServer(
    driverPath,
    [`--port=${port}`, "--host=127.0.0.1"],
    port,
    {
      DISPLAY: display.name,
      XDG_CONFIG_HOME: folder,
      GTK_THEME: scheme === "dark" ? "Adwaita:dark" : "Adwaita",
      // Its compositor crashes now and then in the software driver of OpenGL,
      // and nothing here needs it.
      WEBKIT_DISABLE_COMPOSITING_MODE: "1",
      // Root has no session bus and no sandbox.
      WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: "1",
    },
  );
  started.defer(() => server.stop());
  const driver = await new Builder()
    .usingServer(`http://127.0.0.1:${port}`)
    .withCapabilities({ browserName: "MiniBrowser" })
    .build();
  // Without an answer, its server and display still have to stop.
  started.defer(() =>
    Promise.race([
      driver.quit(),
      pause(QUIT_LIMIT_MS, undefined, { ref: false }),
    ]),
  );
  return { driver, started: started.move() };
}

/**
 * WebKitGTK's MiniBrowser over WebDriver. Its driver neither prints nor exposes
 * the console, so pages need the recorder (recorder.ts).
 */
export async function startWebkit(scheme: ColourScheme): Promise<Engine> {
  const { driver, started } = await startDriver(scheme);
  const engine: Engine = {
    async open(address) {
      await driver.get(address);
    },
    async resize(width, height) {
      await driver.manage().window().setRect({ width, height, x: 0, y: 0 });
    },
    run(look, ...args) {
      return driver.executeAsyncScript(
        `const done = arguments[arguments.length - 1];
        Promise.resolve((${look})(...[...arguments].slice(0, -1))).then(done)`,
        ...args,
      );
    },
    click: (selector) => driver.findElement(By.css(selector)).click(),
    type: (selector, text) =>
      driver.findElement(By.css(selector)).sendKeys(text),
    takeMessages: () => engine.run(takeRecorded),
    close: () => started.disposeAsync(),
  };
  return engine;
}
