import { cpSync, globSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import type { Document } from "yaml";
import { editYaml } from "../tools/page-files/yaml-text.ts";
import { loadSiteContent } from "./site-content.ts";

/** What another owner may say, besides what this one does. */
const root = path.resolve(import.meta.dirname, "..");
let copy: string;

beforeEach(() => {
  copy = mkdtempSync(path.join(tmpdir(), "content-"));
  cpSync(path.join(root, "content"), path.join(copy, "content"), { recursive: true });
});

afterEach(() => rmSync(copy, { recursive: true }));

function change(file: string, set: (document: Document) => void): void {
  const target = path.join(copy, file);
  writeFileSync(target, editYaml(readFileSync(target, "utf8"), set));
}

it("a sentence with the figure of a fact warns with both ways out, and does not fail the build", async () => {
  change("content/facts.yaml", (facts) => facts.set("shelves", "731+"));
  change("content/careers.yaml", (page) =>
    page.setIn(["perks", "items", 0, "text"], "A library of 731+ books."),
  );
  const { warnings } = await loadSiteContent(copy);
  const about = warnings.filter(({ file }) => file === "content/careers.yaml");
  expect(about).toMatchObject([{ field: "perks.items[0].text" }]);
  expect(about[0]?.message).toMatch(/\{shelves\} \(“731\+”\): quote it if that is meant; if not, leave it/);
});

it("home has two to six industries, figures and engagements, and as many technologies as there are", async () => {
  change("content/home.yaml", (page) => {
    for (const [list, kept] of [
      ["stats", 3],
      ["cases", 1],
      ["industries", 3],
      ["stack", 9],
    ] as const) {
      const items = page.toJS()[list]?.items as unknown[] | undefined;
      if (items) page.setIn([list, "items"], items.slice(0, kept));
    }
  });
  // They name the engagements.
  rmSync(path.join(copy, "content/testimonials"), { recursive: true, force: true });
  change("content/company.yaml", (page) => page.deleteIn(["values", "items", 0]));
  const { pages } = await loadSiteContent(copy);
  expect(pages.length).toBeGreaterThan(0);
});

it("home has neither figures nor industries if the owner leaves them out", async () => {
  change("content/home.yaml", (page) => {
    for (const section of ["stats", "industries"]) page.delete(section);
  });
  const { pages } = await loadSiteContent(copy);
  expect(pages.length).toBeGreaterThan(0);
});

it("there is no portfolio without case studies, no leadership without people, and careers may be a draft", async () => {
  for (const folder of ["case-studies", "people", "testimonials", "jobs"])
    rmSync(path.join(copy, "content", folder), { recursive: true, force: true });
  change("content/careers.yaml", (page) => page.set("draft", true));
  const addresses = ["/portfolio", "/about/leadership", "/about/careers"];
  change("content/not-found.yaml", (page) =>
    page.set(
      "links",
      addresses.map((href) => ({ label: "Go", href })),
    ),
  );
  const loaded = loadSiteContent(copy);
  for (const address of addresses) await expect(loaded).rejects.toThrow(`there is no page ${address}`);
});

const studies = globSync("content/case-studies/*.yaml", { cwd: root });

it.runIf(studies[0])("case studies have the categories that the portfolio lists", async () => {
  const [file = ""] = readdirSync(path.join(copy, "content/case-studies"));
  change("content/portfolio.yaml", (page) => page.addIn(["categories"], "Brand identity"));
  change(`content/case-studies/${file}`, (page) => page.set("categories", ["Brand identity"]));
  await expect(loadSiteContent(copy)).resolves.toBeTruthy();
});

it("project types have any value and label, which the server's mails use", async () => {
  const options = ["form", "fields", "projectType", "options"];
  const added = { value: "product-design", label: "Product design" };
  change("content/contact.yaml", (page) => {
    const guide = page.getIn([...options, 0, "guide"]);
    page.addIn(options, page.createNode({ ...added, guide }));
  });
  const { serverWords } = await loadSiteContent(copy);
  expect(serverWords.projectTypes[added.value]).toBe(added.label);
});
