import { chmod } from "node:fs/promises";
import { afterAll, beforeAll } from "vitest";
import { writeHostFiles } from "../../publish/hosts/index.ts";
import { nginxConfiguration } from "../../publish/hosts/nginx.ts";
import { type FixtureSite, writeFixtureSite } from "../../server/testing/fixture-site.ts";
import { runNginx } from "../tools/nginx.ts";
import { freePort } from "../tools/ports.ts";
import { describeMalformedRequests, describeServing, type ServedSite } from "./conformance.ts";

let site: FixtureSite;
beforeAll(async () => {
  site = await writeFixtureSite();
  await writeHostFiles(site.siteDir, site.manifest, "server");
  // As root, nginx reads files as another user.
  await chmod(site.buildDir, 0o755);
});
afterAll(() => site.remove());

async function serve({ manifest, siteDir }: FixtureSite): Promise<ServedSite> {
  const port = await freePort();
  const place = { listen: [`127.0.0.1:${port}`], root: siteDir };
  const nginx = await runNginx(nginxConfiguration(manifest, place), port);
  return { port, stop: nginx.stop };
}

describeServing("nginx, by the generated configuration,", () => site, serve);
describeMalformedRequests("nginx, by the generated configuration,", () => site, serve);
