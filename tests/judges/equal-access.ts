import { readFileSync } from "node:fs";
import { packaged } from "./install.ts";
import type { PageJudge, Remark } from "./judge.ts";

/** What the checker's script defines in a page. */
interface Checker {
  check(
    node: Document,
    policies: string[],
  ): Promise<{
    results: {
      ruleId: string;
      value: [string, string];
      message: string;
      snippet: string;
    }[];
  }>;
}

/** IBM Equal Access. Its script brings its rules along and requests nothing. */
export const equalAccess: PageJudge = {
  name: "Equal Access",
  reads: "open pages",
  planted: { html: '<img src="/icon.svg">', rule: /img_alt_valid/ },
  async judge(page, place) {
    // The CSP blocks inline scripts but not what the browser's protocol
    // evaluates.
    await page.evaluate(
      `${readFileSync(packaged("accessibility-checker-engine/ace.js"), "utf8")}; self.ace = ace`,
    );
    const results = await page.evaluate(async () => {
      const { ace } = self as unknown as {
        ace: { Checker: new () => Checker };
      };
      const { results } = await new ace.Checker().check(document, [
        "IBM_Accessibility",
      ]);
      return results.filter(({ value }) => value[1] !== "PASS");
    });
    const findings: Remark[] = [];
    const undecided: Remark[] = [];
    for (const { ruleId, value, message, snippet } of results) {
      const remark = {
        rule: ruleId,
        message: `${message}: ${snippet.slice(0, 160)}`,
        place,
      };
      // FAIL is sure; POTENTIAL and MANUAL are for a person to look at.
      (value[1] === "FAIL" ? findings : undecided).push(remark);
    }
    return { findings, undecided };
  },
};
