import { Parser } from "htmlparser2";
import { type SelectorComponent, transform } from "lightningcss";
import { cssTargets } from "./browsers.ts";
import { readableText } from "./output.ts";

type UnicodeRange = { start: number; end: number };

/** What rules may match on a page. */
export interface PageNames {
  classes: ReadonlySet<string>;
  elements: ReadonlySet<string>;
  /** If scripts run, any word in them may become a class or an element. */
  scriptWords: ReadonlySet<string>;
  /** Custom properties that attributes of the page use. */
  properties: ReadonlySet<string>;
  /** The code points of the readable text. */
  codes: readonly number[];
}

export function namesOn(html: string, scripts = ""): PageNames {
  const classes = new Set<string>();
  const elements = new Set<string>();
  const parser = new Parser({
    onopentag(name, attributes) {
      elements.add(name);
      for (const one of attributes.class?.split(" ") ?? []) classes.add(one);
    },
  });
  parser.end(html);
  return {
    classes,
    elements,
    scriptWords: new Set(scripts.match(/[\w-]+/g)),
    properties: new Set(html.match(/--[\w-]+/g)),
    codes: [...new Set(readableText(html))].map(
      (character) => character.codePointAt(0) ?? 0,
    ),
  };
}

/**
 * The animations and custom properties of a CSS file that nothing on the page
 * uses.
 */
function unusedSymbols(
  css: string,
  { properties, scriptWords }: PageNames,
): string[] {
  const used = new Set(
    [...css.matchAll(/var\(\s*(--[\w-]+)/g)].map(([, name = ""]) => name),
  );
  const isIdle = (name: string) =>
    !used.has(name) && !properties.has(name) && !scriptWords.has(name);
  const animations = [...css.matchAll(/@keyframes ([\w-]+)/g)].map(
    ([, name = ""]) => name,
  );
  return [
    ...[...css.matchAll(/--[\w-]+(?=:)|(?<=@property )--[\w-]+/g)]
      .map(([name]) => name)
      .filter(isIdle),
    ...animations.filter(
      (name) =>
        css.match(new RegExp(`(?<![\\w-])${name}(?![\\w-])`, "g"))?.length ===
        1,
    ),
  ];
}

/**
 * Lightning CSS emits nulls that it then rejects
 * (parcel-bundler/lightningcss#1081).
 */
const withoutNulls = <Rule>(rule: Rule): Rule =>
  JSON.parse(
    JSON.stringify(rule, (_, value) => (value === null ? undefined : value)),
  );

/**
 * The rules of a CSS file that can apply to a page: no rules for absent classes
 * or elements, no fonts for absent characters.
 */
export function usedRules(css: string, names: PageNames): string {
  const { classes, elements, scriptWords, codes } = names;
  const isThere = (part: SelectorComponent): boolean => {
    if (part.type === "class")
      return classes.has(part.name) || scriptWords.has(part.name);
    if (part.type === "type")
      return (
        elements.has(part.name.toLowerCase()) || scriptWords.has(part.name)
      );
    if (part.type !== "pseudo-class") return true;
    const hasList =
      part.kind === "where" || part.kind === "is" || part.kind === "has";
    return (
      !hasList || part.selectors.some((selector) => selector.every(isThere))
    );
  };
  const { code } = transform({
    filename: "page.css",
    code: Buffer.from(css),
    ...cssTargets,
    visitor: {
      Rule: {
        style(rule) {
          const used = rule.value.selectors.filter((selector) =>
            selector.every(isThere),
          );
          if (used.length === 0) return [];
          // Nested rules have the specificity of the most specific selector in
          // the list, so such a list is kept whole.
          if (
            used.length === rule.value.selectors.length ||
            rule.value.rules.length > 0
          )
            return undefined;
          return withoutNulls({
            ...rule,
            value: { ...rule.value, selectors: used },
          });
        },
        "font-face"(rule) {
          const ranges = rule.value.properties.flatMap((property) =>
            property.type === "unicode-range"
              ? (property.value as UnicodeRange[])
              : [],
          );
          const inUse = ({ start, end }: UnicodeRange) =>
            codes.some((code) => code >= start && code <= end);
          return ranges.length === 0 || ranges.some(inUse) ? undefined : [];
        },
      },
    },
  });
  // A second pass removes blocks that the first one emptied.
  const unused = unusedSymbols(code.toString(), names);
  return transform({
    filename: "page.css",
    code,
    minify: true,
    ...cssTargets,
    unusedSymbols: unused,
    visitor: {
      Rule: {
        property: ({ value }) => (unused.includes(value.name) ? [] : undefined),
      },
    },
  }).code.toString();
}
