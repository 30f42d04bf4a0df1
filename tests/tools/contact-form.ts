import type { Page } from "@playwright/test";

export const entries = {
  name: "Asha Rao",
  email: "asha@northline.example",
  projectType: "saas",
  message: "A dispatch board for nine hubs.\nBy June, if that can be done.",
};

export const endpoint = "**/api/contact";

/** The parts of the contact page that its tests speak of. */
export function contactForm(page: Page) {
  const field = (name: string) => page.locator(`form [name="${name}"]`);
  async function ready() {
    await page.locator("form[novalidate]").waitFor();
    await page.getByRole("region", { name: "Notifications" }).waitFor({ state: "attached" });
  }
  return {
    field,
    button: page.locator("form button[type=submit]"),
    // Not one that is leaving while the next one enters.
    toast: page.getByRole("dialog").and(page.locator(":not([data-ending-style])")),
    dismiss: page.getByRole("button", { name: "Dismiss" }),

    /** Waits until the form runs. */
    ready,

    /** Opens the page and waits until the form runs; with scripts off there is nothing to wait for. */
    async open(address = "/contact", { scripted = true, referer = "" } = {}) {
      await page.goto(address, referer ? { referer } : {});
      if (scripted) await ready();
    },

    async fillIn(values: Partial<typeof entries> = entries) {
      const { projectType, ...texts } = values;
      for (const [name, text] of Object.entries(texts)) await field(name).fill(text);
      if (projectType !== undefined) await field("projectType").selectOption(projectType);
    },

    values: () =>
      page.locator("form").evaluate((form) => {
        const data = new FormData(form as HTMLFormElement);
        return Object.fromEntries([...data].map(([name, value]) => [name, String(value)]));
      }),
  };
}
