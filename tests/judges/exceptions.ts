import type { Remark } from "./judge.ts";

interface Exception {
  judge: string;
  rule: string | RegExp;
  /** Why the remark is wrong, or what decides it instead. */
  reason: string;
  /**
   * Whether content decides if it occurs; any other one must occur, or it goes.
   */
  onContent?: true;
}

const react = "React writes it so; parsers ignore it";
const unknownCss =
  "vnu's CSS checker is older than the rule; Lightning CSS reads every style sheet in the build";
const contrast =
  "tests/all-routes/checks/contrast.ts compares pixels, on every route and in both schemes";
const focus =
  "tests/all-routes/checks/focus.ts goes to each link by Tab and looks for its ring";
const forced =
  "tests/all-routes/checks/forced-colours.ts looks at each kind of page in forced colours";
const ownersContent =
  "the owner's content has it or not, and nothing may be invented";

const equalAccess = (
  rule: string,
  reason: string,
  options: Pick<Exception, "onContent"> = {},
): Exception => ({ judge: "Equal Access", rule, reason, ...options });
const onContent = { onContent: true } as const;

/** What judges say and nobody fixes, with the reason. */
export const exceptions: readonly Exception[] = [
  { judge: "vnu", rule: /^Trailing slash on void elements/, reason: react },
  { judge: "vnu", rule: /^CSS: /, reason: unknownCss },
  {
    judge: "vnu",
    rule: /^Resource violates Content Security Policy/,
    reason:
      "vnu reads files, which have no origin, so 'self' means nothing; visits record violations",
  },
  {
    judge: "vnu",
    rule: /^Inline script violates Content Security Policy/,
    reason:
      "it means the structured data, which is no script: browsers record no violation",
  },
  {
    judge: "structured data",
    rule: /^Organization\.(alternateName|foundingDate|legalName|numberOfEmployees|sameAs|taxID.*|telephone)$/,
    reason: ownersContent,
    onContent: true,
  },
  {
    judge: "structured data",
    rule: /^PostalAddress\.(addressRegion|postalCode|streetAddress)$/,
    reason: "an office is a city: visitors write before they come",
  },
  {
    judge: "structured data",
    rule: "WebSite.alternateName",
    reason: ownersContent,
  },
  {
    judge: "structured data",
    rule: /^SoftwareApplication\.(offers|aggregateRating\|review)$/,
    reason:
      "prices are on request and nobody has rated it: Google shows the page without them",
    onContent: true,
  },
  {
    judge: "structured data",
    rule: /^Article\.date(Published|Modified)$/,
    reason: "a case study has a date if its file says `published`",
    onContent: true,
  },
  {
    judge: "structured data",
    rule: "Person.url",
    reason: "only the leadership page shows people",
    onContent: true,
  },
  {
    judge: "structured data",
    rule: "JobPosting.baseSalary",
    reason: ownersContent,
    onContent: true,
  },
  { judge: "axe", rule: "color-contrast", reason: contrast },
  equalAccess("text_contrast_sufficient", contrast, onContent),
  equalAccess(
    "element_attribute_deprecated",
    "it means http-equiv for the policy, which HTML specifies (content-security-policy state)",
  ),
  equalAccess(
    "aria_content_in_landmark",
    "the skip link is before the landmarks, so that it is the first stop of Tab",
  ),
  equalAccess(
    "style_color_misuse",
    "axe's link-in-text-block and the pens of drawings: each has a line style",
  ),
  equalAccess("style_highcontrast_visible", forced),
  equalAccess(
    "img_alt_background",
    "backgrounds are column lines, rules and fills: no picture is a background",
  ),
  equalAccess("element_tabbable_visible", focus),
  equalAccess("element_tabbable_unobscured", focus),
  equalAccess(
    "a_target_warning",
    "the arrow after such a link has the name of a new tab (app/ui/arrow.tsx)",
    onContent,
  ),
  equalAccess(
    "list_structure_proper",
    "a dl may group its terms in div elements",
  ),
  equalAccess(
    "text_sensory_misuse",
    "running text about layout or size is no instruction",
    onContent,
  ),
  equalAccess(
    "text_block_heading",
    "a figure or a role in large type is no heading",
    onContent,
  ),
  equalAccess(
    "blockquote_cite_exists",
    "a quotation from a talk has no address",
    onContent,
  ),
  equalAccess(
    "input_fields_grouped",
    "three fields of one small form need no groups",
  ),
  equalAccess(
    "input_label_visible",
    "the column's heading is the label that is seen; a range shows what it cuts",
  ),
  equalAccess("fieldset_legend_valid", "its legend is there, visually hidden"),
  {
    judge: "Alfa",
    rule: "sia-r57",
    reason: "the letterhead is only in print; tests/all-routes/checks/print.ts",
  },
  {
    judge: "Alfa",
    rule: "sia-r41",
    reason:
      "the contents of a policy name its own sections, and one may be called as a page of the bar is",
    onContent: true,
  },
  {
    judge: "Alfa",
    rule: "sia-r73",
    reason: "a line height of 1.5 is level AAA, and this site promises AA",
  },
  { judge: "Alfa", rule: "sia-r69", reason: contrast, onContent: true },
];

const concerns = (
  exception: Exception,
  judge: string,
  { rule }: Remark,
): boolean =>
  exception.judge === judge &&
  (typeof exception.rule === "string"
    ? exception.rule === rule
    : exception.rule.test(rule));

/** The remarks of a judge without an exception. */
export const unexcepted = (
  judge: string,
  remarks: readonly Remark[],
): Remark[] =>
  remarks.filter(
    (remark) =>
      !exceptions.some((exception) => concerns(exception, judge, remark)),
  );

/** The exceptions for a judge that none of its remarks needs. */
export const needless = (
  judge: string,
  remarks: readonly Remark[],
): Exception[] =>
  exceptions.filter(
    (exception) =>
      exception.judge === judge &&
      !exception.onContent &&
      !remarks.some((remark) => concerns(exception, judge, remark)),
  );
