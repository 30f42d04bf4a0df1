import { readdirSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { manifestSchema } from "../../server/site/manifest.ts";
import { partnerFiles, partnerLine } from "./partner-kind.ts";
import type { Run, SiteCopy } from "./site-copy.ts";

export const partnerAddresses = ["/partners/northgate", "/partners/southbank", "/partners/x"];

/** Adds a kind of page: a folder, its content and a line in kinds.ts, plus a third entry with the command. */
export function addPartnerKind(copy: SiteCopy): Run {
  for (const [file, text] of Object.entries(partnerFiles)) copy.write(file, text);
  copy.edit("app/pages/kinds.ts", { "];\n": `${partnerLine}];\n` });
  return copy.node("tools/new/main.ts", ["partner", "x"]);
}

/** Checks the pages of the added kind. */
export function checkPartners(origin: string, theCopy: () => SiteCopy): void {
  const built = (file: string) => theCopy().read(`build/site/${file}`);

  describe.each(partnerAddresses)("%s", (address) => {
    it("is routed and prerendered", () => {
      const { pages } = manifestSchema.parse(JSON.parse(theCopy().read("build/manifest.json")));
      expect(pages).toHaveProperty([address]);
      expect(built(`${address.slice(1)}.html`)).toContain("<span>Sheet 1</span><span>Strengths</span>");
    });

    it("is in the sitemap and in a section of its own in llms.txt", () => {
      expect(built("sitemap.xml")).toContain(`<loc>${origin}${address}</loc>`);
      expect(built("llms.txt").split("## Partners")[1]).toContain(`(${origin}${address}.md)`);
    });

    it("has a social card and a Markdown copy", () => {
      const card = /property="og:image" content="[^"]+\/assets\/([^"]+)"/.exec(
        built(`${address.slice(1)}.html`),
      );
      expect(readdirSync(`${theCopy().folder}/build/site/assets`)).toContain(card?.[1]);
      expect(built(`${address.slice(1)}.md`)).toContain("## What they do with us");
    });

    it("is linked from the industry that it names", () => {
      const industry = /industries: \["([\w-]+)"\]/.exec(theCopy().read(`content${address}.ts`))?.[1];
      expect(built(`industries/${industry}.html`)).toContain(`href="${address}"`);
    });
  });

  it("is iterated by the browser tests, with one of its pages as the sample", { timeout: 120_000 }, () => {
    const playwright = "node_modules/@playwright/test/cli.js";
    const { output } = theCopy().node(playwright, ["test", "--list", "tests/all-routes"]);
    for (const address of partnerAddresses) expect(output).toContain(address);
    expect(output).toMatch(/› partner\b/);
  });
}
