import { expect } from "@playwright/test";
import { type Site, visitCounter } from "../app/content/schema/site.ts";
import { countingScript } from "../app/runtime/count-visits.ts";
import { test as base } from "./tools/contact-form.ts";
import { watchViolations } from "./tools/open.ts";
import {
  type OtherService,
  runOtherService,
  serveRewritten,
} from "./tools/rewritten-site.ts";

type Serve = (
  analyticsAt: (host: string) => Site["analytics"],
) => Promise<{ origin: string; received: OtherService["received"] }>;

/** The site with a contact page whose visits this service counts. */
const test = base.extend<{ serve: Serve }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern what a fixture needs.
  serve: async ({}, use) => {
    await using running = new AsyncDisposableStack();
    await use(async (analyticsAt) => {
      const service = await runOtherService();
      running.defer(() => service.stop());
      const counter = visitCounter({ analytics: analyticsAt(service.origin) });
      if (counter === null) throw new Error("Nobody counts visits");
      const site = await serveRewritten(
        { analyticsEndpoint: counter.address },
        (html) =>
          html.replace(
            "</body>",
            () => `<script>${countingScript(counter)}</script></body>`,
          ),
      );
      running.defer(() => site.stop());
      return { origin: site.origin, received: service.received };
    });
  },
});

const website = "94db1cb1-74f4-4a40-ad6c-962362670409";
const domain = "site.example";
const goal = "Contact form sent";
const arrival = {
  path: "/contact?utm_source=newsletter&secret=1",
  referer: "https://search.example/",
};
const umamiPayload = {
  hostname: "127.0.0.1",
  language: "en-US",
  referrer: "https://search.example",
  screen: expect.stringMatching(/^\d+x\d+$/),
  title: expect.stringContaining("Contact"),
  url: "/contact?utm_source=newsletter",
  website,
};

const services = [
  {
    name: "Plausible",
    analyticsAt: (host: string) => ({ plausible: { host, domain } }),
    path: "/api/event",
    type: "text/plain;charset=UTF-8",
    view: (origin: string) => ({
      name: "pageview",
      url: `${origin}/contact?utm_source=newsletter`,
      domain,
      referrer: "https://search.example",
    }),
    lead: { name: goal },
  },
  {
    name: "Umami",
    analyticsAt: (host: string) => ({ umami: { host, website } }),
    path: "/api/send",
    type: "application/json",
    view: () => ({ type: "event", payload: umamiPayload }),
    lead: { payload: { ...umamiPayload, name: goal } },
  },
  {
    name: "an endpoint",
    analyticsAt: (host: string) => ({ endpoint: `${host}/visit` }),
    path: "/visit",
    type: "text/plain;charset=UTF-8",
    view: () => ({ path: "/contact", referrer: "search.example" }),
    lead: { path: "/contact", event: goal },
  },
];

for (const { name, analyticsAt, path, type, view, lead } of services) {
  test(`${name} gets a page view, and a goal once the form was sent`, async ({
    page,
    form,
    serve,
  }) => {
    const { origin, received } = await serve(analyticsAt);
    const violations = await watchViolations(page);
    await form.open(origin + arrival.path, { referer: arrival.referer });
    await expect.poll(() => received).toHaveLength(1);
    expect(received[0]).toMatchObject({
      path,
      body: view(origin),
      headers: { "content-type": type },
    });
    expect(received[0]?.body).toEqual(view(origin));
    expect(received[0]?.headers.cookie).toBeUndefined();
    expect(received[0]?.headers["user-agent"]).toContain("Mozilla");

    await form.send();
    await expect(form.toast).toContainText("Message Sent!");
    await expect.poll(() => received).toHaveLength(2);
    expect(received[1]).toMatchObject({ path, body: lead });
    expect(violations).toEqual([]);
    expect(await page.context().cookies()).toEqual([]);
  });
}

test("a form posted before its script runs is counted once, on the page that confirms it", async ({
  page,
  form,
  serve,
}) => {
  const { origin, received } = await serve((host) => ({
    endpoint: `${host}/visit`,
  }));
  const goals = () =>
    received.filter(({ body }) => (body as { event?: string }).event === goal)
      .length;
  await page.route("**/assets/*.js", (route) => route.abort());
  await form.open(`${origin}/contact`, { scripted: false });
  await form.send();
  await page.waitForURL("**/contact#message-sent");
  await expect.poll(goals).toBe(1);

  await page.reload();
  await expect.poll(() => received.length).toBe(4);
  expect(goals()).toBe(1);
});
