/**
 * The widths in rem from which the layout changes. Style sheets name them:
 * `@media (--desk)`, `@media (--below-desk)` (tools/dev/custom-media.ts).
 */
export const breakpoints = {
  /** Below it is text of twice the usual size on a phone. */
  phone: 20,
  tablet: 40,
  desk: 64,
  wide: 80,
} as const;

export type Breakpoint = keyof typeof breakpoints;

/** The media query for a breakpoint and wider. */
export function mediaFrom(name: Breakpoint): string {
  return `(min-width: ${breakpoints[name]}rem)`;
}

/**
 * The media query for anything narrower than a breakpoint. Not `width < 64rem`,
 * because the `<` of a range is an error in styles inside SVG.
 */
export function mediaBelow(name: Breakpoint): string {
  return `(max-width: ${breakpoints[name] - 0.01}rem)`;
}
