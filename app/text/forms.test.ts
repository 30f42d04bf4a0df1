import { describe, expect, it } from "vitest";
import { splitForms } from "./forms.ts";
import { joinForms } from "./join-forms.ts";

const jobs = "{jobs, plural, =0 {No roles} one {{Jobs} role} other {# roles}}";
const chat = "{chat, select, none {} other { or '{'chat'}'}}";

describe("a text without the syntax of its choices", () => {
  it("has their forms by name", () => {
    expect(splitForms(`At {brand}: ${jobs} by mail${chat}.`)).toEqual({
      outline: "At {brand}: {jobs … 1} by mail{chat … 2}.",
      choices: [
        {
          token: "{jobs … 1}",
          head: "jobs, plural",
          forms: [
            { name: "=0", text: "No roles" },
            { name: "one", text: "{Jobs} role" },
            { name: "other", text: "# roles" },
          ],
        },
        {
          token: "{chat … 2}",
          head: "chat, select",
          forms: [
            { name: "none", text: "" },
            { name: "other", text: " or '{'chat'}'" },
          ],
        },
      ],
    });
  });

  it.each([
    `At {brand}: ${jobs} by mail${chat}.`,
    `${jobs}${jobs}`,
    "{place, selectordinal, one {#st} two {#nd} few {#rd} other {#th}}",
    "It's {brand} '{'x'}', {services, number}",
    "{n, plural, offset:1 one {#} other {#}}",
    "{broken",
  ])("is assembled again: %j", (text) => {
    const { outline, choices } = splitForms(text);
    expect(joinForms(outline, choices)).toBe(text);
  });
});
