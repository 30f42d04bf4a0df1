import { describe, expect, it } from "vitest";
import { textProblems } from "./check.ts";
import { pluralForms } from "./language.ts";

const plural = (...forms: string[]) =>
  `{jobs, plural, ${forms.map((form) => `${form} {# jobs}`).join(" ")}}`;

describe("a plural has every form of its language", () => {
  it.each([
    ["en", ["one", "other"]],
    ["pl", ["one", "few", "many", "other"]],
    ["ar", ["zero", "one", "two", "few", "many", "other"]],
  ])("%s", (lang, forms) => {
    expect(pluralForms(lang)).toEqual(forms);
    expect(textProblems(plural(...forms), lang)).toEqual([]);
    for (const missing of forms.slice(0, -1)) {
      const others = forms.filter((form) => form !== missing);
      const [problem] = textProblems(plural(...others), lang);
      expect(problem).toContain(
        `{jobs, plural} misses the form ${missing}: the language has `,
      );
    }
  });

  it("and may have more for single numbers", () => {
    expect(textProblems(plural("=0", "one", "other"), "en")).toEqual([]);
  });

  it("and no others", () => {
    expect(textProblems(plural("ones", "other"), "en")).toEqual([
      '{jobs, plural} has the form "ones", which the language has not; did you mean "one"?',
      "{jobs, plural} misses the form one: the language has one and other",
    ]);
  });

  it("also within another choice, and of ordinals", () => {
    const inner = "{place, selectordinal, one {#st} other {#th}}";
    expect(textProblems(`{blog, select, other {${inner}}}`, "en")).toEqual([
      "{place, plural} misses the form two and few: the language has one, two, few and other",
    ]);
  });
});

describe("a text is refused", () => {
  it.each([
    ["on {day", "{day: has a brace that is not closed"],
    ["on day}", "has a closing brace without an opening one"],
    ["on {}", "{}: has nothing between two braces"],
    [
      "on {day:long}",
      "{day:long}: needs a name and nothing else between the braces",
    ],
    [
      "{jobs, figure}",
      "{jobs, figure}: needs number, plural or select after the comma",
    ],
    [
      "{jobs, plural, one {a}}",
      "{jobs, plural, one {a}}: misses the form other",
    ],
    ["{day, date, long}", "{day, date}: dates come in words, write {day}"],
  ])("%j: %s", (text, problem) => {
    expect(textProblems(text, "en")).toEqual([problem]);
  });

  it("if it fills in a name that is not known", () => {
    expect(
      textProblems("{numbr} of {total}", "en", ["number", "total"]),
    ).toEqual(["{numbr}: there is no such name; did you mean {number}?"]);
    expect(textProblems("{brand}", "en", [])).toEqual([
      "{brand}: nothing can be filled in here",
    ]);
  });
});
