import type { Remark } from "./judge.ts";

interface Exception {
  judge: string;
  rule: string | RegExp;
  /** Why the remark is wrong, or what decides it instead. */
  reason: string;
  /** Whether content decides if it occurs; any other one must occur, or it goes. */
  onContent?: true;
}

const react = "React writes it so; parsers ignore it";
const unknownCss =
  "vnu's CSS checker is older than the rule; Lightning CSS reads every style sheet in the build";
const contrast = "tests/all-routes/checks/contrast.ts compares pixels, on every route and in both schemes";
const focus = "tests/all-routes/checks/focus.ts goes to each link by Tab";
const ownersContent = "the owner's content has it or not, and nothing may be invented";

/** What judges say and nobody mends, with the reason. */
export const exceptions: readonly Exception[] = [
  { judge: "vnu", rule: /^Trailing slash on void elements/, reason: react },
  { judge: "vnu", rule: /^CSS: /, reason: unknownCss },
  {
    judge: "vnu",
    rule: /^Resource violates Content Security Policy/,
    reason: "vnu reads files, which have no origin, so 'self' means nothing; visits record violations",
  },
  {
    judge: "vnu",
    rule: /^Inline script violates Content Security Policy/,
    reason: "it means the structured data, which is no script: browsers record no violation",
  },
  { judge: "axe", rule: "color-contrast", reason: contrast },
];

const concerns = (exception: Exception, judge: string, { rule }: Remark): boolean =>
  exception.judge === judge &&
  (typeof exception.rule === "string" ? exception.rule === rule : exception.rule.test(rule));

/** The remarks of a judge without an exception. */
export const unexcepted = (judge: string, remarks: readonly Remark[]): Remark[] =>
  remarks.filter((remark) => !exceptions.some((exception) => concerns(exception, judge, remark)));

/** The exceptions for a judge that none of its remarks needs. */
export const needless = (judge: string, remarks: readonly Remark[]): Exception[] =>
  exceptions.filter(
    (exception) =>
      exception.judge === judge &&
      !exception.onContent &&
      !remarks.some((remark) => concerns(exception, judge, remark)),
  );
