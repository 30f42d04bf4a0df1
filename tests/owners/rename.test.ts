import { readdirSync } from "node:fs";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { folderOf } from "../../app/content/entries.ts";
import { hrefOf, type Kind } from "../../app/content/kind.ts";
import { drawingFile } from "../../app/pages/drawing-file/files.tsx";
import { kinds } from "../../app/pages/kinds.ts";
import { samplesOf } from "../../app/pages/samples.ts";
import { service } from "../../app/pages/service/kind.ts";
import { sitePages } from "../../app/site/pages.ts";
import { getRedirects } from "../../app/site/redirects.ts";
import { type Manifest, manifestSchema } from "../../server/site/manifest.ts";
import { copySite, failuresIn, type Run, type SiteCopy } from "./site-copy.ts";

/**
 * Renames pages of a copy of the project, one of every kind and template, and
 * removes two.
 */
const pagesOf = (kind: Kind) =>
  sitePages().filter((page) => page.kind.name === kind.name);
const renames = kinds.filter(folderOf).flatMap((kind) => {
  const samples = samplesOf(
    kind,
    pagesOf(kind).map((page) => page.path),
  );
  return samples.map(({ path: before }) => {
    const from = before.slice(before.lastIndexOf("/") + 1);
    const to = `new-${from}`;
    return {
      kind,
      from,
      to,
      before,
      after: hrefOf(kind, to),
    };
  });
});
const renamedTo = (address: string) =>
  renames.find(({ before }) => before === address)?.after ?? address;
const [first] = renames;
const [gone, other] = pagesOf(service).slice(-2);
const goneSlug = gone?.entry.slug ?? "";
const goneAddress = gone?.path ?? "";
const otherAddress = other?.path ?? "";

let copy: SiteCopy;
let commands: Run[];
let again: Run[];
let refused: Run[];
let removal: Run;
let overwriting: Run;
let unseen: Run[];
let build: Run;
let manifest: Manifest;
/** The HTML of every page. */
let pages: string[];
const rename = (kind: string, from: string, to: string) =>
  copy.node("tools/rename/main.ts", [kind, from, to]);
const remove = (kind: string, slug: string, ...to: string[]) =>
  copy.node("tools/remove/main.ts", [kind, slug, ...to]);

beforeAll(() => {
  copy = copySite();
  commands = renames.map(({ kind, from, to }) => rename(kind.name, from, to));
  // Renamed and renamed back: the page's address no longer redirects, and the
  // one in between does.
  const newer = `newer-${first?.from}`;
  again = first
    ? [
        rename(first.kind.name, first.to, newer),
        rename(first.kind.name, newer, first.to),
      ]
    : [];
  refused = [
    remove("service", goneSlug),
    remove("service", goneSlug, "--to", "/no-such-page"),
    remove("service", goneSlug, "--to", goneAddress),
  ];
  removal = remove("service", goneSlug, "--to", otherAddress);
  for (const slug of ["closed-job", "draft-job", "other-draft"])
    copy.node("tools/new/main.ts", ["job", slug]);
  copy.edit("content/jobs/closed-job.md", {
    "\ndate: ": "\ndate: 2020-01-01 # ",
    "\ncloses: ": "\ncloses: 2020-02-01 # ",
    "\ndraft: true": "",
  });
  overwriting = rename("job", "draft-job", "other-draft");
  unseen = [
    rename("job", "draft-job", "renamed-job"),
    remove("job", "closed-job", "--to", "/contact"),
  ];
  build = copy.node("publish/build.ts");
  expect(build.status, build.output).toBe(0);
  manifest = manifestSchema.parse(JSON.parse(copy.read("build/manifest.json")));
  pages = Object.values(manifest.pages).map((file) =>
    copy.read(`build/site/${file}`),
  );
}, 400_000);

afterAll(() => copy.remove());

it("the site still builds, with one page less", () => {
  expect(build.output).toContain(`${sitePages().length - 1} pages`);
});

describe.each(renames)(
  "$before, renamed to $after",
  ({ kind, from, to, before, after }) => {
    it("prints what moved", () => {
      const run =
        commands[renames.findIndex((renamed) => renamed.after === after)];
      expect(run?.output).toContain(
        `${before} is now ${after}, and redirects there.`,
      );
      expect(run?.status).toBe(0);
    });

    it("has the new address, by which every page links to it, and the old one redirects there", () => {
      expect(manifest.pages).toHaveProperty([after]);
      expect(manifest.pages).not.toHaveProperty([before]);
      expect(manifest.redirects[before]).toBe(after);
      expect(pages.filter((page) => page.includes(`href="${before}"`))).toEqual(
        [],
      );
      expect(pages.some((page) => page.includes(`href="${after}"`))).toBe(true);
    });

    it("keeps its drawings", () => {
      const page = pagesOf(kind).find(({ entry }) => entry.slug === from);
      const drawing = page && kind.describe?.(page.entry, 0).drawing;
      if (drawing) {
        const assets = "build/site/assets";
        const folder = readdirSync(path.join(copy.folder, assets)).find(
          (name) => name.startsWith("drawings-"),
        );
        const moved = copy.read(
          `${assets}/${folder}/${drawing.replace(from, to)}.svg`,
        );
        expect(moved).toBe(
          drawingFile(drawing).replaceAll(`hatch-${from}`, `hatch-${to}`),
        );
      }
      for (const drawings of kind.drawings ?? []) {
        const files = readdirSync(path.join(copy.folder, "app", drawings));
        const hadOwn = readdirSync(`app/${drawings}`).some((name) =>
          name.startsWith(`${from}.`),
        );
        expect(
          files.some((name) => name.startsWith(`${to}.`)),
          drawings,
        ).toBe(hadOwn);
      }
    });
  },
);

it("drafts and closed positions are renamed and removed too, without a redirect", () => {
  for (const { status, output } of unseen) expect(status, output).toBe(0);
  const jobs = copy.files("content/jobs").map((file) => path.basename(file));
  expect(jobs).toContain("renamed-job.md");
  expect(jobs).not.toContain("closed-job.md");
  expect(JSON.stringify(manifest.redirects)).not.toContain("renamed-job");
});

it("no draft is overwritten", () => {
  expect(overwriting.output).toMatch(/other-draft.* already exists/);
  expect(overwriting.status).toBe(1);
});

it("no redirect leads to a redirect", () => {
  expect(
    Object.values(manifest.redirects).filter(
      (target) => !(target in manifest.pages),
    ),
  ).toEqual([]);
  const kept = Object.entries(getRedirects()).filter(
    ([, to]) => to !== goneAddress,
  );
  for (const [from, to] of kept)
    expect(manifest.redirects[from]).toBe(renamedTo(to));
});

it("a page can be renamed back to its old address", () => {
  expect(again.map(({ status }) => status)).toEqual([0, 0]);
  expect(manifest.redirects[hrefOf(service, `newer-${first?.from}`)]).toBe(
    first?.after,
  );
});

it.each([
  `Name the page that ${goneAddress} should redirect to: --to /`,
  "There is no page /no-such-page to redirect to",
  `${goneAddress} cannot redirect to itself`,
])("a removed page needs another to redirect to: %s", (reason) => {
  const run = refused.find(({ output }) => output.includes(reason));
  expect(run?.status, refused.map(({ output }) => output).join("\n")).toBe(1);
});

it("the address of a removed page redirects, and no page links to it", () => {
  expect(removal.output).toContain(
    `${goneAddress} is removed and redirects to ${otherAddress}.`,
  );
  expect(removal.status).toBe(0);
  expect(manifest.redirects[goneAddress]).toBe(renamedTo(otherAddress));
  expect(
    pages.filter((page) => page.includes(`href="${goneAddress}"`)),
  ).toEqual([]);
  expect(copy.read("build/site/sitemap.xml")).not.toContain(`${goneAddress}<`);
});

it("leaves formatted files that pass the output tests", {
  timeout: 120_000,
}, () => {
  const biome = ["check", "--vcs-enabled=false", "app"];
  expect(
    copy.node("node_modules/@biomejs/biome/bin/biome", biome).output,
  ).not.toContain("error");
  const tests = ["run", "tests/output/links", "app/site"];
  const { output, status } = copy.node("node_modules/vitest/vitest.mjs", tests);
  expect(failuresIn(output)).toBe("");
  expect(status).toBe(0);
});
