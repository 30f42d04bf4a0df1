import type { Page } from "@playwright/test";
import { parse } from "yaml";

/** A node of the accessibility tree. */
export interface TreeNode {
  /** Its role; for a heading with its level: `heading 2`. */
  role: string;
  name: string;
  children: TreeNode[];
}

/** Roles whose text is their name. */
const namedByContent = /^(heading \d|link|button|img|figure|radio|option|paragraph|term|definition|textbox)$/;
const inline = new Set(["text", "strong", "emphasis", "code", "mark", "time", "superscript", "subscript"]);

/** A line of Playwright's snapshot: `heading "Offices" [level=2]`. */
const line = /^(?<role>[\w-]+)(?: (?<name>"(?:[^"\\]|\\.)*"))?(?<states>(?: \[[^\]]*\])*)$/;

type Written = string | Record<string, unknown>;

function readNode(written: Written): TreeNode[] {
  const [key = "", value] = typeof written === "string" ? [written] : (Object.entries(written)[0] ?? []);
  // URLs and placeholders are content.
  if (key.startsWith("/")) return [];
  const { role = key, name = '""', states = "" } = line.exec(key)?.groups ?? {};
  if (inline.has(role)) return [{ role: "text", name: "", children: [] }];
  const level = /\[level=(\d)\]/.exec(states)?.[1];
  const node: TreeNode = { role: level ? `${role} ${level}` : role, name: JSON.parse(name), children: [] };
  if (Array.isArray(value) && !namedByContent.test(node.role)) node.children = readNodes(value);
  if (node.role === "figure" && Array.isArray(value)) {
    node.children = readNodes(value).filter((child) => child.role !== "text");
  }
  // The author decides which blocks a text consists of.
  if (role === "region") node.children = node.children.filter((child) => child.role.startsWith("heading"));
  return [node];
}

function readNodes(written: readonly Written[]): TreeNode[] {
  const nodes = written.flatMap(readNode);
  // Omit the text of a node that contains nothing else.
  if (nodes.every(({ role }) => role === "text")) return [];
  return nodes.flatMap((node, index) => {
    if (node.role === "definition") return [];
    if (node.role !== "term") return [node];
    const isFirst = nodes[index - 1]?.role !== "definition";
    return isFirst ? [{ role: "terms and definitions", name: "", children: [] }] : [];
  });
}

/** Playwright's snapshot, without the text of sentences. */
export const readTree = (snapshot: string): TreeNode[] => withSections(readNodes(parse(snapshot)));

/** Groups everything after an h2 into a section, because unnamed sections are not in the tree. */
function withSections(nodes: readonly TreeNode[]): TreeNode[] {
  return nodes.map((node) => {
    if (node.role !== "main") return node;
    const starts = node.children.flatMap(({ role }, index) => {
      if (role !== "heading 2") return [];
      // The header of a sheet precedes its heading.
      return [node.children[index - 1]?.role === "paragraph" ? index - 1 : index];
    });
    const sections = starts.map((start, index): TreeNode => {
      const children = node.children.slice(start, starts[index + 1]);
      const heading = children.find(({ role }) => role === "heading 2");
      return { role: "section", name: heading?.name ?? "", children };
    });
    return { ...node, children: [...node.children.slice(0, starts[0]), ...sections] };
  });
}

/** A page in two parts: the frame that all pages share, and its main content. */
export async function treeOf(page: Page): Promise<{ frame: TreeNode[]; main: TreeNode[] }> {
  const nodes = readTree(await page.locator("body").ariaSnapshot());
  return {
    frame: nodes.map((node) => (node.role === "main" ? { ...node, children: [] } : node)),
    main: nodes.find(({ role }) => role === "main")?.children ?? [],
  };
}
