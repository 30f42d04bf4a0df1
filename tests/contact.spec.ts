import AxeBuilder from "@axe-core/playwright";
import {
  expect,
  type Locator,
  type Page,
  type Request,
} from "@playwright/test";
import { getCallActions } from "../app/content/call-actions.ts";
import { getContent, listEntries } from "../app/content/entries.ts";
import { hrefOf } from "../app/content/kind.ts";
import { contact } from "../app/pages/contact/kind.ts";
import { service } from "../app/pages/service/kind.ts";
import { enquiriesByPage } from "../app/site/pages.ts";
import {
  fillSecondsHeader,
  parseFillSeconds,
} from "../server/contact/spam/judge.ts";
import {
  empty,
  endpoint,
  entries,
  filled,
  holdScripts,
  test,
} from "./tools/contact-form.ts";
import { asRead } from "./tools/content.ts";
import { expectLink } from "./tools/expect-link.ts";
import { pageComplete } from "./tools/fonts.ts";
import { liveRegions } from "./tools/live-regions.ts";
import { watchViolations } from "./tools/open.ts";

const content = getContent(contact);

/** Answers each send with the next of these, and records what was sent. */
async function answering(
  page: Page,
  ...answers: { status?: number; body: unknown }[]
) {
  const requests: Request[] = [];
  await page.route(endpoint, async (route) => {
    requests.push(route.request());
    const { status = 200, body } = answers.shift() ?? { status: 503, body: {} };
    await route.fulfill({ status, json: body });
  });
  return { requests };
}

test("marks each field that is empty or only spaces, names them in a summary with the focus, and sends nothing", async ({
  page,
  form,
}) => {
  const { requests } = await answering(page);
  await form.open();
  await form.send({ email: entries.email, message: " \n " });

  await expect(form.toast).toContainText("Missing Information");
  await expect(form.toast).toContainText("Please fill in all required fields.");
  await expect(form.summary).toBeFocused();
  await expect(form.toast).toBeInViewport();
  const { name, message } = content.form.fields;
  await expect(form.toast.getByRole("link")).toHaveText([
    asRead(name.missing),
    asRead(message.missing),
  ]);
  await expect(form.field("name")).toHaveAttribute("aria-invalid", "true");
  await expect(form.field("name")).toHaveAccessibleDescription(
    asRead(name.missing),
  );
  await expect(form.field("message")).toHaveAttribute("aria-invalid", "true");
  await expect(form.field("email")).not.toHaveAttribute("aria-invalid");
  expect(requests).toHaveLength(0);

  const address = page.url();
  await form.toast.getByRole("link").last().click();
  await expect(form.field("message")).toBeFocused();
  await expect(
    page.locator("label", { hasText: message.label }),
  ).toBeInViewport({ ratio: 1 });
  expect(page.url()).toBe(address);

  await form.fillIn({ name: entries.name });
  await expect(form.field("name")).not.toHaveAttribute("aria-invalid");
  await expect(form.field("message")).toHaveAttribute("aria-invalid", "true");
  await expect(form.toast).toBeVisible();
  const placeOf = () => form.field("message").boundingBox();
  await form.field("message").press("End");
  const before = await placeOf();
  await page.keyboard.type("A");
  await expect(form.toast).toHaveCount(0);
  // The form does not move under the visitor's hands.
  expect((await placeOf())?.y).toBe(before?.y);
});

test("an enquiry on a page that names a project type opens the form with it chosen", async ({
  page,
  form,
}) => {
  const asking = listEntries(service).find(({ project }) => project);
  const option = content.form.fields.projectType.options.find(
    ({ value }) => value === asking?.project,
  );
  test.skip(!asking, "no service names a project type");
  await page.goto(hrefOf(service, asking?.slug ?? ""));
  const { freeEstimate } = getCallActions();
  await page
    .getByRole("link", { name: asRead(freeEstimate.label) })
    .first()
    .click();
  await expect(form.field("projectType")).toHaveValue(asking?.project ?? "");
  await expect(page.locator("#form")).toBeInViewport();
  await expect(drawn(page).block).toContainText(option?.label ?? "", {
    useInnerText: true,
  });
  expect(await drawn(page).lit()).toEqual(option?.parts);
  // Also once the form's script has taken over.
  await form.field("name").focus();
  await pageComplete(page);
  await expect(form.field("projectType")).toHaveValue(asking?.project ?? "");
});

test("each link to the form on a page with a project type chooses it", async ({
  page,
}) => {
  for (const [address, { project }] of Object.entries(enquiriesByPage())) {
    // Answers have links of their own.
    const links = page.locator("main a[href^='/contact']:not(details a)");
    await page.goto(address, { waitUntil: "domcontentloaded" });
    const hrefs = await links.evaluateAll((all) =>
      all.map((link) => link.getAttribute("href")),
    );
    expect(new Set([address, ...hrefs])).toEqual(
      new Set([address, `/contact?project=${project}#form`]),
    );
  }
});

test("the form chooses the type of the page that the visitor comes from, and keeps what they choose", async ({
  page,
  form,
}) => {
  const [[from, { project }] = ["", { project: "" }]] = Object.entries(
    enquiriesByPage(),
  );
  const other =
    content.form.fields.projectType.options.find(
      ({ value }) => value !== project,
    )?.value ?? "";
  test.skip(!from, "no page names a project type");
  const byTheBar = async () => {
    await page.goto(from);
    // Without a pointer, because the browser would prerender the page under it
    // and swap this one.
    await page
      .locator("header a[href='/contact']")
      .first()
      .dispatchEvent("click");
    await page.waitForURL("**/contact");
  };
  await byTheBar();
  const type = form.field("projectType");
  await expect(type).toHaveValue(String(project));
  await form.ready();
  await expect(type).toHaveValue(String(project));
  for (const choice of [other, ""]) {
    // Restored or empty, as the browser does it.
    const expectTheirs = async () =>
      expect([choice, ""]).toContain(await type.inputValue());
    await type.selectOption(choice);
    await page.reload();
    await form.ready();
    await expectTheirs();
    await type.selectOption(choice);
    await page.goto("/about/company");
    await page.goBack();
    await form.ready();
    await expectTheirs();
  }
  await page.goto("/about/company");
  await page.goto("/contact", {
    referer: "https://search.example/services/web-frontend",
  });
  await expect(type).toHaveValue("");
});

for (const phone of ["", " @phone"]) {
  test(`says how long the work takes of the page that one comes from${phone}`, async ({
    page,
    baseURL,
  }) => {
    const enquiries = Object.entries(enquiriesByPage());
    // On a phone only the layout differs.
    const few = [
      ...enquiries.filter(([, { time }]) => time !== undefined).slice(0, 2),
      ...enquiries.filter(([, { time }]) => time === undefined).slice(0, 1),
    ];
    for (const [address, { work, time }] of phone ? few : enquiries) {
      await page.goto("/contact", { referer: `${baseURL}${address}` });
      const chosen = page
        .locator("#form [data-schedule]")
        .filter({ visible: true });
      if (time === undefined) {
        await expect(chosen, address).toHaveCount(0);
        continue;
      }
      await expect(chosen.locator("p"), address).toHaveText([
        asRead(work ?? ""),
        asRead(time),
      ]);
    }
  });
}

test("leaves the format of an address to the browser, and says beside the field what is wrong until it is right", async ({
  page,
  form,
}) => {
  const { requests } = await answering(page);
  await form.open();
  await form.send({ ...entries, email: "asha at northline" });
  const email = form.field("email");
  await expect(email).toBeFocused();
  expect(
    await email.evaluate(
      (input: HTMLInputElement) => input.validity.typeMismatch,
    ),
  ).toBe(true);
  await expect(form.toast).toHaveCount(0);
  expect(requests).toHaveLength(0);

  const wrong = new RegExp(
    `${RegExp.escape(content.form.fields.email.malformed)}$`,
  );
  await expect(email).toHaveAttribute("aria-invalid", "true");
  await expect(email).toHaveAccessibleDescription(wrong);
  await email.fill("asha@");
  await expect(email).toHaveAccessibleDescription(wrong);
  await email.fill(entries.email);
  await expect(email).not.toHaveAttribute("aria-invalid");
});

test("shows that it is sending, sends once however often it is pressed, then confirms, resets and shows what was sent", async ({
  page,
  form,
}) => {
  const sent: Request[] = [];
  const answered = Promise.withResolvers<void>();
  await page.route(endpoint, async (route) => {
    sent.push(route.request());
    await answered.promise;
    await route.fulfill({ json: { success: true, id: "1" } });
  });
  await form.open();
  await form.send();
  await expect(form.button).toHaveText(asRead(content.form.sending));
  await form.button.click({ force: true });
  await form.field("name").press("Enter");
  answered.resolve();

  await expect(form.toast).toContainText("Message Sent!");
  await expect(
    form.toast.getByText(asRead(content.toasts.success.text)),
  ).toBeVisible();
  expect(sent).toHaveLength(1);
  expect(sent[0]?.headers()["content-type"]).toBe("application/json");
  expect(sent[0]?.postDataJSON()).toEqual(filled);
  await expect(form.button).toHaveText(asRead(content.form.submit));
  expect(await form.values()).toEqual(empty);

  const stamp = page
    .locator("form")
    .getByText(new RegExp(`^${content.form.received} \\d{2}:\\d{2}`));
  await expect(
    page.getByRole("heading", { name: asRead(content.form.sent), level: 3 }),
  ).toBeVisible();
  await expect(stamp).toBeInViewport();
  const type = content.form.fields.projectType.options.find(
    ({ value }) => value === entries.projectType,
  );
  const copy = page
    .locator("#form div", { has: page.getByText(asRead(content.form.sent)) })
    .last();
  for (const text of [
    entries.name,
    entries.email,
    type?.label ?? "",
    entries.message,
  ])
    await expect(copy).toContainText(text, { useInnerText: true });
  await form.fillIn({ name: "Asha" });
  await expect(stamp).toHaveCount(0);
  await expect(copy).toHaveCount(0);
});

test("a sent message is a numbered sheet, and printed alone, with what happens next on it", async ({
  page,
  form,
}) => {
  await answering(page, { body: { success: true } });
  await page.clock.setFixedTime(new Date("2026-11-18T16:20:00Z"));
  await form.open();
  await form.send();
  const number = page.getByText(`${content.form.sheet.number} 20261118-1620`);
  await expect(number).toBeVisible();
  await page.evaluate(() => {
    window.print = () =>
      document.documentElement.setAttribute("data-printed", "");
  });
  await page.getByRole("button", { name: content.form.sheet.print }).click();
  await expect(page.locator("html[data-printed]")).toBeAttached();

  await page.emulateMedia({ media: "print" });
  await expect(number).toBeVisible();
  await expect(
    page
      .getByText(entries.message.split("\n")[0] ?? "")
      .filter({ visible: true }),
  ).toHaveCount(1);
  const next = page
    .getByText(asRead(content.form.steps.heading))
    .filter({ visible: true });
  await expect(next).toHaveCount(1);
  const sheet = page.locator("#form div", { has: number }).last();
  for (const { title, text } of content.form.steps.items)
    await expect(
      sheet
        .getByRole("listitem")
        .filter({ hasText: asRead(`${title}: ${text}`) }),
    ).toBeVisible();
  for (const other of [
    form.button,
    page.getByRole("heading", { level: 2 }),
    page.locator("figure, footer"),
  ])
    await expect(other.filter({ visible: true })).toHaveCount(0);
});

/** What the title block says, and which parts of the machine are lit. */
const drawn = (page: Page) => ({
  block: page.locator("form dl"),
  guide: page
    .locator("#form > div > div")
    .filter({ has: page.locator("ul"), visible: true }),
  lit: () =>
    page.locator("figure svg > g:not(.bl)").evaluateAll((parts) =>
      parts
        .filter(
          (part) =>
            getComputedStyle(part).stroke !==
            getComputedStyle(part.parentElement as Element).stroke,
        )
        .map((part) => Number(part.getAttribute("class")?.slice(1)))
        .sort(),
    ),
});

for (const phone of ["", " @phone"]) {
  test(`a chosen project type lights its parts, shows how long it takes and what to send${phone}`, async ({
    page,
    form,
  }) => {
    const { block, guide, lit } = drawn(page);
    const { projectType } = content.form.fields;
    await page.goto("/contact");
    await pageComplete(page);
    const height = await page.evaluate(() => document.body.offsetHeight);
    await expect(
      guide.getByText(asRead(projectType.guide.heading)),
    ).toBeVisible();
    await expect(
      block.getByText(asRead(content.form.titleBlock.project.value)),
    ).toBeVisible();
    expect(await lit()).toEqual([]);
    const caption = page
      .locator("figure")
      .getByText(asRead(content.hero.caption));
    await expect(caption).toBeHidden();
    for (const { value, label, guide: chosen, parts } of projectType.options) {
      await form.fillIn({ projectType: value });
      await expect(guide).toHaveCount(1);
      const schedule = page.locator(phone ? "form" : "#form");
      await expect(
        schedule.getByText(chosen.work).filter({ visible: true }),
      ).toHaveCount(1);
      await expect(
        page.getByText(chosen.time).filter({ visible: true }),
      ).not.toHaveCount(0);
      await expect(
        block
          .locator("b")
          .filter({ visible: true })
          .nth(phone ? 0 : 1),
      ).toHaveText(label);
      await expect.poll(lit).toEqual(parts);
      await expect(caption).toBeVisible({ visible: parts.length > 0 });
    }
    expect(await page.evaluate(() => document.body.offsetHeight)).toBe(height);
  });
}

test("on a phone the answer to a choice is near it, and the form stays high @phone", async ({
  page,
  form,
}) => {
  await page.goto("/contact");
  await pageComplete(page);
  const edges = async (part: Locator) => {
    const box = await part.boundingBox();
    return { top: box?.y ?? 0, bottom: (box?.y ?? 0) + (box?.height ?? 0) };
  };
  const [option] = content.form.fields.projectType.options;
  await form.fillIn({ projectType: option?.value ?? "" });
  await page.evaluate(() => scrollTo(0, 0));
  const type = await edges(form.field("projectType"));
  expect((await edges(drawn(page).block)).top - type.bottom).toBeLessThan(60);
  const work = page.locator("form").getByText(option?.guide.work ?? "");
  expect((await edges(work)).bottom - type.bottom).toBeLessThan(200);
  expect((await edges(form.field("name"))).top).toBeLessThan(560);
  expect((await edges(form.button)).bottom).toBeLessThan(1270);
});

test("words from right to left stand as they are read", async ({
  page,
  form,
}) => {
  await answering(page, { body: { success: true } });
  await form.open();
  const name = "عبد الله";
  const message = "نحتاج لوحة توزيع";
  const directionOf = (text: Locator) =>
    text.evaluate((element) => getComputedStyle(element).direction);
  await form.fillIn({ ...entries, name, message });
  expect(await directionOf(form.field("name"))).toBe("rtl");
  expect(await directionOf(form.field("message"))).toBe("rtl");
  expect(await directionOf(page.locator("form dl").getByText(name))).toBe(
    "rtl",
  );
  await form.button.click();
  const sheet = page.locator("#form dl").last();
  // Until it is there, the title block is the last one: it has no message.
  await expect(sheet).toContainText(message);
  for (const value of [name, message])
    expect(await directionOf(sheet.getByText(value))).toBe("rtl");
  expect(await directionOf(sheet.getByText(entries.email))).toBe("ltr");
});

test("the title block says who writes and until when the answer comes", async ({
  page,
  form,
}) => {
  const { block } = drawn(page);
  const { name, reply } = content.form.titleBlock;
  await page.clock.setFixedTime(new Date("2026-11-18T10:20:00"));
  await page.goto("/contact");
  await expect(block).toContainText(`${reply.label}${reply.value}`);
  await form.ready();
  await expect(block).toContainText(name.value);
  await form.fillIn({ name: "Asha Rao" });
  await expect(block).toContainText(`${name.label}Asha Rao`);
  if (reply.hours === 24)
    await expect(block).toContainText(/Thu,? 19 Nov,? (at )?10:20/);
});

test("sends the time to fill in the form with the message", async ({
  page,
  form,
}) => {
  const { requests } = await answering(page, { body: { success: true } });
  await page.clock.install();
  await form.open();
  await page.clock.runFor(60_000);
  await form.fillIn();
  await page.clock.runFor(30_000);
  await form.button.click();
  await expect(form.toast).toContainText("Message Sent!");
  const seconds = parseFillSeconds(requests[0]?.headers()[fillSecondsHeader]);
  expect(seconds).toBeGreaterThanOrEqual(30);
  expect(seconds).toBeLessThan(60);
});

test("keeps the form's values and shows the error when a send fails", async ({
  page,
  form,
}) => {
  await answering(page, { status: 503, body: { success: true } });
  await form.open();
  await form.send();
  await expect(form.toast).toContainText("Error");
  await expect(form.toast).toContainText(
    "There was an issue sending your message. Please try again later.",
  );
  expect(await form.values()).toEqual(filled);
  await expect(form.button).toHaveText(asRead(content.form.submit));
});

test("sends a message again under the same key after an answer of 503, and other words under another", async ({
  page,
  form,
}) => {
  const { requests } = await answering(page);
  await form.open();
  await form.send();
  await expect(form.toast).toContainText("Error");
  await form.button.click();
  await expect.poll(() => requests.length).toBe(2);
  await expect(form.button).toHaveText(asRead(content.form.submit));
  await form.send({ message: "Other words." });
  await expect.poll(() => requests.length).toBe(3);
  const [first, again, other] = requests.map(
    (request) => request.headers()["idempotency-key"],
  );
  expect(first).toBeTruthy();
  expect(again).toBe(first);
  expect(other).not.toBe(first);
});

test.describe("a toast", () => {
  test("is announced once: a mistake immediately, a success politely", async ({
    page,
    form,
  }) => {
    await answering(page, { body: { success: true } });
    await form.open();
    const announced = async () =>
      (await liveRegions(page)).filter(({ text }) => text);
    await expect.poll(announced).toEqual([]);

    await form.send({ name: entries.name, email: entries.email });
    await expect(form.toast).toBeVisible();
    const [wrong, ...others] = await announced();
    expect(others).toEqual([]);
    expect(wrong?.live).toBe("assertive");
    expect(wrong?.text).toMatch(
      /^Missing Information Please fill in all required fields\. \S/,
    );

    await form.send();
    await expect(form.toast).toContainText("Message Sent!");
    await expect
      .poll(announced)
      .toEqual([
        { live: "polite", text: expect.stringMatching(/^Message Sent! \S/) },
      ]);
  });

  test("stays until it is dismissed, by Escape or by its button, and the focus moves to the form", async ({
    page,
    form,
  }) => {
    await answering(page);
    await form.open();
    await page.clock.install();
    await form.button.click();
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await page.clock.runFor(60_000);
    await expect(form.toast).toContainText("Missing Information");
    await page.keyboard.press("Escape");
    await expect(form.toast).toHaveCount(0);
    await expect(form.field("name")).toBeFocused();

    await form.send();
    await expect(form.toast).toContainText("Error");
    await expect(form.button).toBeFocused();
    await page.keyboard.press("Tab");
    await expect(form.dismiss).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(form.toast).toHaveCount(0);
    await expect(form.button).toBeFocused();
  });

  test("for a success stays until the next message is begun", async ({
    page,
    form,
  }) => {
    await answering(page, { body: { success: true } });
    await form.open();
    await page.clock.install();
    await form.send();
    await expect(form.toast).toBeVisible();
    await page.clock.runFor(60_000);
    await expect(form.toast).toBeVisible();
    await form.fillIn({ name: entries.name });
    await expect(form.toast).toHaveCount(0);
  });

  for (const width of [390, 768, 1024, 1440]) {
    test(`at ${width} px about missing fields stands right above the form, any other right below its button`, async ({
      page,
      form,
    }) => {
      /** Whether nothing is between them but some space, in one column. */
      const expectBelow = async (lower: Locator, upper: Locator) => {
        const below = await lower.boundingBox();
        const above = await upper.boundingBox();
        const space = (below?.y ?? 0) - (above?.y ?? 0) - (above?.height ?? 0);
        expect(space).toBeGreaterThanOrEqual(0);
        expect(space).toBeLessThan(40);
        const column = await page.locator("form").boundingBox();
        const left = column?.x ?? 0;
        const right = left + (column?.width ?? 0);
        for (const box of [below, above]) {
          const start = box?.x ?? 0;
          expect(start).toBeGreaterThanOrEqual(left);
          expect(start + (box?.width ?? 0)).toBeLessThanOrEqual(right);
        }
      };
      await page.setViewportSize({ width, height: 660 });
      await answering(
        page,
        { status: 503, body: {} },
        { body: { success: true } },
      );
      await form.open();
      const fields = page.locator("form");
      await form.button.click();
      await expect(form.toast).toBeInViewport({ ratio: 1 });
      await expectBelow(fields, form.toast);
      for (const outcome of ["Error", "Message Sent!"]) {
        await form.send();
        await expect(form.toast).toContainText(outcome);
        await expect(form.toast).toBeInViewport({ ratio: 1 });
        await expectBelow(form.toast, fields);
      }
      const heading = page.getByRole("heading", {
        name: asRead(content.form.sent),
      });
      await expectBelow(
        page.locator("#form div").filter({ has: heading }).last(),
        form.toast,
      );
      // Labels and values of what was sent are apart.
      const rows = page.locator("#form dl").last().locator("div");
      for (const row of await rows.all()) {
        const [label, value] = await row.locator("> *").evaluateAll((cells) =>
          cells.map((cell) => {
            const range = document.createRange();
            range.selectNodeContents(cell);
            const { left, right } = range.getBoundingClientRect();
            return { left, right };
          }),
        );
        expect((value?.left ?? 0) - (label?.right ?? 0)).toBeGreaterThanOrEqual(
          12,
        );
      }
    });
  }

  test("has no accessibility or CSP violations", async ({ page, form }) => {
    const violations = await watchViolations(page);
    await form.open();
    await form.button.click();
    await expect(form.toast).toBeVisible();
    const { violations: found } = await new AxeBuilder({ page }).analyze();
    expect(found.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual(
      [],
    );
    expect(violations).toEqual([]);
  });
});

test.describe("the form's script", () => {
  const intents = {
    "the pointer comes over the form": "hover",
    "a field is focused": "focus",
  } as const;
  for (const [name, intent] of Object.entries(intents)) {
    test(`loads when ${name}, not before, and shifts nothing`, async ({
      page,
      form,
    }) => {
      const scripts: Request[] = [];
      page.on(
        "request",
        (request) =>
          request.resourceType() === "script" && scripts.push(request),
      );
      await page.goto("/contact");
      await pageComplete(page);
      await page.getByRole("heading", { name: "Our Offices" }).click();
      expect(scripts).toEqual([]);
      const height = () => page.evaluate(() => document.body.offsetHeight);
      const before = await height();
      await form.field("message")[intent]();
      await form.hydrated();
      expect(await height()).toBe(before);
      expect(scripts.length).toBeGreaterThan(0);
      expect(new Set(scripts.map((script) => script.url())).size).toBe(
        scripts.length,
      );
    });
  }

  test("loads in one round trip when a finger touches the form @phone", async ({
    page,
    form,
  }) => {
    const { requested } = await holdScripts(page);
    await page.goto("/contact");
    await form.field("name").tap();
    const modules = await page
      .locator("[data-modules]")
      .getAttribute("data-modules");
    await expect.poll(requested).toEqual(modules?.split(" ").toSorted());
  });

  test("keeps the values, the focus and the caret when it hydrates", async ({
    page,
    form,
  }) => {
    const { release } = await holdScripts(page);
    await page.goto("/contact");
    await form.field("projectType").selectOption(entries.projectType);
    await form.field("name").fill("Asha Rao");
    await form.field("message").click();
    await page.keyboard.type("A board for hubs.");
    for (let step = 0; step < "hubs.".length; step++)
      await page.keyboard.press("ArrowLeft");
    release();
    await page.keyboard.type("nine ");
    await form.hydrated();
    await page.keyboard.type("busy ");
    expect(await form.values()).toEqual({
      ...empty,
      name: "Asha Rao",
      projectType: entries.projectType,
      message: "A board for nine busy hubs.",
    });
    await expect(form.field("message")).toBeFocused();
  });
});

test.describe("a submit before the form's script has loaded", () => {
  test("is delayed, and sent once with its toast after loading", async ({
    page,
    form,
  }) => {
    const { requests } = await answering(page, { body: { success: true } });
    const { release } = await holdScripts(page);
    await form.openWithoutTime();
    await form.send();
    await form.button.click();
    await form.field("name").press("Enter");
    await expect(page.locator("form")).toHaveAttribute("aria-busy", "true");
    expect(requests).toHaveLength(0);
    release();
    await form.hydrated();
    await page.clock.resume();
    await expect(form.toast).toContainText("Message Sent!");
    await expect(page.locator("form")).not.toHaveAttribute("aria-busy");
    expect(
      requests.map((request) => request.headers()["content-type"]),
    ).toEqual(["application/json"]);
    expect(requests[0]?.postDataJSON()).toEqual(filled);
    expect(await form.values()).toEqual(empty);
  });

  test("with a field left empty shows the toast, not the browser's own message", async ({
    page,
    form,
  }) => {
    const { requests } = await answering(page);
    const { release } = await holdScripts(page);
    await form.openWithoutTime();
    await form.fillIn({ name: entries.name });
    await form.button.click();
    release();
    await form.hydrated();
    await page.clock.resume();
    await expect(form.toast).toContainText("Missing Information");
    await expect(form.summary).toBeFocused();
    await expect(form.field("email")).toHaveAttribute(
      "aria-describedby",
      /-error/,
    );
    expect(requests).toHaveLength(0);
  });

  test("loads the script if nothing else has", async ({ page, form }) => {
    await form.openWithoutTime();
    await page
      .locator("form")
      .evaluate((element: HTMLFormElement) => element.requestSubmit());
    await form.hydrated();
    await page.clock.resume();
    await expect(form.toast).toContainText("Missing Information");
  });
});

test("offers other ways, a chat with a greeting", async ({ page }) => {
  await page.goto("/contact");
  const ways = page.locator("section", {
    has: page.getByRole("heading", { name: content.otherWays.heading }),
  });
  const { items } = content.otherWays;
  const links = ways.getByRole("link");
  const addresses = await links.evaluateAll((all) =>
    all.map((link) => link.getAttribute("href")),
  );
  expect(addresses).toEqual(items.map(({ action }) => action.href));
  for (const { icon, action } of items) {
    await expectLink(ways, action);
    if (icon === "whatsapp")
      expect(
        new URL(action.href).searchParams.get("text")?.trim(),
      ).toBeTruthy();
  }
});
