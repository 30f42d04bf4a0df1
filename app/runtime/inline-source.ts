// biome-ignore lint/suspicious/noExplicitAny: only the function's source is used.
type AnyFunction = (...given: any[]) => unknown;

/** A "<" could end the script element early. */
const sourceOf = (value: string | AnyFunction) =>
  typeof value === "function" ? String(value) : JSON.stringify(value).replaceAll("<", "\\u003c");

/** The source of a function call. The functions must be self-contained. */
export const inlineSource = <Run extends AnyFunction>(run: Run, ...given: Parameters<Run>): string =>
  `(${run})(${given.map(sourceOf).join(",")})`;
