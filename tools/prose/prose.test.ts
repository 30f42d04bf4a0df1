import { expect, it } from "vitest";
import {
  findDeadLinks,
  findMisspellings,
  findWording,
  root,
} from "./checks.ts";

it("names the line and the plain word, and leaves longer words and code alone", () => {
  expect(findWording("a.ts", "fine\n// Mended here.")).toEqual([
    "a.ts:2: “Mended”, write: fix",
  ]);
  expect(
    findWording("a.ts", "recommends amendments, an in-hand-written note"),
  ).toEqual([]);
});

it("names the links of a page that lead nowhere", () => {
  const files: Record<string, string> = {
    "docs/b.md": "# B\n## What's new, then?\n",
    "docs/picture.png": "",
  };
  const page = `# Here
[b](b.md) [new](b.md#whats-new-then) ![p](picture.png) [web](https://site.example/#x) [here](#here)
[c](c.md)
[old](b.md#old)
\`\`\`
[d](d.md)
\`\`\``;
  expect(
    findDeadLinks("docs/a.md", page, (file) => files[file] ?? null),
  ).toEqual([
    "docs/a.md:3: (c.md) leads nowhere",
    "docs/a.md:4: (b.md#old) leads nowhere",
  ]);
});

it("knows the name of the site, whatever an owner calls it", () => {
  const title = [{ file: "README.md", line: 1, text: "# Qwertz’s website" }];
  expect(findMisspellings(root, title, [])).toEqual([
    "README.md:1: unknown word “Qwertz’s”: fix it, or add it to words.txt",
  ]);
  expect(findMisspellings(root, title, ["Qwertz"])).toEqual([]);
});
