import { expect, it } from "vitest";
import { namesOn, usedRules } from "./used-rules.ts";

it("drops rules for absent classes, nested and conditional ones too", () => {
  const css = `
    .here { color: red; & .gone { color: blue } }
    .gone { color: green }
    .here.gone, a { margin: 0 }
    @media print { .gone::before { content: none } }
  `;
  const kept = usedRules(css, namesOn('<a class="here">'));
  expect(kept).toContain(".here{color:red");
  expect(kept).toContain("a{margin:0}");
  expect(kept).not.toMatch(/blue|green|content:none/);
});

it("drops absent classes from a selector list, unless that changes the specificity of nested rules", () => {
  const names = namesOn('<a class="here">');
  expect(usedRules(".gone, .here > a { margin: 0 }", names)).toBe(
    ".here>a{margin:0}",
  );
  expect(usedRules("@media print { .gone, a { margin: 0 } }", names)).toBe(
    "@media print{a{margin:0}}",
  );
  expect(usedRules(".gone, a { color: var(--ink) }", names)).toBe(
    "a{color:var(--ink)}",
  );
  expect(usedRules("a, .gone { & .here { margin: 0 } }", names)).toContain(
    ".gone",
  );
  expect(usedRules(":where(.gone) { margin: 0 }", names)).toBe("");
  expect(usedRules(":is(.gone, a) { margin: 0 }", names)).toContain("margin");
  expect(usedRules("p:has(> .gone) { margin: 0 }", names)).toBe("");
  expect(usedRules(".here:has(a, .gone) { margin: 0 }", names)).toContain(
    "margin",
  );
  expect(usedRules("a:not(:has(.gone)) { margin: 0 }", names)).toContain(
    "margin",
  );
});

it("drops fonts whose characters the page does not use, and empty blocks", () => {
  const css = `
    @font-face { font-family: Rupee; src: url(r.woff2); unicode-range: U+20B9 }
    @media (hover: hover) { .gone { color: red } }
  `;
  expect(usedRules(css, namesOn("<p>Rs 5</p>"))).toBe("");
  expect(usedRules(css, namesOn("<p>₹ 5</p>"))).toContain("Rupee");
});

it("drops rules for elements the page lacks, unless a script may create them", () => {
  expect(usedRules("table{margin:0}p{margin:0}", namesOn("<p></p>"))).toBe(
    "p{margin:0}",
  );
  expect(
    usedRules("output{margin:0}", namesOn("<p></p>", 'create("output")')),
  ).toBe("output{margin:0}");
});

it("drops unused animations and custom properties", () => {
  const css = `
    :root { --used: red; --in-an-attribute: blue; --by-a-script: 1px; --idle: green }
    p { color: var(--used); animation: turn 1s }
    .gone { color: var(--idle); animation: fade 1s }
    @property --idle { syntax: "<color>"; inherits: true; initial-value: red }
    @property --used { syntax: "<color>"; inherits: true; initial-value: red }
    @keyframes turn { to { rotate: 1turn } }
    @keyframes fade { to { opacity: 0 } }
  `;
  const kept = usedRules(
    css,
    namesOn('<p><path fill="var(--in-an-attribute)"/>', 'set("--by-a-script")'),
  );
  expect(kept).toMatch(/--used:red;--in-an-attribute:blue;--by-a-script:1px/);
  expect(kept).toContain("@keyframes turn");
  expect(kept).toContain("@property --used");
  expect(kept).not.toMatch(/idle|fade/);
});
