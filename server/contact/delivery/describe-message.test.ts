import { expect, it } from "vitest";
import page from "../../../content/contact.ts";
import { troublesomeStrings } from "../testing/hostile-text.ts";
import { sampleSource, sampleSubmission } from "../testing/samples.ts";
import { messageText, messageTitle, projectTypeLabels } from "./describe-message.ts";

const longest = { field: 40, message: 40 };
const text = (changes: object, limits = { field: 1000, message: 1000 }) =>
  messageText({ id: "4d1c", receivedAt: 0, submission: { ...sampleSubmission, ...changes } }, limits);

it("names the project types as the form does", () => {
  const options = page.form.fields.projectType.options.map(({ value, label }) => [value, label]);
  expect([...projectTypeLabels]).toEqual(options);
});

it.each([
  ["backend", "Contact form: Asha Rao (Backend & API)"],
  ["__proto__", "Contact form: Asha Rao (__proto__)"],
  ["a\r\nBcc: \u202Eb", "Contact form: Asha Rao (a Bcc: [U+202E]b)"],
  [" \n ", "Contact form: Asha Rao"],
  [null, "Contact form: Asha Rao"],
])("names the project type %j in the title", (projectType, title) => {
  expect(messageTitle({ ...sampleSubmission, projectType })).toBe(title);
});

it("shows all fields, the message, and how the visitor found the form", () => {
  expect(text({ ...sampleSource, message: "one\r\ntwo\0" })).toBe(`Name: Asha Rao
Email: asha@customer.example
Project type: Backend & API
UTM source: newsletter
UTM medium: email
UTM campaign: spring & summer
UTM term: erp
UTM content: button
Referrer: https://search.example/

one
two␀

-- 
Message 4d1c, received 1970-01-01T00:00:00.000Z
`);
});

it("cuts a long message between characters and says where to read the rest", () => {
  expect(text({ message: "😀".repeat(20) }, longest)).toContain(`\n${"😀".repeat(20)}\n\n`);
  expect(text({ message: "\u009B".repeat(5) }, longest)).not.toContain("Read the rest");
  const cut = text({ message: `x${"😀".repeat(20)}` }, longest);
  expect(cut).toContain(`\nx${"😀".repeat(19)}\n\n`);
  expect(cut).toContain("Read the rest: npm run --silent inbox -- show 4d1c");
});

it("never exceeds the limits, whatever a visitor types", () => {
  for (const words of troublesomeStrings(500)) {
    const shown = text({ name: words, email: words, projectType: words, message: words }, longest);
    expect(shown.length).toBeLessThan(400);
    expect(shown.isWellFormed()).toBe(true);
  }
});
