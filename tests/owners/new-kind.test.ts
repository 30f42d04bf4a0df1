import { readdirSync } from "node:fs";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { manifestSchema } from "../../server/site/manifest.ts";
import { site } from "../../site.config.ts";
import { partnerFiles, partnerLine } from "./partner-kind.ts";
import { copySite, type Run, type SiteCopy } from "./site-copy.ts";

/**
 * Adds a kind of page to a copy of the project: a folder, its content and a line in kinds.ts, plus a third entry with
 * the command.
 */
const addresses = ["/partners/northgate", "/partners/southbank", "/partners/x"];

let copy: SiteCopy;
let command: Run;
let build: Run;
const built = (file: string) => copy.read(`build/site/${file}`);

beforeAll(() => {
  copy = copySite();
  for (const [file, text] of Object.entries(partnerFiles)) copy.write(file, text);
  copy.edit("app/pages/kinds.ts", { "];\n": `${partnerLine}];\n` });
  command = copy.node("tools/new/main.ts", ["partner", "x"]);
  build = copy.node("publish/build.ts");
}, 300_000);

afterAll(() => copy.remove());

it("is offered and scaffolded by the command", () => {
  expect(command.output).toContain("Wrote content/partners/x.ts: the page /partners/x.");
  expect(command.status).toBe(0);
});

describe.each(addresses)("%s", (address) => {
  it("is routed and prerendered", () => {
    expect(build.output).toMatch(/\d+ pages/);
    const { pages } = manifestSchema.parse(JSON.parse(copy.read("build/manifest.json")));
    expect(pages).toHaveProperty([address]);
    expect(built(`${address.slice(1)}.html`)).toContain("<span>Sheet 1</span><span>Strengths</span>");
  });

  it("is in the sitemap and in a section of its own in llms.txt", () => {
    expect(built("sitemap.xml")).toContain(`<loc>${site.url}${address}</loc>`);
    expect(built("llms.txt").split("## Partners")[1]).toContain(`(${site.url}${address}.md)`);
  });

  it("has a social card and a Markdown copy", () => {
    const card = /property="og:image" content="[^"]+\/assets\/([^"]+)"/.exec(
      built(`${address.slice(1)}.html`),
    );
    expect(readdirSync(`${copy.folder}/build/site/assets`)).toContain(card?.[1]);
    expect(built(`${address.slice(1)}.md`)).toContain("## What they do with us");
  });

  it("is linked from the industry that it names", () => {
    const industry = /industries: \["([\w-]+)"\]/.exec(copy.read(`content${address}.ts`))?.[1];
    expect(built(`industries/${industry}.html`)).toContain(`href="${address}"`);
  });
});

describe("the project's own checks", { timeout: 300_000 }, () => {
  it("iterate the new pages in the browser, with one of them as the kind's sample", () => {
    const { output } = copy.node("node_modules/@playwright/test/cli.js", [
      "test",
      "--list",
      "tests/all-routes",
    ]);
    for (const address of addresses) expect(output).toContain(address);
    expect(output).toMatch(/› partner\b/);
  });

  it("pass on them: output, guide, kinds and arrows", () => {
    const checks = ["tests/output/pages", "tests/output/links", "tests/output/findability"].concat([
      "tests/output/budgets",
      "tests/arrows",
      "app/pages/kinds",
      "app/guide",
      "app/site",
    ]);
    const { status, output } = copy.node("node_modules/vitest/vitest.mjs", ["run", ...checks]);
    expect(output).not.toMatch(/FAIL/);
    expect(status).toBe(0);
  });
});
