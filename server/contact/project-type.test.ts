import { expect, it } from "vitest";
import page from "../../content/contact.ts";
import { projectTypeLabel, projectTypeLabels } from "./project-type.ts";

it("names the project types as the form does", () => {
  const options = page.form.fields.projectType.options.map(({ value, label }) => [value, label]);
  expect([...projectTypeLabels]).toEqual(options);
});

it("shows a value that the form does not offer, and nothing for none", () => {
  expect(projectTypeLabel("backend")).toBe("Backend & API");
  expect(projectTypeLabel("__proto__")).toBe("__proto__");
  expect(projectTypeLabel("a\r\nBcc: \u202Eb")).toBe("a Bcc: [U+202E]b");
  expect(projectTypeLabel(" \n ")).toBeNull();
  expect(projectTypeLabel(null)).toBeNull();
});
