import { expect, type Page } from "@playwright/test";
import { getContent } from "../../app/content/entries.ts";
import { contact } from "../../app/pages/contact/kind.ts";
import { type FieldName, shownFields } from "../../server/contact/fields.ts";
import { test as storing } from "../tools/collector.ts";
import { endpoint, test } from "../tools/contact-form.ts";
import { findCoveredFocus } from "./covered-focus.ts";
import { transcript } from "./transcript.ts";

const { form: formContent, toasts, failed } = getContent(contact);

type NamedText = [name: string, text: string];

/** Every text of this content with its name. */
function namedTexts(value: unknown, name: string): NamedText[] {
  if (typeof value === "string")
    return value.trim() === "" || name.endsWith(".value")
      ? []
      : [[name, value]];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) =>
    namedTexts(part, name ? `${name}.${key}` : key),
  );
}
const titleBlock = Object.values(formContent.titleBlock).map(
  ({ value }): NamedText => ["default", value],
);
const names = new Map(
  [
    ...namedTexts({ toasts, failed }, ""),
    ...titleBlock,
    ...namedTexts(formContent, ""),
  ].map(([name, text]) => [text.trim(), name] as const),
);
const longestFirst = [...names.keys()].sort(
  (one, other) => other.length - one.length,
);
const anyText = new RegExp(
  `(?<!\\w)(${longestFirst.map((text) => RegExp.escape(text)).join("|")})(?!\\w)`,
  "g",
);

/** What an owner may leave out or have more of: help, options, steps. */
const isOptional = (line: string) =>
  /^(option|listitem: \d|\{fields\.\w+\.help\}$)/.test(line);

/**
 * A transcript with the names of the owner's texts in their place, so that
 * another wording does not change it.
 */
const withoutWording = (heard: string): string[] =>
  heard
    .replaceAll("\u00a0", " ")
    .replaceAll(anyText, (text) => `{${names.get(text)}}`)
    .replaceAll(/, about it: \{fields\.\w+\.help\}$/gm, "")
    .replaceAll(/(?<=about it: )\{fields\.\w+\.help\} /g, "")
    .replaceAll(", “ ”", "")
    .replaceAll(/(?<=definition: ).*\d\d:\d\d/g, "a time")
    .split("\n")
    .filter((line) => !isOptional(line.trim()));

/**
 * Line by line. While the summary has the focus, the browser calls it a group,
 * sooner or later after it was drawn.
 */
function flat(heard: string): string {
  const lines = heard.split("\n").map((line) => line.trim());
  return lines
    .filter((line) => line !== "" && line !== "group, focused")
    .join("\n");
}

/**
 * What is heard from this heading to the note with the first link after the
 * form.
 */
async function heardFrom(page: Page, heading: string): Promise<string> {
  const lines = withoutWording(await transcript(page));
  const start = lines.findIndex((line) => line.trim() === heading);
  const end = lines.findIndex(
    (line, index) => index > start && /^ {2}link/.test(line),
  );
  // The text before that link belongs to the note.
  return flat(lines.slice(start, end - 1).join("\n"));
}
interface Heard {
  missing?: FieldName[];
  typed?: Partial<Record<FieldName, string>>;
}

/** What is heard of the fields: label, control, and what is wrong with it. */
function heardFields({ missing = [], typed = {} }: Heard = {}): string {
  const lines = shownFields.map(({ name, kind, required }) => {
    const label = `{fields.${name}.label}`;
    if (kind === "project")
      return `${label}\ncombobox, ${label}, collapsed, “{fields.${name}.placeholder}”`;
    const error = missing.includes(name)
      ? `{fields.${name}.missing}`
      : undefined;
    const states = [
      required && "required",
      error && `invalid, about it: ${error}`,
      typed[name] && `“${typed[name]}”`,
    ].filter(Boolean);
    return [label, ["textbox", label, ...states].join(", "), error]
      .filter(Boolean)
      .join("\n");
  });
  return lines.join("\n");
}
const inIsland = "heading, {heading}, level 2";

test.describe("what is heard of the contact form", () => {
  test("empty, before and after its script", async ({ page, form }) => {
    await page.goto("/contact");
    const before = await heardFrom(page, inIsland);
    expect(before).toBe(
      flat(`
heading, {heading}, level 2
{requiredNote}
form
  ${heardFields()}
  term, {titleBlock.name.label}
  definition: {default}
  term, {titleBlock.project.label}
  definition: {default}
  term, {titleBlock.reply.label}
  definition: {default}
  button, {submit}
status, announced (polite)
`),
    );
    await form.ready();
    const reply = /term, \{titleBlock\.reply\.\w+\}\ndefinition: .*/;
    expect((await heardFrom(page, inIsland)).replace(reply, "")).toBe(
      before.replace(reply, ""),
    );
  });

  test("wrong: the summary once, then each field with its own error", async ({
    page,
    form,
  }) => {
    await form.open();
    await form.send({ email: "asha@northline.example" });
    await expect(form.toast).toBeVisible();
    expect(await heardFrom(page, inIsland)).toContain(
      flat(`
heading, {heading}, level 2
{requiredNote}
alert, announced (assertive)
  heading, {toasts.missing.title}, level 3
  {toasts.missing.text}
  list
    listitem
      link, {fields.name.missing}
    listitem
      link, {fields.message.missing}
button, {dismiss}
form
  ${heardFields({ missing: ["name", "message"], typed: { email: "asha@northline.example" } })}
`),
    );
  });

  test("sent: once that it was, then what was sent and when the answer comes", async ({
    page,
    form,
  }) => {
    await page.route(endpoint, (route) =>
      route.fulfill({ json: { success: true } }),
    );
    await form.open();
    await form.send({
      name: "Asha Rao",
      email: "asha@northline.example",
      message: "A board.",
    });
    await expect(form.toast).toBeVisible();
    const heard = await heardFrom(page, inIsland);
    expect(heard).toContain(
      flat(`
  textbox, {fields.message.label}, required
  term,`),
    );
    expect(
      heard
        .replace(/\d{8}-\d{4}/, "number")
        .replace(/\{titleBlock\.reply.*\n.*/, "reply"),
    ).toContain(
      flat(`
  button, {submit}, focused
status, announced (polite)
  heading, {toasts.success.title}, level 3
  {toasts.success.text}
  button, {dismiss}
{sheet.number}  number
heading, {sent}, level 3
term, {fields.name.label}
definition: Asha Rao
term, {fields.email.label}
definition: asha@northline.example
term, {fields.message.label}
definition: A board.
term, {received}
definition: a time
`),
    );
  });
});

storing.describe("without scripts", () => {
  storing.use({ javaScriptEnabled: false });

  storing(
    "a refused message is answered with the same summary, and it has the focus",
    async ({ page, form, collector }) => {
      await form.open(`${collector.origin}/contact`, { scripted: false });
      await form.send({
        name: " ",
        email: "asha@northline.example",
        message: " ",
      });
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(
        failed.title,
      );
      expect(await heardFrom(page, "alert, announced (assertive)")).toContain(
        flat(`
alert, announced (assertive)
  heading, {toasts.missing.title}, level 2
  {toasts.missing.text}
  list
    listitem
      link, {fields.name.missing}
    listitem
      link, {fields.message.missing}
heading, {failed.retryHeading}, level 2
{requiredNote}
form
  ${heardFields({ missing: ["name", "message"], typed: { email: "asha@northline.example" } })}
`),
      );
      await expect(page.locator(":focus").getByRole("alert")).toBeVisible();
      await page.keyboard.press("Tab");
      await page.keyboard.press("Enter");
      await expect(form.field("name")).toBeFocused();
    },
  );

  storing(
    "a stored message is confirmed where the focus is",
    async ({ page, form, collector }) => {
      await form.open(`${collector.origin}/contact`, { scripted: false });
      await form.send();
      await page.waitForURL("**/contact#message-sent");
      await expect(page.locator("#message-sent")).toBeFocused();
      expect(
        withoutWording(await transcript(page)).filter((line) =>
          line.includes("{received}"),
        ),
      ).toEqual([]);
    },
  );
});

const sizes = [
  [320, 256],
  [320, 400],
  [640, 360],
  [1440, 900],
] as const;
for (const [width, height] of sizes) {
  test(`at ${width}×${height} the form covers no focus: empty, wrong, failed and sent`, async ({
    page,
    form,
  }) => {
    await page.setViewportSize({ width, height });
    let accepts = false;
    await page.route(endpoint, (route) =>
      accepts
        ? route.fulfill({ json: { success: true } })
        : route.fulfill({ status: 503, json: {} }),
    );
    await form.open();
    const covered = {
      empty: await findCoveredFocus(page),
      wrong: [""],
      failed: [""],
      sent: [""],
    };
    await form.button.click();
    await expect(form.toast).toContainText("Missing Information");
    covered.wrong = await findCoveredFocus(page);
    await form.send();
    await expect(form.toast).toContainText("Error");
    covered.failed = await findCoveredFocus(page);
    accepts = true;
    await form.button.click();
    await expect(form.toast).toContainText("Message Sent!");
    covered.sent = await findCoveredFocus(page);
    expect(covered).toEqual({ empty: [], wrong: [], failed: [], sent: [] });
  });
}
