import type { Token } from "./read-tokens.ts";

/** A background: a token, or one blended over another. */
export type Surface = Token | { over: Token; token: Token; share: number };

export interface PairGroup {
  use: "text" | "graphic";
  colours: readonly Token[];
  on: readonly Surface[];
  /** Which of the two to change if the contrast is too low. */
  change: "colour" | "surface";
}

/** WCAG 2.2 AA: 1.4.3 for text, 1.4.11 for graphics and focus rings. */
export const requiredContrast = { text: 4.5, graphic: 3 } as const;

const sheets = ["--paper", "--tint", "--plate", "--lit"] as const;
/** A field of the form with a mistake (form.module.css). */
const fieldWithMistake = { over: "--plate", token: "--signal", share: 0.07 } as const;

/**
 * Every colour of text and meaningful graphics, with its backgrounds. The build checks each pair in both schemes, on the
 * page, on the dark sheet and in print. Lines and grids are decoration and not included.
 */
export const pairGroups: readonly PairGroup[] = [
  { use: "text", colours: ["--ink", "--muted", "--signal-text"], on: sheets, change: "colour" },
  { use: "text", colours: ["--ink", "--signal-text"], on: [fieldWithMistake], change: "colour" },
  { use: "text", colours: ["--on-signal"], on: ["--signal-fill"], change: "surface" },
  { use: "text", colours: ["--paper"], on: ["--ink"], change: "surface" },
  { use: "graphic", colours: ["--signal", "--signal-fill"], on: [...sheets, "--shade"], change: "colour" },
];
