import { type CssColor, type Declaration, type Rule, transform } from "lightningcss";
import { toHex } from "./colour-maths.ts";

export type Token = `--${string}`;

export interface Colour {
  light: string;
  dark: string;
}

export type Colours = ReadonlyMap<Token, Colour>;

/** The colours of the page, and those that a dark sheet or a medium overrides. */
export interface ColourSheets {
  page: Colours;
  "dark sheet": Colours;
  print: Colours;
}

function hexOf(colour: CssColor, token: string): string {
  if (typeof colour === "string" || colour.type !== "rgb") {
    throw new Error(`app/styles/tokens.css: ${token}: write the colour as #rrggbb or #rrggbbaa`);
  }
  const { r, g, b, alpha } = colour;
  return toHex({ r: r / 255, g: g / 255, b: b / 255, alpha });
}

function coloursIn(declarations: readonly Declaration[]): [Token, Colour][] {
  return declarations.flatMap((declaration): [Token, Colour][] => {
    if (declaration.property !== "custom") return [];
    const { name, value } = declaration.value;
    const [first] = value;
    if (first?.type !== "color" || value.length !== 1) return [];
    const colour = first.value;
    // What is the same in both schemes is read as one colour.
    const { light, dark } =
      typeof colour !== "string" && colour.type === "light-dark" ? colour : { light: colour, dark: colour };
    return [[name as Token, { light: hexOf(light, name), dark: hexOf(dark, name) }]];
  });
}

interface FoundRule {
  selector: string;
  medium: string;
  declarations: readonly Declaration[];
}

function styleRules(rules: readonly Rule[], medium = "all"): FoundRule[] {
  return rules.flatMap((rule): FoundRule[] => {
    if (rule.type === "media") {
      const type = rule.value.query.mediaQueries[0]?.mediaType ?? "all";
      return rule.value.query.mediaQueries[0]?.condition ? [] : styleRules(rule.value.rules, type);
    }
    if (rule.type !== "style") return [];
    const [part] = rule.value.selectors[0] ?? [];
    const selector =
      part?.type === "class" ? `.${part.name}` : part?.type === "pseudo-class" ? part.kind : "";
    return [{ selector, medium, declarations: rule.value.declarations?.declarations ?? [] }];
  });
}

/** Parses the colours of tokens.css. */
export function readColours(css: string): ColourSheets {
  let rules: FoundRule[] = [];
  transform({
    filename: "tokens.css",
    code: new TextEncoder().encode(css),
    visitor: {
      StyleSheet(sheet) {
        rules = styleRules(sheet.rules);
      },
    },
  });
  const of = (selector: string, medium: string): Colours =>
    new Map(
      rules
        .filter((rule) => rule.selector === selector && rule.medium === medium)
        .flatMap(({ declarations }) => coloursIn(declarations)),
    );
  return { page: of("root", "all"), "dark sheet": of(".dark-sheet", "screen"), print: of("root", "print") };
}
