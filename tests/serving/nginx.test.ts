import { chmod } from "node:fs/promises";
import { afterAll, beforeAll } from "vitest";
import { nginxConfiguration } from "../../publish/hosts/nginx.ts";
import { type FixtureSite, writeFixtureSite } from "../../server/testing/fixture-site.ts";
import { freePort, runNginx } from "../tools/nginx.ts";
import { describeServing } from "./conformance.ts";

let site: FixtureSite;
beforeAll(async () => {
  site = await writeFixtureSite();
  // Started by root, nginx reads as a user of its own.
  await chmod(site.buildDir, 0o755);
});
afterAll(() => site.remove());

describeServing(
  "nginx, by the generated configuration,",
  () => site,
  async ({ manifest, siteDir }) => {
    const port = await freePort();
    const place = { listen: [`127.0.0.1:${port}`], root: siteDir, server: "http://127.0.0.1:9" };
    const nginx = await runNginx(nginxConfiguration(manifest, place), port);
    return { port, stop: nginx.stop };
  },
);
