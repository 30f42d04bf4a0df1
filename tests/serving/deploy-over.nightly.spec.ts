import { cpSync } from "node:fs";
import path from "node:path";
import { expect, test } from "@playwright/test";
import { kinds } from "../all-routes/groups.ts";
import { copySite, type SiteCopy } from "../owners/site-copy.ts";
import { runCaddy } from "../tools/caddy.ts";
import { fontsShown } from "../tools/fonts.ts";
import { runNginx, shippedNginx } from "../tools/nginx.ts";
import { freePort } from "../tools/ports.ts";
import { buildFolder } from "../tools/site.ts";
import { temporaryFolder } from "../tools/temporary-folder.ts";

/**
 * The next build has other styles and another script, and so another policy in
 * each page.
 */
const counter = "https://count.example/visit";
let next: SiteCopy;

// One worker for both servers, because the second build is slow.
test.describe.configure({ mode: "default", timeout: 400_000 });
test.beforeAll(() => {
  next = copySite();
  next.edit("app/styles/tokens.css", {
    ":root {": "html { scroll-margin-top: 7px; }\n:root {",
  });
  const { status, output } = next.node("publish/build.ts", [], {
    ANALYTICS_ENDPOINT: counter,
  });
  expect([status, output]).toEqual([0, expect.stringContaining("pages in")]);
});
test.afterAll(() => next.remove());

const servers = {
  Caddy: (port: number, root: string) => runCaddy(port, root),
  nginx: (port: number, root: string) =>
    runNginx(shippedNginx(port, root), port),
};
// /call redirects to another host.
const addresses = kinds.filter((address) => address !== "/call");

for (const [name, run] of Object.entries(servers)) {
  test(`${name}, not touched, serves a build that is copied over another, styled and scripted`, async ({
    page,
  }) => {
    const root = temporaryFolder("deployed");
    const violations: string[] = [];
    page.on("console", (message) => {
      if (message.text().includes("Content Security Policy"))
        violations.push(message.text());
    });
    const counted: string[] = [];
    await page.route(`${counter}*`, (route) => {
      counted.push(route.request().postDataJSON().path);
      return route.abort();
    });
    cpSync(path.join(buildFolder, "site"), root, { recursive: true });
    const port = await freePort();
    const server = await run(port, root);
    const visit = async (address: string) => {
      await page.goto(`http://127.0.0.1:${port}${address}`);
      await fontsShown(page);
      return page.evaluate(
        () => getComputedStyle(document.documentElement).scrollMarginTop,
      );
    };
    try {
      expect(await visit("/contact")).toBe("0px");
      cpSync(path.join(next.folder, "build/site"), root, { recursive: true });
      for (const address of addresses)
        expect([address, await visit(address)]).toEqual([address, "7px"]);
      expect(violations).toEqual([]);
      expect(new Set(counted)).toEqual(new Set(addresses));
    } finally {
      await server.stop();
    }
  });
}
