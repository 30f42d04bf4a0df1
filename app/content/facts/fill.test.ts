import { describe, expect, it } from "vitest";
import { type Fact, type Facts, fillFacts } from "./fill.ts";

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
  isOptional: (name) => ["blog", "chat"].includes(name),
};
const fill = (value: unknown) => fillFacts(facts, value).value;
/** The prose of a Markdown file. */
const fillText = (prose: string) =>
  (fill({ prose }) as { prose: string }).prose;

describe("a fact in a sentence", () => {
  it.each([
    ["all {services} of them", "all thirteen of them"],
    ["{Services} services", "Thirteen services"],
    ["{services:figure} items", "13 items"],
    ["sheet {services:next}", "sheet fourteen"],
    ["{Jobs:count} {jobs:role is|roles are} open", "No roles are open"],
    ["{services:count} of them", "thirteen of them"],
    [
      "{jobs:soon|one|some}, {offices:soon|one|some}, {services:soon|one|some}",
      "soon, one, some",
    ],
    ["{Offices} {offices:office|offices}", "One office"],
    ["{services:service|services}", "services"],
    [
      "covered for {warranty}. {Warranty}.",
      "covered for three months. Three months.",
    ],
    ["no { braces } {} here", "no { braces } {} here"],
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

  it("keeps placeholders that a component fills in", () => {
    expect(fillFacts(facts, "{shown} of {services}", ["shown"]).value).toBe(
      "{shown} of thirteen",
    );
  });

  it.each([
    ["{servces}", "there is no such fact; did you mean {services}?"],
    [
      "{nowhere}",
      "there is no such fact; there are services, offices, jobs, warranty, blog, chat, storePrice",
    ],
    ["{warranty:figure}", "{warranty} is no number, so it takes no form"],
    [
      "{services:roman}",
      "the forms of a number are :figure, :next, :count, :one word|many words and :none|one|many",
    ],
  ])(
    "fails the build for %s, with the field and the known names",
    (text, wrong) => {
      const value = { items: [{ text: "right" }, { text: `Our ${text}.` }] };
      const problem = {
        path: ["items", 1, "text"],
        message: `${text}: ${wrong}`,
      };
      expect(fillFacts(facts, value).problems).toEqual([problem]);
    },
  );

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
      fill("by email{chat: or chat|} or post{blog:, or on our blog|}"),
    ).toBe("by email or chat or post");
    expect(
      fillText("Linked:\n- {blog:our **blog**};\n- {chat:a **chat**}."),
    ).toBe("Linked:\n- a **chat**.");
  });

  it("keeps a link that names an optional page to use instead", () => {
    const insights = { ...link("{blog}"), instead: "/insights" };
    expect(fill({ links: [insights] })).toEqual({
      links: [{ ...insights, href: null }],
    });
  });
});
