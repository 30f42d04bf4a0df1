import { cpSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { beforeEach, expect, it } from "vitest";
import type { Document } from "yaml";
import { listEntries } from "../../app/content/entries.ts";
import { caseStudy } from "../../app/pages/case-study/kind.ts";
import { testFolder } from "../../tests/tools/test-folder.ts";
import { loadContentWith } from "../page-files/load-content.ts";
import { editYaml } from "../page-files/yaml-text.ts";
import { removePage } from "./remove.ts";

/** tests/owners/ covers the rest, with a build. */
const root = path.resolve(import.meta.dirname, "../..");
const study = listEntries(caseStudy).at(-1);
const slug = study?.slug ?? "";
const hasOthers = listEntries(caseStudy).length > 1;
let copy: string;

beforeEach(() => {
  copy = testFolder("remove");
  cpSync(path.join(root, "content"), path.join(copy, "content"), {
    recursive: true,
  });
  mkdirSync(path.join(copy, "app"));
});

const read = (file: string) => readFileSync(path.join(copy, file), "utf8");
const change = (file: string, set: (document: Document) => void) =>
  writeFileSync(path.join(copy, file), editYaml(read(file), set));
const remove = async (wasPublic: boolean) =>
  removePage(
    copy,
    "case-study",
    slug,
    "/portfolio",
    await loadContentWith(copy, "case-study", slug),
    wasPublic,
  );

it.runIf(hasOthers)(
  "leaves no redirect if the site was never public, and lists sentences that still name the page",
  async () => {
    change("content/company.yaml", (page) =>
      page.setIn(["values", "items", 0, "text"], `As in ${study?.title}.`),
    );
    change("content/redirects.yaml", (moved) =>
      moved.set("/old", `/case-studies/${slug}`),
    );
    const { named } = await remove(false);
    expect(read("content/redirects.yaml")).not.toMatch(
      new RegExp(`/case-studies/${slug}|^/old`, "m"),
    );
    expect(named).toEqual([
      expect.stringMatching(/^content\/company\.yaml:\d+: .*As in /),
    ]);
  },
);

it.runIf(hasOthers)(
  "is refused for what it would break, not for what was broken before",
  async () => {
    change("content/company.yaml", (page) => page.set("subtitle", 404));
    change("content/careers.yaml", (page) =>
      page.setIn(["perks", "items", 0, "about"], [`case-study:${slug}`]),
    );
    await expect(remove(true)).rejects.toThrow(
      `is about case-study:${slug}, which is gone`,
    );
    await expect(remove(true)).rejects.not.toThrow("company");
    change("content/careers.yaml", (page) =>
      page.deleteIn(["perks", "items", 0, "about"]),
    );
    await remove(true);
    expect(read("content/redirects.yaml")).toContain(
      `/case-studies/${slug}: /portfolio`,
    );
  },
);
