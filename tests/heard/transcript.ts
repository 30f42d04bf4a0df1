import type { Page } from "@playwright/test";

/** A node of Chromium's accessibility tree, as far as a transcript needs it. */
interface Heard {
  role: string;
  name: string;
  description: string;
  value: string;
  /** States such as `expanded`. */
  states: ReadonlyMap<string, unknown>;
  /** What the page says with `aria-current`, which the tree leaves out. */
  current: string | undefined;
  children: Heard[];
}

/**
 * Attributes by the browser's number of their element; in the protocol they are
 * a flat list.
 */
interface DomNode {
  backendNodeId: number;
  attributes?: string[];
  children?: DomNode[];
}

/** The marks of elements with `aria-current`. */
function currentMarks(
  node: DomNode,
  marks = new Map<number, string>(),
): Map<number, string> {
  const { attributes = [], backendNodeId, children = [] } = node;
  const at = attributes.indexOf("aria-current");
  if (at >= 0) marks.set(backendNodeId, attributes[at + 1] ?? "");
  for (const child of children) currentMarks(child, marks);
  return marks;
}

/**
 * What a screen reader gets from the browser. Nodes that say nothing by
 * themselves are replaced by their children. Chromium's own tree, because
 * libraries judge the DOM instead: Playwright's snapshot has what is inert and
 * no descriptions, and a virtual screen reader speaks closed answers and does
 * not know whether a popover is open.
 */
async function readTree(page: Page): Promise<Heard[]> {
  const session = await page.context().newCDPSession(page);
  const { root } = await session.send("DOM.getDocument", { depth: -1 });
  const { nodes } = await session.send("Accessibility.getFullAXTree");
  await session.detach();
  const marks = currentMarks(root);
  const byId = new Map(nodes.map((node) => [node.nodeId, node]));
  const read = (id: string): Heard[] => {
    const node = byId.get(id);
    if (!node) return [];
    const role = String(node.role?.value).replace(
      /^DisclosureTriangle.*/,
      "summary",
    );
    const children =
      role === "StaticText" ? [] : (node.childIds ?? []).flatMap(read);
    if (node.ignored || silent.has(role)) return children;
    const states = (node.properties ?? []).map(
      ({ name, value }) => [name, value.value] as const,
    );
    return [
      {
        role,
        name: String(node.name?.value ?? "").trim(),
        description: String(node.description?.value ?? ""),
        value: String(node.value?.value ?? ""),
        states: new Map<string, unknown>(states),
        current: marks.get(node.backendDOMNodeId ?? -1),
        children,
      },
    ];
  };
  const [first] = nodes;
  return first ? read(first.nodeId) : [];
}

/** Roles of nodes that only hold others. */
const silent = new Set([
  ...[
    "RootWebArea",
    "generic",
    "none",
    "LabelText",
    "Legend",
    "Figcaption",
    "DescriptionList",
    "Abbr",
  ],
  ...[
    "strong",
    "emphasis",
    "time",
    "ListMarker",
    "SvgRoot",
    "code",
    "mark",
    "MenuListPopup",
    "LineBreak",
  ],
]);

/** Roles whose name is all that they contain. */
const spokenByName = new Set([
  ...["link", "button", "heading", "radio", "checkbox", "option", "summary"],
  ...[
    "textbox",
    "slider",
    "term",
    "caption",
    "cell",
    "columnheader",
    "rowheader",
  ],
]);

/**
 * What is said of an open or a closed one, and of a pressed or another button.
 */
const pairs = [
  ["expanded", "expanded", "collapsed"],
  ["pressed", "pressed", "not pressed"],
  ["checked", "checked", "not checked"],
] as const;
const marks = ["required", "disabled", "focused"] as const;

function statesOf({ role, states, current, value }: Heard): string[] {
  const said: string[] = [];
  if (role === "heading") said.push(`level ${states.get("level")}`);
  for (const [state, yes, no] of pairs) {
    if (states.has(state))
      said.push(String(states.get(state)) === "true" ? yes : no);
  }
  for (const state of marks) if (states.get(state) === true) said.push(state);
  if (String(states.get("invalid") ?? "false") !== "false")
    said.push("invalid");
  if (states.has("live") && !states.has("root"))
    said.push(`announced (${states.get("live")})`);
  if (current && current !== "false")
    said.push(current === "page" ? "current page" : "current");
  if (value && role !== "link") said.push(`“${value}”`);
  return said;
}

const isText = ({ role }: Heard) => role === "StaticText" || role === "text";
const isPlain = (node: Heard): boolean =>
  isText(node) || (node.role === "paragraph" && node.children.every(isPlain));
const canFocus = (node: Heard): boolean =>
  node.states.get("focusable") === true || node.children.some(canFocus);

/**
 * Text and the text after it are read as one, with the space that the layout
 * gives.
 */
function joined(before: string, text: string): string {
  return /^[.,:;!?)]/.test(text) || before === ""
    ? before + text
    : `${before} ${text}`;
}

function linesOf(nodes: readonly Heard[], indent: string): string[] {
  const lines: string[] = [];
  let text = "";
  const endText = () => {
    if (text) lines.push(`${indent}${text}`);
    text = "";
  };
  for (const node of nodes) {
    if (isText(node)) {
      text = joined(text, node.name);
      continue;
    }
    endText();
    if (node.role === "paragraph") {
      lines.push(...linesOf(node.children, indent));
      continue;
    }
    const { role, name, description } = node;
    const about =
      description && description !== name ? [`about it: ${description}`] : [];
    lines.push(
      indent +
        [role, name, ...statesOf(node), ...about].filter(Boolean).join(", "),
    );
    if (name && spokenByName.has(role) && !node.children.some(canFocus))
      continue;
    const [only = "", ...others] = linesOf(node.children, `${indent}  `);
    // An item that is a single text takes one line.
    const isOneText =
      others.length === 0 && node.children.every((child) => isPlain(child));
    if (isOneText && only) lines.push(`${lines.pop()}: ${only.trim()}`);
    else if (only) lines.push(only, ...others);
  }
  endText();
  return lines;
}

/**
 * What is heard of a page, in order, one line for each thing: its role, name,
 * states and description. The level of a line is what it is part of. `within`
 * is the role or the name of the part to which it is limited.
 */
export async function transcript(page: Page, within?: string): Promise<string> {
  const nodes = await readTree(page);
  const isPart = ({ role, name, children }: Heard) =>
    children.length > 0 && (role === within || name === within);
  const find = (all: readonly Heard[]): Heard[] =>
    all.flatMap((node) => (isPart(node) ? [node] : find(node.children)));
  const heard = within === undefined ? nodes : find(nodes);
  return `${linesOf(heard, "").join("\n")}\n`;
}
