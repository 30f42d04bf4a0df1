import { mkdirSync } from "node:fs";
import type { AddressInfo } from "node:net";
import path from "node:path";
import { parseArgs } from "node:util";
import { chromium } from "@playwright/test";
import { orUsage } from "../../publish/or-usage.ts";
import { browserArguments, ensureBrowser } from "../../tests/tools/browser.ts";
import { pageComplete } from "../../tests/tools/fonts.ts";
import { open } from "../../tests/tools/open.ts";
import { allRoutes, serveSite } from "../../tests/tools/site.ts";

const usage = `npx node tools/shots/main.ts [paths] [--widths 390,1440] [--dark] [--fold]
Writes full-page screenshots of every route, or of these paths, to shots/.
  --widths  viewport widths in px (default 390,768,1024,1440)
  --dark    in the blueprint scheme (files end in -dark)
  --fold    only the first view`;

const { values, positionals } = orUsage(usage, () =>
  parseArgs({
    allowPositionals: true,
    options: {
      widths: { type: "string", default: "390,768,1024,1440" },
      dark: { type: "boolean", default: false },
      fold: { type: "boolean", default: false },
    },
  }),
);

const folder = path.resolve("shots");
mkdirSync(folder, { recursive: true });
const routes = positionals.length > 0 ? positionals : [...allRoutes(), "/404"];
const server = await serveSite();
const origin = `http://127.0.0.1:${(server.server.address() as AddressInfo).port}`;
const browser = await chromium.launch({
  executablePath: ensureBrowser(),
  args: browserArguments,
});

for (const width of values.widths.split(",").map(Number)) {
  const context = await browser.newContext({
    baseURL: origin,
    viewport: { width, height: width < 500 ? 844 : 900 },
    colorScheme: values.dark ? "dark" : "light",
    reducedMotion: "reduce",
  });
  for (const route of routes) {
    const page = await context.newPage();
    await open(page, route);
    await pageComplete(page);
    const name = route === "/" ? "home" : route.slice(1).replaceAll("/", "-");
    const file = path.join(
      folder,
      `${name}-${width}${values.dark ? "-dark" : ""}.png`,
    );
    await page.screenshot({ path: file, fullPage: !values.fold });
    console.log(path.relative(process.cwd(), file));
    await page.close();
  }
  await context.close();
}
await browser.close();
await server.close();
