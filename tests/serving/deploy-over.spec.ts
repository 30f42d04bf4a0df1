import { cpSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { chmod } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, type Page, test } from "@playwright/test";
import { readColours } from "../../app/styles/read-tokens.ts";
import { caddyfile } from "../../publish/hosts/caddy.ts";
import { nginxConfiguration } from "../../publish/hosts/nginx.ts";
import { site } from "../../site.config.ts";
import { kinds } from "../all-routes/groups.ts";
import { copySite, type SiteCopy } from "../owners/site-copy.ts";
import { caddyOnLoopback, caddyProgram, runCaddy } from "../tools/caddy.ts";
import { findProgram } from "../tools/debian-program.ts";
import { fontsShown } from "../tools/fonts.ts";
import { runNginx } from "../tools/nginx.ts";
import { freePort } from "../tools/ports.ts";
import { allRoutes, buildFolder, builtManifest } from "../tools/site.ts";

/**
 * An owner's two deployments: a build copied behind a server that was configured once, later a second build with other
 * text, styles and scripts copied over it. The server is not touched in between.
 */

const counter = "https://count.example/visit";
const newPaper = { hex: "#eef2ef", computed: "rgb(238, 242, 239)" };
const newName = "Deployed over";
let next: SiteCopy;

// One worker for both servers, because the second build is slow.
test.describe.configure({ mode: "default", timeout: 400_000 });

test.beforeAll(() => {
  test.setTimeout(300_000);
  next = copySite();
  const paper = readColours(next.read("app/styles/tokens.css")).page.get("--paper")?.light ?? "";
  next.edit("app/styles/tokens.css", { [paper]: newPaper.hex });
  next.edit("site.config.ts", { [`name: "${site.name}"`]: `name: "${newName}"` });
  const { status, output } = next.node("publish/build.ts", [], { ANALYTICS_ENDPOINT: counter });
  expect(output).toContain(`${allRoutes().length} pages`);
  expect(status).toBe(0);
});
test.afterAll(() => next.remove());

const hosts = [
  {
    name: "nginx",
    run: (port: number, root: string) =>
      runNginx(nginxConfiguration(builtManifest(), { listen: [`127.0.0.1:${port}`], root }), port),
    file: "nginx.conf",
  },
  {
    name: "Caddy",
    run: (port: number, root: string) =>
      runCaddy(caddyfile(builtManifest(), caddyOnLoopback(port, root)), port),
    file: "Caddyfile",
    missing: findProgram(caddyProgram) === undefined,
  },
];

// /call redirects to another host.
const addresses = kinds.filter((address) => address !== "/call");

async function expectStyledAndScripted(page: Page, origin: string, visited: string[], name: string) {
  for (const address of visited) {
    await page.goto(origin + address);
    // The page's own script marks the body when it is done.
    await fontsShown(page);
    const seen = await page.evaluate(() => ({
      sheets: document.styleSheets.length > 0,
      paper: [document.documentElement, document.body].map((it) => getComputedStyle(it).backgroundColor),
      title: document.title,
    }));
    expect(seen.sheets, address).toBe(true);
    expect(seen.title, address).toContain(name);
    expect(seen.paper.includes(newPaper.computed), address).toBe(name === newName);
  }
}

for (const { name, run, file, missing } of hosts) {
  test(`${name}, configured once, serves two builds copied over each other without a CSP violation`, async ({
    page,
  }) => {
    test.skip(missing ?? false, `${name} is not installed`);
    const folder = mkdtempSync(path.join(tmpdir(), "deploys-"));
    // As root, nginx reads files as another user.
    await chmod(folder, 0o755);
    const root = path.join(folder, "site");
    const deploy = (build: string) => cpSync(path.join(build, "site"), root, { recursive: true });
    const violations: string[] = [];
    const counted: string[] = [];
    await page.exposeFunction("reportViolation", (violation: string) => violations.push(violation));
    await page.addInitScript(() => {
      document.addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI }) => {
        const { reportViolation } = window as unknown as { reportViolation(text: string): void };
        reportViolation(`${location.pathname}: ${violatedDirective} ${blockedURI}`);
      });
    });

    deploy(buildFolder);
    const port = await freePort();
    const origin = `http://127.0.0.1:${port}`;
    const server = await run(port, root);
    await page.route(
      (url) => url.origin !== origin,
      (route) => {
        if (route.request().url() === counter) counted.push(route.request().postDataJSON().path);
        return route.abort();
      },
    );
    try {
      await expectStyledAndScripted(page, origin, ["/", "/contact", "/portfolio"], site.name);
      deploy(path.join(next.folder, "build"));
      await expectStyledAndScripted(page, origin, addresses, newName);
      expect(violations).toEqual([]);
      expect(new Set(counted)).toEqual(new Set(addresses));
      const configuration = (build: string) => readFileSync(path.join(build, "hosts", file), "utf8");
      expect(configuration(path.join(next.folder, "build"))).toBe(configuration(buildFolder));
    } finally {
      await server.stop();
      rmSync(folder, { recursive: true, force: true });
    }
  });
}
