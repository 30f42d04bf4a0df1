import { existsSync, globSync, readFileSync } from "node:fs";
import path from "node:path";
import { marked } from "marked";
import { expect, it } from "vitest";

const root = path.resolve(import.meta.dirname, "..");
const pages = globSync(["*.md", "docs/**/*.md"], { cwd: root });
const { scripts } = JSON.parse(readFileSync(path.join(root, "package.json"), "utf8"));

function read(page: string) {
  const text = readFileSync(path.join(root, page), "utf8");
  const found = { text, links: [] as string[], anchors: new Set<string>() };
  marked.walkTokens(marked.lexer(text), (token) => {
    if (token.type === "link" || token.type === "image") found.links.push(token.href);
    // As GitHub names the headings of a page.
    if (token.type === "heading") {
      const words = token.text.toLowerCase().replaceAll(/[^\p{L}\p{N}\s_-]/gu, "");
      found.anchors.add(words.trim().replaceAll(/\s/g, "-"));
    }
  });
  return found;
}

const leadsNowhere = (page: string, link: string) => {
  const [file = "", anchor] = link.split("#");
  const target = file ? path.join(path.dirname(page), decodeURIComponent(file)) : page;
  if (!existsSync(path.join(root, target))) return true;
  return anchor !== undefined && target.endsWith(".md") && !read(target).anchors.has(anchor);
};

it.each(pages)("%s links to what is there, and names commands that there are", (page) => {
  const { text, links } = read(page);
  const inside = links.filter((link) => !/^[a-z]+:/.test(link));
  expect(inside.filter((link) => leadsNowhere(page, link))).toEqual([]);
  const commands = [...text.matchAll(/npm run (?:--silent )?([\w:-]+)/g)].map(([, name = ""]) => name);
  expect(commands.filter((name) => !(name in scripts))).toEqual([]);
});
