import { afterAll, beforeAll } from "vitest";
import { type FixtureSite, writeFixtureSite } from "../../server/testing/fixture-site.ts";
import { serveFixture } from "../../server/testing/running-site.ts";
import { describeMalformedRequests, describeServing, type ServedSite } from "./conformance.ts";

let site: FixtureSite;
beforeAll(async () => {
  site = await writeFixtureSite();
});
afterAll(() => site.remove());

async function serve(fixture: FixtureSite): Promise<ServedSite> {
  const { app, port } = await serveFixture(fixture);
  return { port, stop: () => app.close() };
}

describeServing("the Node server", () => site, serve);
describeMalformedRequests("the Node server", () => site, serve);
