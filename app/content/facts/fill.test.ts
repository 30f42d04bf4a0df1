import { describe, expect, it } from "vitest";
import { type Fact, type Facts, fillFacts, fillLater } from "./fill.ts";

const known = new Map<string, Fact>([
  ["services", 13],
  ["offices", 1],
  ["jobs", 0],
  ["warranty", "three months"],
  ["blog", null],
  ["chat", "https://chat.example"],
  ["storePrice", null],
]);
const facts: Facts = {
  names: () => [...known.keys()],
  get: (name) => known.get(name),
};
const fill = (value: unknown) => fillFacts(facts, value).value;
/** The prose of a Markdown file. */
const fillText = (prose: string) =>
  (fill({ prose }) as { prose: string }).prose;

describe("a fact in a sentence", () => {
  it.each([
    ["all {services} of them", "all thirteen of them"],
    ["{Services} services", "Thirteen services"],
    ["{services, number} items", "13 items"],
    [
      "{jobs, plural, =0 {No roles are} one {{Jobs} role is} other {{Jobs} roles are}} open",
      "No roles are open",
    ],
    [
      "{services, plural, =0 {No} one {One} other {{Services}, or #}}",
      "Thirteen, or 13",
    ],
    ["{Offices} {offices, plural, one {office} other {offices}}", "One office"],
    [
      "covered for {warranty}. {Warranty}.",
      "covered for three months. Three months.",
    ],
    ["no '{' braces '}' here", "no { braces } here"],
    ["it's {services}", "it's thirteen"],
  ])("%j says %j", (text, said) => {
    expect(fill(text)).toBe(said);
  });

  it("is replaced in every string and nowhere else", () => {
    const value = {
      list: [{ text: "{services}", rating: 5, none: null, yes: true }],
    };
    expect(fill(value)).toEqual({
      list: [{ text: "thirteen", rating: 5, none: null, yes: true }],
    });
  });

  it("waits for what is known later", () => {
    const text = "{shown, plural, one {# of} other {# of all}} {services}";
    const { value, problems } = fillFacts(facts, text, ["shown"]);
    expect([value, problems]).toEqual([text, []]);
    expect(fillLater(facts, text, { shown: 5 })).toBe("5 of all thirteen");
  });

  it("leaves what a number says to the number", () => {
    const value = { number: 8, says: "{number}+" };
    expect(fillFacts(facts, { value }).problems).toEqual([]);
    expect(fill({ value })).toEqual({ value });
  });

  it.each([
    ["{servces}", "{servces}: there is no such fact; did you mean {services}?"],
    [
      "{nowhere}",
      "{nowhere}: there is no such fact; there are services, offices, jobs, warranty, blog, chat, storePrice",
    ],
    [
      "{Offices, plural, one {office} other {offices}}",
      "{Offices}: there is no such fact; did you mean {offices}?",
    ],
    [
      "{warranty, number}",
      "{warranty, number}: is no number, so it takes no number",
    ],
    [
      "{warranty, plural, one {a} other {b}}",
      "{warranty, plural}: is no number, so it takes no plural",
    ],
    [
      "{services, select, other {some}}",
      "{services, select}: is a number: choose its forms by plural",
    ],
    [
      "{blog, select, no {} other {our blog}}",
      '{blog, select} has the form "no"; the forms of a fact are none and other',
    ],
    [
      "{services, plural, other {some}}",
      "{services, plural} misses the form one: the language has one and other",
    ],
    ["{services", "{services.: has a brace that is not closed"],
  ])("fails the build for %s, with the field", (text, message) => {
    const value = { items: [{ text: "right" }, { text: `Our ${text}.` }] };
    expect(fillFacts(facts, value).problems).toEqual([
      { path: ["items", 1, "text"], message },
    ]);
  });

  it("is not reported as unknown while a file that facts come from is broken", () => {
    const incomplete = { ...facts, isIncomplete: () => true };
    const { problems, unfilled } = fillFacts(incomplete, { text: "{nowhere}" });
    expect([problems, [...unfilled]]).toEqual([[], ["text"]]);
  });

  it("that is not decided leaves its cell of a table empty, and other lines out", () => {
    const prose =
      "| Store | {services} | {storePrice} |\nA store is {storePrice}.\nDone.";
    expect(fillText(prose)).toBe("| Store | thirteen |  |\nDone.");
  });

  it("is not replaced in code blocks", () => {
    const code = "```js\nconst { services } = {services};\n```\n";
    const read = fillText(`{services} and \`{services}\`\n${code}{offices}`);
    expect(read).toBe(`thirteen and \`{services}\`\n${code}one`);
  });
});

describe("an address that the site does not have", () => {
  const link = (href: string) => ({ label: "Go", href });

  it("leaves out its links, in a list or alone", () => {
    expect(
      fill({
        links: [link("/a"), link("{blog}")],
        more: link("{blog}"),
        demo: null,
      }),
    ).toEqual({
      links: [link("/a")],
      demo: null,
    });
  });

  it("leaves out objects whose action, or first action, is such a link", () => {
    const talent = { heading: "Talent", action: link("{blog}") };
    const portal = {
      heading: "Portal",
      actions: [link("{blog}/jobs"), link("/")],
    };
    expect(fill({ title: "Page", talent, portal })).toEqual({ title: "Page" });
  });

  it("keeps an object whose second link is missing", () => {
    const portal = { heading: "Portal", actions: [link("/"), link("{blog}")] };
    expect(fill({ portal })).toEqual({
      portal: { heading: "Portal", actions: [link("/")] },
    });
  });

  it("is spoken of only where the site has it", () => {
    expect(
      fill(
        "by email{chat, select, none {} other { or chat}} or post{blog, select, none {} other {, or on our blog}}",
      ),
    ).toBe("by email or chat or post");
    expect(
      fillText(
        "Linked:\n- {blog, select, other {our **blog**}};\n- {chat, select, other {a **chat**}}.",
      ),
    ).toBe("Linked:\n- a **chat**.");
  });

  it("keeps a link that names an optional page to use instead", () => {
    const insights = { ...link("{blog}"), instead: "/insights" };
    expect(fill({ links: [insights] })).toEqual({
      links: [{ ...insights, href: null }],
    });
  });
});
