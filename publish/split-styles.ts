import { topLevelRules } from "../app/styles/top-level-rules.ts";

/** The CSS module of a class, as named by vite.config.ts. */
const modulesIn = (text: string) => text.match(/\bm_[\w-]{6}_/g) ?? [];

/** Fonts in files load after the first paint; print rules and app/styles/late.css are not needed for it either. */
const isLater = (rule: string) => /^@font-face\{[^}]*url\(\/|^@media print\b|^@layer late\{/.test(rule);

/** The class whose rule this is alone: the colours of a dark sheet, the size of a drawing. */
const sheetClass = (rule: string) =>
  /^(?:@media screen\{\.([\w-]+)|\.(s\d+x\d+))\{[^{}]*\}+$/.exec(rule)?.slice(1).find(Boolean);

/**
 * Splits the rules of a page into those of the first view and the rest, so that the first bytes contain everything the
 * first view needs. A CSS module is never split, because the order of its rules matters.
 */
export function splitStyles(css: string, classes: ReadonlySet<string>): { first: string; rest: string } {
  const inFirstView = new Set(modulesIn([...classes].join(" ")));
  const isBelow = (rule: string) => {
    const sheet = sheetClass(rule);
    if (sheet) return !classes.has(sheet);
    const modules = modulesIn(rule.startsWith("@") ? rule : (rule.split("{", 1)[0] ?? ""));
    return modules.length > 0 && !modules.some((name) => inFirstView.has(name));
  };
  const { first = [], rest = [] } = Object.groupBy(topLevelRules(css), (rule) =>
    isLater(rule) || isBelow(rule) ? "rest" : "first",
  );
  return { first: first.join(""), rest: rest.join("") };
}
