import type { Plugin } from "vite";
import {
  type Breakpoint,
  breakpoints,
  mediaBelow,
  mediaFrom,
} from "../../app/styles/breakpoints.ts";

/** `@custom-media` rules for `--desk`, `--below-desk` and so on. */
function definitions(): string {
  const names = Object.keys(breakpoints) as Breakpoint[];
  const rules = names.flatMap((name) => [
    `@custom-media --${name} ${mediaFrom(name)};`,
    `@custom-media --below-${name} ${mediaBelow(name)};`,
  ]);
  return rules.join("\n");
}

const styleSheet = /\.css(?:\?|$)/;
const asText = /[?&](?:raw|url)\b/;

/**
 * Defines the breakpoints in every style sheet, because Lightning CSS reads one
 * file at a time. At its end, so that its line numbers stay the same.
 */
export function customMedia(): Plugin {
  return {
    name: "custom-media",
    enforce: "pre",
    transform(css, id) {
      if (!styleSheet.test(id) || asText.test(id)) return null;
      return { code: `${css}\n${definitions()}`, map: null };
    },
  };
}
