/** A message lists so many names at most. */
const MOST_LISTED = 15;

/** How many letters differ (Levenshtein). */
function distance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (const [i, letter] of [...a].entries()) {
    const next = [i + 1];
    for (const [j, other] of [...b].entries())
      next.push(
        Math.min(
          (row[j] ?? 0) + Number(letter !== other),
          (row[j + 1] ?? 0) + 1,
          (next[j] ?? 0) + 1,
        ),
      );
    row = next;
  }
  return row.at(-1) ?? 0;
}

/** The name that was probably meant, if one is close or contains the other. */
function nearest(name: string, names: readonly string[]): string | undefined {
  const [first] = names
    .map((known) => ({
      known,
      letters: distance(name.toLowerCase(), known.toLowerCase()),
    }))
    .toSorted((a, b) => a.letters - b.letters);
  if (first && first.letters <= Math.max(2, name.length / 3))
    return first.known;
  const isLong = (word: string) => word.length > 3;
  return names
    .filter((known) => isLong(known) && isLong(name))
    .find((known) => known.includes(name) || name.includes(known));
}

/**
 * The end of a message about an unknown name: `; did you mean "backend-api"?`,
 * or the names that there are.
 */
export function knownNames(
  name: string,
  names: readonly string[],
  quoted = (known: string) => `"${known}"`,
) {
  const near = nearest(name, names);
  if (near !== undefined) return `; did you mean ${quoted(near)}?`;
  return names.length > 0 && names.length <= MOST_LISTED
    ? `; there are ${names.join(", ")}`
    : "";
}
