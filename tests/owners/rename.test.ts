import { readdirSync } from "node:fs";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { hrefOf, type Kind } from "../../app/content/kind.ts";
import { drawingFile } from "../../app/pages/drawing-file/files.tsx";
import { kinds } from "../../app/pages/kinds.ts";
import { sitePages } from "../../app/site/pages.ts";
import { getRedirects } from "../../app/site/redirects.ts";
import { manifestSchema } from "../../server/site/manifest.ts";
import { copySite, type Run, type SiteCopy } from "./site-copy.ts";

/** Renames pages of a copy of the project, one of every kind and one with its own module, and removes two. */
const pagesOf = (kind: Kind) => sitePages().filter((page) => page.kind.name === kind.name);
const folderKinds = kinds.filter(({ content }) => "folder" in content);
const renames = folderKinds.flatMap((kind) => {
  const slugs = pagesOf(kind).map(({ entry }) => entry.slug);
  const chosen = [slugs[0] ?? "", ...Object.keys(kind.ownPages ?? {}).filter((slug) => slugs.includes(slug))];
  return [...new Set(chosen)].filter(Boolean).map((slug) => ({ kind, from: slug, to: `new-${slug}` }));
});
/** An address that redirects to a page of a kind with several, to check that redirects never chain. */
const [oldAddress = "", oldTarget = ""] =
  Object.entries(getRedirects()).find(([, to]) =>
    renames.some(({ kind, from }) => hrefOf(kind, from) === to),
  ) ?? [];
const service = folderKinds.find(({ name }) => name === "service") as Kind;
const [gone, other] = pagesOf(service).slice(-2);
const goneAddress = gone?.path ?? "";
const otherAddress = other?.path ?? "";

const hiddenJob = (title: string, more: string) => `---
title: ${title}
summary: ${title}, in a sentence of fifty characters at the very least, for the list and search results.
place: Remote
kind: Full-time
date: 2020-01-01
${more}
---

What there is to do.
`;

let copy: SiteCopy;
let commands: Run[];
let again: Run[];
let refused: Run[];
let removal: Run;
let build: Run;
let unseen: Run[];
let overwriting: Run;
const built = (file: string) => copy.read(`build/site/${file}`);
const manifest = () => manifestSchema.parse(JSON.parse(copy.read("build/manifest.json")));

beforeAll(() => {
  copy = copySite();
  const rename = (kind: Kind, from: string, to: string) =>
    copy.node("tools/rename/main.ts", [kind.name, from, to]);
  const remove = (...args: string[]) => copy.node("tools/remove/main.ts", ["service", ...args]);
  const [first] = renames;
  commands = renames.map(({ kind, from, to }) => rename(kind, from, to));
  // Renamed and renamed back: the page's address no longer redirects, and the one in between does.
  again = first
    ? [
        rename(first.kind, first.to, `newer-${first.from}`),
        rename(first.kind, `newer-${first.from}`, first.to),
      ]
    : [];
  refused = [
    remove(gone?.entry.slug ?? ""),
    remove(gone?.entry.slug ?? "", "--to", "/no-such-page"),
    remove(gone?.entry.slug ?? "", "--to", goneAddress),
  ];
  removal = remove(gone?.entry.slug ?? "", "--to", otherAddress);
  copy.write("content/jobs/closed-job.md", hiddenJob("Backend engineer", "closes: 2020-02-01"));
  copy.write("content/jobs/draft-job.md", hiddenJob("Interface designer", "closes: 2090-02-01\ndraft: true"));
  copy.write("content/jobs/other-draft.md", hiddenJob("Data engineer", "closes: 2090-02-01\ndraft: true"));
  overwriting = copy.node("tools/rename/main.ts", ["job", "draft-job", "other-draft"]);
  unseen = [
    copy.node("tools/rename/main.ts", ["job", "draft-job", "renamed-job"]),
    copy.node("tools/remove/main.ts", ["job", "closed-job", "--to", "/contact"]),
  ];
  build = copy.node("publish/build.ts");
}, 400_000);

afterAll(() => copy.remove());

it("the site still builds, with one page less", () => {
  expect(build.output).toContain(`${sitePages().length - 1} pages`);
  expect(build.status).toBe(0);
});

describe.each(renames)("$kind.name $from, renamed to $to", ({ kind, from, to }) => {
  const [before, after] = [hrefOf(kind, from), hrefOf(kind, to)];

  it("prints what moved", () => {
    const run = commands[renames.findIndex((renamed) => renamed.to === to && renamed.kind === kind)];
    expect(run?.output).toContain(`${before} is now ${after}, and redirects there.`);
    expect(run?.status).toBe(0);
  });

  it("has the new address, and the old one redirects to it", () => {
    expect(manifest().pages).toHaveProperty([after]);
    expect(manifest().pages).not.toHaveProperty([before]);
    expect(manifest().redirects[before]).toBe(after);
  });

  it("is linked by its new address on every page", () => {
    const pages = Object.values(manifest().pages).map(built);
    expect(pages.filter((page) => page.includes(`href="${before}"`))).toEqual([]);
    expect(pages.some((page) => page.includes(`href="${after}"`))).toBe(true);
  });

  it("keeps its drawings", () => {
    const page = pagesOf(kind).find(({ entry }) => entry.slug === from);
    const drawing = page && kind.menu?.(page.entry, 0)?.drawing;
    const folder = readdirSync(`${copy.folder}/build/site/assets`).find((name) =>
      name.startsWith("drawings-"),
    );
    if (drawing) {
      const moved = built(`assets/${folder}/${drawing.replace(from, to)}.svg`);
      expect(moved).toBe(drawingFile(drawing).replaceAll(`hatch-${from}`, `hatch-${to}`));
    }
    for (const drawings of kind.drawings ?? []) {
      const files = readdirSync(`${copy.folder}/app/${drawings}`);
      const hadOwn = readdirSync(`app/${drawings}`).some((name) => name.startsWith(`${from}.`));
      expect([drawings, files.some((name) => name.startsWith(`${to}.`))]).toEqual([drawings, hadOwn]);
    }
  });
});

it("renames and removes drafts and closed positions too, without a redirect", () => {
  for (const { status, output } of unseen) expect(status, output).toBe(0);
  expect(copy.files("content/jobs").map((file) => path.basename(file))).toContain("renamed-job.md");
  expect(copy.files("content/jobs").map((file) => path.basename(file))).not.toContain("closed-job.md");
  expect(JSON.stringify(manifest().redirects)).not.toContain("renamed-job");
});

it("overwrites no draft", () => {
  expect(overwriting.output).toMatch(/other-draft.* already exists/);
  expect(overwriting.status).toBe(1);
});

it("has no redirect that leads to a redirect", () => {
  const { redirects, pages } = manifest();
  expect(Object.values(redirects).filter((target) => !(target in pages))).toEqual([]);
  const renamed = renames.find(({ kind, from }) => hrefOf(kind, from) === oldTarget);
  if (renamed) expect(redirects[oldAddress]).toBe(hrefOf(renamed.kind, renamed.to));
});

it("renames a page back to its old address", () => {
  const [first] = renames;
  expect(again.map(({ status }) => status)).toEqual([0, 0]);
  expect(manifest().redirects[hrefOf(service, `newer-${first?.from}`)]).toBe(
    hrefOf(service, first?.to ?? ""),
  );
});

describe("removing a page", () => {
  it("requires a page to redirect to", () => {
    const reasons = [
      `Name the page that ${goneAddress} should redirect to: --to /`,
      "There is no page /no-such-page to redirect to",
      `${goneAddress} cannot redirect to itself`,
    ];
    for (const [index, reason] of reasons.entries()) {
      expect(refused[index]?.output).toContain(reason);
      expect(refused[index]?.status).toBe(1);
    }
  });

  it("redirects its address and removes all links to it", () => {
    expect(removal.output).toContain(`${goneAddress} is removed and redirects to ${otherAddress}.`);
    expect(removal.status).toBe(0);
    const target = renames.find(({ kind, from }) => hrefOf(kind, from) === otherAddress);
    expect(manifest().redirects[goneAddress]).toBe(target ? hrefOf(target.kind, target.to) : otherAddress);
    const pages = Object.values(manifest().pages).map(built);
    expect(pages.filter((page) => page.includes(`href="${goneAddress}"`))).toEqual([]);
    expect(built("sitemap.xml")).not.toContain(`${goneAddress}<`);
  });
});

it("leaves formatted files that pass type checks and output tests", { timeout: 120_000 }, () => {
  const biome = copy.node("node_modules/@biomejs/biome/bin/biome", [
    "check",
    "--vcs-enabled=false",
    "content",
    "app",
  ]);
  expect(biome.output).not.toContain("error");
  const { output, status } = copy.node("node_modules/vitest/vitest.mjs", [
    "run",
    "tests/output/links",
    "app/site",
  ]);
  expect(output).not.toMatch(/FAIL/);
  expect(status).toBe(0);
});
