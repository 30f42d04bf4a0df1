import { afterAll, beforeAll, describe } from "vitest";
import { caddyfile } from "../../publish/hosts/caddy.ts";
import { writeHostFiles } from "../../publish/hosts/index.ts";
import { type FixtureSite, writeFixtureSite } from "../../server/testing/fixture-site.ts";
import { caddyOnLoopback, caddyProgram, runCaddy } from "../tools/caddy.ts";
import { findProgram } from "../tools/debian-program.ts";
import { freePort } from "../tools/ports.ts";
import { describeServing } from "./conformance.ts";

describe.skipIf(findProgram(caddyProgram) === undefined)("if Caddy is installed", () => {
  let site: FixtureSite;
  beforeAll(async () => {
    site = await writeFixtureSite();
    await writeHostFiles(site.siteDir, site.manifest, "server");
  });
  afterAll(() => site.remove());

  describeServing(
    "Caddy, by the generated Caddyfile,",
    () => site,
    async ({ manifest, siteDir }) => {
      const port = await freePort();
      const caddy = await runCaddy(caddyfile(manifest, caddyOnLoopback(port, siteDir)), port);
      return { port, stop: caddy.stop };
    },
  );
});
