import { expect, it } from "vitest";
import { readFirstView } from "./first-view.ts";
import { splitStyles } from "./split-styles.ts";

const hero = "m_aaaaaa_hero";
const menu = "m_bbbbbb_menu";
const below = "m_cccccc_below";
const html = `<body><header><div popover="" class="${menu}"></div></header><main><section class="${hero}"><h1>A</h1><svg class="dwg lettered s90x60"></svg></section><section class="${below}"></section></main></body>`;

it("ends the first view after the first element of main", () => {
  const { end, classes } = readFirstView(html);
  expect(html.slice(end)).toMatch(new RegExp(`^<section class="${below}">`));
  expect([...classes]).toEqual([hero, "dwg", "lettered", "s90x60"]);
});

it("keeps the styles of the first view before it, and the order on both sides", () => {
  const rules = {
    tokens: ":root{--a:1}",
    hero: `.${hero}{color:red;& p{content:"}{"}}`,
    both: `.${below},.${hero}{top:0}`,
    below: `.${below}{@media (width>=1rem){color:red}}`,
    menu: `.${menu}{left:0}`,
    face: "@font-face{font-family:A;src:url(/assets/a.woff2)}",
    fallback: "@font-face{font-family:B;src:local(Arial)}",
    print: "@media print{:root{--a:2}}",
    late: "@layer late{dl{top:1px}}",
    anyElement: "main{right:0}",
    darkSheet: "@media screen{.dark-sheet{--a:3}}",
    drawing: ".s90x60{--w:90;--h:60}",
    drawingBelow: ".s80x50{--w:80;--h:50}",
  };
  expect(splitStyles(Object.values(rules).join(""), readFirstView(html).classes)).toEqual({
    first: [rules.tokens, rules.hero, rules.both, rules.fallback, rules.anyElement, rules.drawing].join(""),
    rest: [
      rules.below,
      rules.menu,
      rules.face,
      rules.print,
      rules.late,
      rules.darkSheet,
      rules.drawingBelow,
    ].join(""),
  });
});
