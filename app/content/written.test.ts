import { afterEach, expect, it, vi } from "vitest";
import { editYaml } from "../../tools/page-files/yaml-text.ts";
import { service } from "../pages/service/kind.ts";
import { sitePages } from "../site/pages.ts";
import {
  contentTexts,
  readContentAgain,
  withChanges,
} from "./content-files.ts";
import { fileOf, listEntries } from "./entries.ts";
import { refuseUnwritten } from "./written.ts";

const [first] = listEntries(service);
const file = fileOf(service, first?.slug ?? "");

/** The site with the first service changed. */
function change(values: Readonly<Record<string, unknown>>): void {
  const text = editYaml(contentTexts().get(file) ?? "", (page) => {
    for (const [name, value] of Object.entries(values)) page.set(name, value);
  });
  withChanges(new Map([[file, text]]), () => undefined);
}

const isPage = () => sitePages().some((page) => page.file === file);
const project = process.cwd();
afterEach(() => {
  vi.unstubAllEnvs();
  readContentAgain(project);
});

it("a page that is a draft is shown to its authors only", () => {
  expect(isPage()).toBe(true);
  change({ draft: true });
  expect(isPage()).toBe(false);
  vi.stubEnv("SITE_UNPUBLISHED", "drafts");
  change({ draft: true });
  expect(isPage()).toBe(true);
});

it("a text that is still to be written is refused for visitors, with its place, unless its page is a draft", () => {
  expect(refuseUnwritten).not.toThrow();
  change({ subtitle: "To be written: the subtitle" });
  expect(refuseUnwritten).toThrow(
    /^content\/services\/.*: subtitle: is still to be written/,
  );
  change({ draft: true });
  expect(refuseUnwritten).not.toThrow();
});

it("so is what is still to be chosen", () => {
  change({ picture: { file: "to-be-chosen.svg", alt: "A picture" } });
  expect(refuseUnwritten).toThrow("picture.file: is still to be written");
});
