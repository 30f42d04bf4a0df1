import { Parser } from "htmlparser2";
import postcss, {
  type AtRule,
  type ChildNode,
  type Declaration,
} from "postcss";
import { isTooNew, newMembers } from "./support.ts";

const hasCondition = (node: ChildNode): node is AtRule =>
  node.type === "atrule" && node.name === "supports";

/**
 * Rules under a condition of their own, which browsers without the feature
 * leave out.
 */
function isGuarded(node: ChildNode): boolean {
  for (
    let parent = node.parent;
    parent && parent.type !== "root";
    parent = parent.parent as typeof parent
  ) {
    if (!hasCondition(parent as ChildNode)) continue;
    const { params } = parent as AtRule;
    // Not the condition of the whole design, nor the absence of something.
    if (!params.startsWith("not ") && !params.includes("color-mix"))
      return true;
  }
  return false;
}

const pseudo = /::?([a-z-]+)/g;
const functionName = /([a-z-]+)\(/g;

const ofSelector = (selector: string) =>
  [...selector.matchAll(pseudo)].map(([, name]) => `css.selectors.${name}`);

function ofDeclaration({ prop, value, variable }: Declaration): string[] {
  const functions = [...value.matchAll(functionName)].flatMap(([, name]) => [
    `css.types.${name}`,
    `css.types.color.${name}`,
  ]);
  if (variable) return functions;
  const keywords = value.match(/(?<![\w-])[a-z][a-z-]+(?![\w(-])/g) ?? [];
  const property = `css.properties.${prop}`;
  return [
    property,
    ...keywords.map((keyword) => `${property}.${keyword}`),
    ...functions,
  ];
}

function ofAtRule({ name, params }: AtRule): string[] {
  const rule = `css.at-rules.${name}`;
  const features = name === "media" ? [...params.matchAll(/\(([a-z-]+)/g)] : [];
  return [rule, ...features.map(([, feature]) => `${rule}.${feature}`)];
}

/** The features of a style sheet that a browser of the promise lacks. */
export function newFeaturesOfStyles(css: string): Set<string> {
  const used = new Set<string>();
  postcss.parse(css).walk((node) => {
    if (isGuarded(node)) return;
    if (node.type === "rule") {
      for (const feature of ofSelector(node.selector)) used.add(feature);
      if (node.parent?.type === "rule") used.add("css.selectors.nesting");
    }
    if (node.type === "decl")
      for (const feature of ofDeclaration(node)) used.add(feature);
    if (node.type === "atrule")
      for (const feature of ofAtRule(node)) used.add(feature);
  });
  return new Set([...used].filter(isTooNew));
}

/** The elements and attributes that a browser of the promise lacks. */
export function newFeaturesOfMarkup(html: string): Set<string> {
  const used = new Set<string>();
  const parser = new Parser({
    onopentag(name, attributes) {
      used.add(`html.elements.${name}`);
      for (const attribute of Object.keys(attributes)) {
        used.add(`html.elements.${name}.${attribute}`);
        used.add(`html.global_attributes.${attribute}`);
      }
    },
  });
  parser.end(html);
  return new Set([...used].filter(isTooNew));
}

const members = newMembers();

/**
 * The members of interfaces in a script that a browser of the promise lacks.
 */
export function newMembersOfScript(source: string): Set<string> {
  const used = [...source.matchAll(/\.([A-Za-z]+)\b/g)].map(
    ([, name = ""]) => name,
  );
  return new Set(used.filter((name) => members.has(name)));
}
