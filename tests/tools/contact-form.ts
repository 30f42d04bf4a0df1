import { test as base, type Page } from "@playwright/test";
import { getContent } from "../../app/content/entries.ts";
import { contact } from "../../app/pages/contact/kind.ts";
import { fields, requiredFields } from "../../server/contact/fields.ts";
import { builtManifest } from "./site.ts";

/** For fields that an owner has added. */
const given = Object.fromEntries(requiredFields.map((name) => [name, "Given"]));

export const entries = {
  ...given,
  name: "Asha Rao",
  email: "asha@northline.example",
  projectType:
    getContent(contact).form.fields.projectType.options.at(-1)?.value ?? "",
  message: "A dispatch board for nine hubs.\nBy June, if that can be done.",
};

const { siteUrl } = builtManifest();
/**
 * What the form has, and sends, before and after it is filled in: with its
 * hidden field.
 */
const blank = Object.fromEntries(fields.map(({ name }) => [name, ""]));
export const empty = { ...blank, website: siteUrl };
export const filled = { ...empty, ...entries };

export const endpoint = "**/api/contact";

/** The parts of the contact page that tests use. */
function contactForm(page: Page) {
  const field = (name: string) => page.locator(`form [name="${name}"]`);
  const hydrated = () =>
    page.locator("html[data-hydrated]").waitFor({ state: "attached" });
  /** Hovers over the form and waits until it is hydrated. */
  async function ready() {
    await field("name").hover();
    await hydrated();
  }
  const button = page.locator("form button[type=submit]");
  async function fillIn(values: Partial<typeof entries> = entries) {
    const { projectType, ...texts } = values;
    for (const [name, text] of Object.entries(texts))
      await field(name).fill(text);
    if (projectType !== undefined)
      await field("projectType").selectOption(projectType);
  }
  return {
    field,
    button,
    /** What the form answered. */
    toast: page
      .locator("main")
      .getByRole("alert")
      .or(page.locator("main").getByRole("status"))
      .filter({ hasText: /\S/ }),
    /** Around the one that names the empty fields. */
    summary: page
      .locator("main [tabindex='-1']")
      .filter({ has: page.getByRole("alert") }),
    dismiss: page.getByRole("button", { name: "Dismiss" }),

    ready,
    hydrated,

    /**
     * Opens the page and waits until the form is hydrated, unless scripts are
     * off.
     */
    async open(address = "/contact", { scripted = true, referer = "" } = {}) {
      await page.goto(address, referer ? { referer } : {});
      if (scripted) await ready();
    },

    /**
     * Opens the page and stops its clock, so that the test controls timeouts.
     */
    async openWithoutTime(address = "/contact") {
      await page.clock.install({ time: 0 });
      await page.goto(address);
      await page.clock.pauseAt(3_600_000);
    },

    fillIn,

    async send(values: Partial<typeof entries> = entries) {
      await fillIn(values);
      await button.click();
    },

    values: () =>
      page.locator("form").evaluate((form) => {
        const data = new FormData(form as HTMLFormElement);
        return Object.fromEntries(
          [...data].map(([name, value]) => [name, String(value)]),
        );
      }),
  };
}

export const test = base.extend<{ form: ReturnType<typeof contactForm> }>({
  form: async ({ page }, use) => {
    await page.addInitScript(() =>
      addEventListener(
        "hydrated",
        () => document.documentElement.setAttribute("data-hydrated", ""),
        true,
      ),
    );
    await use(contactForm(page));
  },
});

/**
 * Holds every script request until released, like a slow connection; returns
 * the requested paths.
 */
export async function holdScripts(page: Page) {
  const requested: string[] = [];
  const released = Promise.withResolvers<void>();
  await page.route("**/*.js", async (route) => {
    requested.push(new URL(route.request().url()).pathname);
    await released.promise;
    await route.continue();
  });
  return { requested: () => requested.toSorted(), release: released.resolve };
}
