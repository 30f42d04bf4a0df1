/** The rules directly in a block of a style sheet, with whitespace collapsed. */
export function topLevelRules(css: string, block: string): { selector: string; body: string }[] {
  const plain = css.replace(/\/\*.*?\*\//gs, "");
  const rules: { selector: string; body: string }[] = [];
  let depth = 0;
  const opening = plain.indexOf("{", plain.indexOf(block));
  let start = opening + 1;
  let selector = "";
  for (let index = start; index < plain.length && depth >= 0; index++) {
    if (plain[index] === "{" && depth++ === 0) {
      selector = plain.slice(start, index).trim();
      start = index + 1;
    } else if (plain[index] === "}" && --depth === 0) {
      rules.push({ selector, body: plain.slice(start, index).replace(/\s+/g, " ").trim() });
      start = index + 1;
    }
  }
  return rules;
}
