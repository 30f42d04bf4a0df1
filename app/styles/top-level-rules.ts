/** The top-level rules and statements of a style sheet without comments. */
export function topLevelRules(css: string): string[] {
  const rules: string[] = [];
  let depth = 0;
  let start = 0;
  for (const { 0: found, index } of css.matchAll(/"(?:\\.|[^"\\])*"|[{};]/g)) {
    if (found === "{") depth++;
    else if (found === "}") depth--;
    else if (found !== ";") continue;
    if (depth > 0) continue;
    rules.push(css.slice(start, index + 1));
    start = index + 1;
  }
  return rules;
}
