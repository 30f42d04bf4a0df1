// biome-ignore lint/suspicious/noExplicitAny: only the function's source is used.
type AnyFunction = (...given: any[]) => unknown;

/** A "<" could end the script element early. */
const json = (value: unknown) =>
  JSON.stringify(value).replaceAll("<", "\\u003c");

const sourceOf = (value: string | AnyFunction) =>
  typeof value === "function" ? String(value) : json(value);

/** The source of a function call. The functions must be self-contained. */
export const inlineSource = <Run extends AnyFunction>(
  run: Run,
  ...given: Parameters<Run>
): string => `(${run})(${given.map(sourceOf).join(",")})`;

/**
 * A self-contained function, or the result of `inlineSource` for one with
 * arguments.
 */
export type Behaviour = (() => void) | string;

/**
 * A small inline script next to its component. The build adds its hash to the
 * CSP.
 */
export function InlineScript({
  run,
}: {
  run: Behaviour | readonly Behaviour[];
}) {
  const calls = [run]
    .flat()
    .map((each) => (typeof each === "string" ? each : inlineSource(each)));
  return <script dangerouslySetInnerHTML={{ __html: calls.join(";") }} />;
}

/** Data in a page, which needs no hash. */
export function JsonScript({
  type,
  data,
}: {
  type: "application/ld+json" | "speculationrules";
  data: object;
}) {
  return (
    <script type={type} dangerouslySetInnerHTML={{ __html: json(data) }} />
  );
}
