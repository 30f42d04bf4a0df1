import { afterAll, beforeAll, describe } from "vitest";
import { caddyfile } from "../../publish/hosts/caddy.ts";
import { type FixtureSite, writeFixtureSite } from "../../server/testing/fixture-site.ts";
import { caddyProgram, runCaddy } from "../tools/caddy.ts";
import { freePort } from "../tools/ports.ts";
import { describeServing } from "./conformance.ts";

describe.skipIf(caddyProgram === undefined)("where Caddy is installed", () => {
  let site: FixtureSite;
  beforeAll(async () => {
    site = await writeFixtureSite();
  });
  afterAll(() => site.remove());

  describeServing(
    "Caddy, by the generated Caddyfile,",
    () => site,
    async ({ manifest, siteDir }) => {
      const port = await freePort();
      const place = { address: `http://:${port}`, root: siteDir, options: ["admin off", "auto_https off"] };
      const caddy = await runCaddy(caddyfile(manifest, place), port);
      return { port, stop: caddy.stop };
    },
  );
});
