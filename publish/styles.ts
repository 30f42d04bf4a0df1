import postcss, { type AtRule, type ChildNode } from "postcss";
import type { Cached } from "./cache.ts";
import { REST_STYLES, readFirstView } from "./first-view.ts";
import { type Files, mapHtmlAsync, textReader } from "./output.ts";
import { scriptsOf } from "./scripts.ts";
import { namesOn, type PageNames, usedRules } from "./used-rules.ts";

/**
 * The links to CSS files of a page; those of an island have a bare # after
 * their URL.
 */
const stylesheet = /<link rel="stylesheet" href="\/([^"#]+)#?"\/>/g;
/** The sizes of a page's drawings (app/drawings/scene/drawing.tsx). */
const sizes = /<style data-precedence[^>]*>(.*?)<\/style>/;
const stylesInScript = /"assets\/[\w.-]+\.css"/g;

/**
 * Before importing an island, the bundler's loader would fetch its CSS, which
 * are already inlined. The list is read by index, so each entry is replaced by
 * the script itself.
 */
function forgetStylesInScripts(files: Files): void {
  for (const [name, data] of files) {
    if (!name.endsWith(".js")) continue;
    const source = data.toString();
    if (source.search(stylesInScript) < 0) continue;
    files.set(
      name,
      Buffer.from(source.replace(stylesInScript, JSON.stringify(name))),
    );
  }
}

/** The CSS modules that classes belong to, as named by vite.config.ts. */
const modulesIn = (text: string) => text.match(/\bm_[\w-]{6}_/g) ?? [];

/**
 * What app/styles/plain.css says to browsers that lack what the design needs.
 */
const isPlainLook = (node: ChildNode) =>
  node.type === "atrule" &&
  node.name === "supports" &&
  node.params.startsWith("not (");

/**
 * Replaces a selector that a browser lacks, such as that of an open popover.
 */
const isFallback = (node: ChildNode) =>
  node.type === "atrule" &&
  node.name === "supports" &&
  node.params.startsWith("not selector(");

const isLayer = (node: ChildNode): node is AtRule & { nodes: ChildNode[] } =>
  node.type === "atrule" && node.name === "layer" && node.nodes !== undefined;

/**
 * What a rule says of elements under a pointer. Such a rule is more specific
 * than the one it changes, so that it may come after the others.
 */
const isForPointer = (node: ChildNode) =>
  node.type === "rule" &&
  node.selectors.every((selector) => /::selection|:hover/.test(selector));

/**
 * Fonts in files load after the first paint; app/styles/late.css and rules for
 * a pointer, print, forced colours and more contrast are not needed for it
 * either. The plain look and fallbacks would take a quarter of a kilobyte of
 * every first view.
 */
function isLater(node: ChildNode): boolean {
  if (isForPointer(node)) return true;
  if (node.type !== "atrule") return false;
  if (isPlainLook(node) || isFallback(node)) return true;
  if (node.params.startsWith("(hover")) return true;
  if (node.name === "font-face") return node.toString().includes("url(/");
  if (node.name === "layer") return node.params === "late";
  return (
    node.name === "media" &&
    /^print|^\(forced-colors: ?active\)|^\(prefers-contrast: ?more\)/.test(
      node.params,
    )
  );
}

/**
 * The global class that a rule gives its own custom properties: the colours of
 * a dark sheet, the size of a drawing.
 */
function givesPropertiesTo(node: ChildNode): string | undefined {
  const rule =
    node.type === "atrule" && node.params === "screen" ? node.first : node;
  if (
    rule?.type !== "rule" ||
    !rule.some((child) => child.type === "decl" && child.variable)
  )
    return;
  return /^\.((?!m_)[\w-]+)$/.exec(rule.selector)?.[1];
}

/**
 * Whether a rule only says what custom properties and the colour scheme of the
 * page are.
 */
function isValues(node: ChildNode): boolean {
  if (node.type === "decl")
    return node.variable || node.prop === "color-scheme";
  if (node.type === "rule" && !/^(:root|\[data-laid-out\])/.test(node.selector))
    return false;
  return (
    node.type !== "comment" &&
    node.nodes !== undefined &&
    node.nodes.every(isValues)
  );
}

/**
 * Rules for every browser: fonts, tokens, the plain look, and what a fragment
 * shows.
 */
function isForAll(node: ChildNode): boolean {
  if (
    node.type === "atrule" &&
    (node.name === "font-face" || node.name === "property")
  )
    return true;
  if (node.type === "rule" && node.selector === "[hidden]:target") return true;
  return isPlainLook(node) || isValues(node);
}

function hasDeclarations(node: ChildNode): boolean {
  if (node.type === "decl") return true;
  if (node.type !== "rule" && node.type !== "atrule") return false;
  return node.nodes?.some(hasDeclarations) ?? false;
}

/**
 * Parts a rule for values of the page in two: what the first view asks for, and
 * what only the rest does.
 */
function splitValues(
  node: ChildNode,
  isAsked: (name: string) => boolean,
): { asked: ChildNode; other: ChildNode } {
  const without = (isLeftOut: (name: string) => boolean) => {
    const copy = node.clone();
    if (copy.type !== "rule" && copy.type !== "atrule") return copy;
    copy.walkDecls((declaration) => {
      if (isLeftOut(declaration.prop)) declaration.remove();
    });
    return copy;
  };
  const isNeeded = (property: string) =>
    !property.startsWith("--") || isAsked(property);
  return {
    asked: without((property) => !isNeeded(property)),
    other: without(isNeeded),
  };
}

/**
 * Puts the rules of the design under the condition that the plain look negates:
 * a browser shows one or the other.
 */
function underCondition(
  nodes: readonly ChildNode[],
  condition: string,
): string {
  const text = (chosen: readonly ChildNode[]) => {
    const isStatement = (node: ChildNode) =>
      node.type === "atrule" && !node.nodes;
    return chosen
      .map((node) => (isStatement(node) ? `${node};` : `${node}`))
      .join("");
  };
  const design = text(nodes.filter((node) => !isForAll(node)));
  return (
    text(nodes.filter(isForAll)) +
    (design && `@supports ${condition}{${design}}`)
  );
}

/**
 * Splits the rules of a page into those of the first view and the rest, so that
 * the first bytes contain everything the first view needs. A CSS module is
 * never split, except for its rules for a pointer: the order of its rules
 * matters.
 */
function splitStyles(
  css: string,
  firstView: { html: string; classes: ReadonlySet<string> },
): { first: string; rest: string } {
  const { html, classes } = firstView;
  const inFirstView = new Set(modulesIn([...classes].join(" ")));
  const isBelow = (node: ChildNode) => {
    const name = givesPropertiesTo(node);
    if (name) return !classes.has(name);
    const modules = modulesIn(
      node.type === "rule" ? node.selector : node.toString(),
    );
    return modules.length > 0 && !modules.some((name) => inFirstView.has(name));
  };
  const { nodes } = postcss.parse(css);
  const plainLook = nodes.find(isPlainLook) as AtRule | undefined;
  const condition = plainLook?.params.slice("not ".length);
  if (!condition)
    throw new Error(
      "A page has no plain look: app/styles/plain.css is missing",
    );
  const isInRest = (node: ChildNode) => isLater(node) || isBelow(node);
  const text = [html, ...nodes.filter((node) => !isInRest(node))].join("");
  const isAsked = (value: string) => text.includes(`var(${value}`);
  const split = (all: readonly ChildNode[]) => {
    const first: ChildNode[] = [];
    const rest: ChildNode[] = [];
    for (const node of all) {
      if (isInRest(node)) {
        rest.push(node);
      } else if (isValues(node)) {
        const { asked, other } = splitValues(node, isAsked);
        if (hasDeclarations(asked)) first.push(asked);
        if (hasDeclarations(other)) rest.push(other);
      } else if (isLayer(node)) {
        const parts = split(node.nodes);
        first.push(node.clone({ nodes: parts.first }));
        if (parts.rest.length > 0) rest.push(node.clone({ nodes: parts.rest }));
      } else {
        first.push(node);
      }
    }
    return { first, rest };
  };
  const { first, rest } = split(nodes);
  return {
    first: underCondition(first, condition),
    rest: underCondition(rest, condition),
  };
}

/**
 * The rules of the first view go into the head, the others after it: HTML
 * allows no style element outside the head, but SVG does, and its rules apply
 * to the whole document.
 */
function writeStyles(html: string, css: string): string {
  const { end, classes } = readFirstView(html);
  const shown = html.slice(0, end);
  const { first, rest } = splitStyles(css, { html: shown, classes });
  // Within SVG, the "<number>" of a registered property would begin an element.
  const escaped = rest.replace(/<(?=[a-z])/g, "\\3c ");
  const later = rest && `${REST_STYLES}${escaped}</style></svg></div>`;
  const firstView = shown.replace(
    "</head>",
    () => `<style>${first}</style></head>`,
  );
  return firstView + later + html.slice(end);
}

/** Cached for all pages on which a CSS file matches the same. */
function namesAsText({
  classes,
  elements,
  scriptWords,
  properties,
  codes,
}: PageNames): string {
  const lists = [classes, elements, scriptWords, properties].map((names) =>
    [...names].sort(),
  );
  return JSON.stringify([...lists, codes.toSorted((a, b) => a - b)]);
}

/**
 * Inlines each page's own rules, so that nothing else is needed to paint it.
 */
export async function inlineStyles(
  files: Files,
  fontStyles: string,
  cached: Cached,
): Promise<void> {
  const inlined = new Set<string>();
  const stylesOf = (name: string) => {
    const data = files.get(name);
    if (!data)
      throw new Error(
        `A page asks for the styles ${name}, which the build did not write`,
      );
    inlined.add(name);
    return data.toString();
  };
  const read = textReader(files);
  await mapHtmlAsync(files, async (html) => {
    const ownStyles = [...html.matchAll(stylesheet)].map(([, name]) =>
      stylesOf(name ?? ""),
    );
    const allStyles = [fontStyles, ...ownStyles].join("\n");
    const names = namesOn(html, scriptsOf(html, read).map(read).join("\n"));
    const css = await cached(
      ["styles", allStyles, namesAsText(names)],
      async () => Buffer.from(usedRules(allStyles, names)),
    );
    const [, ownRules = ""] = sizes.exec(html) ?? [];
    return writeStyles(
      html.replace(stylesheet, "").replace(sizes, ""),
      css.toString() + ownRules,
    );
  });
  for (const name of inlined) files.delete(name);
  forgetStylesInScripts(files);
}
