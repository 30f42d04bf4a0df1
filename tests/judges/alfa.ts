import type { Page } from "@playwright/test";
import type { PageJudge, Remark } from "./judge.ts";

/*
 * The parts of Alfa's packages that this uses: only the nightly run installs
 * them, so their types may be missing.
 */
interface Outcome {
  rule: { uri: string };
  target: unknown;
  toJSON(): { outcome: string; expectations?: unknown };
}
interface Packages {
  playwright: { Playwright: { toPage(document: unknown): Promise<unknown> } };
  rules: { default: unknown };
  act: {
    Audit: {
      of(
        page: unknown,
        rules: unknown,
      ): { evaluate(): PromiseLike<Iterable<Outcome>> };
    };
  };
}

async function load<Name extends keyof Packages>(
  name: Name,
): Promise<Packages[Name]> {
  return import(`@siteimprove/alfa-${name}`);
}

/** An element, or a group of elements. */
function describe(target: unknown): string {
  const isGroup =
    typeof target === "object" && target !== null && Symbol.iterator in target;
  const elements = isGroup ? [...(target as Iterable<unknown>)] : [target];
  return elements.join(" ").replace(/\s+/g, " ").slice(0, 160);
}

async function outcomesOf(page: Page): Promise<Outcome[]> {
  const { Playwright } = await load("playwright");
  const { default: rules } = await load("rules");
  const { Audit } = await load("act");
  const document = await page.evaluateHandle(() => window.document);
  return [
    ...(await Audit.of(await Playwright.toPage(document), rules).evaluate()),
  ];
}

/** Alfa, the rules of ACT. */
export const alfa: PageJudge = {
  name: "Alfa",
  reads: "open pages",
  planted: { html: '<img src="/icon.svg">', rule: /sia-r2$/ },
  async judge(page, place) {
    const findings: Remark[] = [];
    const undecided: Remark[] = [];
    for (const outcome of await outcomesOf(page)) {
      const { outcome: result } = outcome.toJSON();
      if (result !== "failed" && result !== "cantTell") continue;
      const rule = outcome.rule.uri.split("/").at(-1) ?? "";
      const remark = { rule, message: describe(outcome.target), place };
      (result === "failed" ? findings : undecided).push(remark);
    }
    return { findings, undecided };
  },
};
