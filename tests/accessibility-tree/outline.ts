import { parse, stringify } from "yaml";
import type { TreeNode } from "./tree.ts";

/** The accessibility tree of a kind of page. A node may represent several equal ones. */
export interface OutlineNode {
  role: string;
  /** A name from the code, ANY for one from the content, empty if there is none. */
  name: string;
  several: boolean;
  optional: boolean;
  children: OutlineNode[];
}

export const ANY = "…";

/** The content decides how many there are. */
const repeated =
  /^(listitem|option|paragraph|article|link|button|text|figure|group|region|navigation|row|cell|columnheader)$/;

/** Sections named by the content are identified by their children. */
const signature = ({ children }: OutlineNode) => children.map(({ role, name }) => `${role} ${name}`).join();

function sameKind(a: OutlineNode, b: OutlineNode): boolean {
  if (a.role !== b.role || (a.name === "") !== (b.name === "")) return false;
  if (a.role !== "section") return true;
  return a.name === b.name && (a.name !== ANY || signature(a) === signature(b));
}

type Keep = (node: OutlineNode) => OutlineNode | undefined;
const asOptional: Keep = (node) => ({ ...node, optional: true });

/** Merges two outlines in order. By default, a node in only one of them becomes optional. */
export function mergeOutlines(
  a: readonly OutlineNode[],
  b: readonly OutlineNode[],
  onlyInA: Keep = asOptional,
  onlyInB: Keep = asOptional,
): OutlineNode[] {
  const lengths = a.map(() => b.map(() => 0));
  const common = (i: number, j: number) => lengths[i]?.[j] ?? 0;
  for (const [i, nodeA] of [...a.entries()].reverse()) {
    for (const [j, nodeB] of [...b.entries()].reverse()) {
      const length = sameKind(nodeA, nodeB)
        ? common(i + 1, j + 1) + 1
        : Math.max(common(i + 1, j), common(i, j + 1));
      lengths[i]?.splice(j, 1, length);
    }
  }
  const merged: (OutlineNode | undefined)[] = [];
  let [i, j] = [0, 0];
  while (i < a.length || j < b.length) {
    const [nodeA, nodeB] = [a[i], b[j]];
    if (nodeA && nodeB && sameKind(nodeA, nodeB)) {
      merged.push({
        ...nodeA,
        name: nodeA.name === nodeB.name ? nodeA.name : ANY,
        several: nodeA.several || nodeB.several,
        optional: nodeA.optional || nodeB.optional,
        children: mergeOutlines(nodeA.children, nodeB.children, onlyInA, onlyInB),
      });
      i++;
      j++;
    } else if (nodeA && (!nodeB || common(i + 1, j) >= common(i, j + 1))) {
      merged.push(onlyInA(nodeA));
      i++;
    } else if (nodeB) {
      merged.push(onlyInB(nodeB));
      j++;
    }
  }
  return merged.filter((node) => node !== undefined);
}

/** A new outline plus the optional nodes of the last one, even if no page has them today. */
export const keepOptional = (outline: readonly OutlineNode[], last: readonly OutlineNode[]): OutlineNode[] =>
  mergeOutlines(
    outline,
    last,
    (node) => node,
    (node) => (node.optional ? node : undefined),
  );

/** The outline of one page. Names that are not in the code become ANY. */
export function outlineOf(nodes: readonly TreeNode[], isFixed: (name: string) => boolean): OutlineNode[] {
  const outline: OutlineNode[] = [];
  for (const { role, name, children } of nodes) {
    const node: OutlineNode = {
      role,
      name: name === "" || isFixed(name) ? name : ANY,
      several: false,
      optional: false,
      children: outlineOf(children, isFixed),
    };
    const isOpen = node.name === ANY || node.name === "";
    node.several = repeated.test(role) && isOpen;
    const last = outline.at(-1);
    // Landmarks with fixed names stay separate; other repeated siblings are merged.
    const mayJoin = repeated.test(role) && (role !== "navigation" || (isOpen && last?.several));
    if (last && mayJoin && sameKind(last, node)) {
      outline.splice(-1, 1, ...mergeOutlines([{ ...last, several: true }], [node]));
    } else outline.push(node);
  }
  return outline;
}

const matchesNode = (expected: OutlineNode, { role, name }: TreeNode) =>
  expected.role === role && (expected.name === ANY ? name !== "" : expected.name === name);

const label = ({ role, name }: { role: string; name: string }) => (name ? `${role} "${name}"` : role);

interface Fault {
  /** How many nodes matched before it: the longest match gives the best explanation. */
  after: number;
  text: string;
}

/** Matches the page against the outline; undefined if all of it matches. */
function follow(
  expected: readonly OutlineNode[],
  nodes: readonly TreeNode[],
  place: string,
): Fault | undefined {
  const [first, ...rest] = expected;
  const [node, ...others] = nodes;
  if (!first) {
    return node && { after: 0, text: `${place}: ${label(node)} is not in the outline there` };
  }
  const faults: Fault[] = [];
  if (node && matchesNode(first, node)) {
    const inside = follow(first.children, node.children, `${place} > ${label(node)}`);
    const remaining = first.several ? [{ ...first, optional: true }, ...rest] : rest;
    const fault = inside ?? follow(remaining, others, place);
    if (!fault) return undefined;
    faults.push({ ...fault, after: fault.after + 1 });
  }
  if (first.optional) {
    const without = follow(rest, nodes, place);
    if (!without) return undefined;
    faults.push(without);
  } else if (!node || !matchesNode(first, node)) {
    const found = node ? `there is ${label(node)} instead` : "it ends";
    faults.push({ after: 0, text: `${place}: ${label(first)} is missing, ${found}` });
  }
  return faults.toSorted((a, b) => b.after - a.after)[0];
}

/** Where a page differs from the outline of its kind. */
export function findDifference(
  expected: readonly OutlineNode[],
  nodes: readonly TreeNode[],
  place: string,
): string[] {
  const fault = follow(expected, nodes, place);
  return fault ? [fault.text] : [];
}

function writeNode(node: OutlineNode): unknown {
  const many = node.optional ? (node.several ? " *" : " ?") : node.several ? " +" : "";
  const name = node.name === ANY ? ` ${ANY}` : node.name && ` "${node.name}"`;
  const line = `${node.role}${name}${many}`;
  return node.children.length > 0 ? { [line]: node.children.map(writeNode) } : line;
}

function readNode(written: unknown): OutlineNode {
  const [line = "", children] =
    typeof written === "string" ? [written] : (Object.entries(written as Record<string, unknown>)[0] ?? []);
  const {
    role,
    name = "",
    many,
  } = /^(?<role>.*?)(?: (?<name>…|".*"))?(?: (?<many>[+?*]))?$/.exec(line)?.groups ?? {};
  return {
    role: role ?? "",
    name: name.startsWith('"') ? name.slice(1, -1) : name,
    several: many === "+" || many === "*",
    optional: many === "?" || many === "*",
    children: Array.isArray(children) ? children.map(readNode) : [],
  };
}

export const writeOutline = (outline: readonly OutlineNode[]): string =>
  stringify(outline.map(writeNode), { lineWidth: 0 });

export const readOutline = (text: string): OutlineNode[] => parse(text).map(readNode);
