// biome-ignore lint/suspicious/noExplicitAny: of a function only its source is used.
type AnyFunction = (...given: any[]) => unknown;

/** A "<" could end the script element early. */
const sourceOf = (value: string | AnyFunction) =>
  typeof value === "function" ? String(value) : JSON.stringify(value).replaceAll("<", "\\u003c");

/** A call as text. The functions are self-contained: their own source is what the page carries. */
export const inlineSource = <Run extends AnyFunction>(run: Run, ...given: Parameters<Run>): string =>
  `(${run})(${given.map(sourceOf).join(",")})`;
