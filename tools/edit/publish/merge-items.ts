import { isDeepStrictEqual } from "node:util";

/** What one side has made of a list. */
interface Edited {
  /** Each item of the list as it is now; undefined if it was removed. */
  items: unknown[];
  /** What was added before each item, and at the end. */
  added: unknown[][];
}

/**
 * For each pair of places, how many items are alike from there on: the longest
 * common subsequence.
 */
function alikeFrom(a: readonly unknown[], b: readonly unknown[]): number[][] {
  const lengths = Array.from({ length: a.length + 1 }, () =>
    new Array<number>(b.length + 1).fill(0),
  );
  const at = (i: number, j: number) => lengths[i]?.[j] ?? 0;
  for (let i = a.length - 1; i >= 0; i -= 1)
    for (let j = b.length - 1; j >= 0; j -= 1) {
      const row = lengths[i] as number[];
      row[j] = isDeepStrictEqual(a[i], b[j])
        ? at(i + 1, j + 1) + 1
        : Math.max(at(i + 1, j), at(i, j + 1));
    }
  return lengths;
}

/** Items in the place of others are these, changed. */
function editsOf(base: readonly unknown[], side: readonly unknown[]): Edited {
  const lengths = alikeFrom(base, side);
  const edited: Edited = {
    items: [...base],
    added: Array.from({ length: base.length + 1 }, () => []),
  };
  let i = 0;
  let j = 0;
  while (i < base.length || j < side.length) {
    // Up to the next item that is in both.
    let from = i;
    let to = j;
    while (
      (from < base.length || to < side.length) &&
      !(
        from < base.length &&
        to < side.length &&
        isDeepStrictEqual(base[from], side[to])
      )
    ) {
      const here = lengths[from]?.[to] ?? 0;
      const later = lengths[from + 1]?.[to] ?? -1;
      if (from < base.length && later === here) from += 1;
      else to += 1;
    }
    for (; i < from; i += 1) {
      edited.items[i] = j < to ? side[j] : undefined;
      j = Math.min(j + 1, to);
    }
    edited.added[i]?.push(...side.slice(j, to));
    i = from + 1;
    j = to + 1;
  }
  return edited;
}

/**
 * Brings two versions of a list together: what either added, changed or removed.
 * An item that both changed is for the caller to merge.
 */
export function mergeItems(
  base: readonly unknown[],
  mine: readonly unknown[],
  theirs: readonly unknown[],
  merge: (
    base: unknown,
    mine: unknown,
    theirs: unknown,
    index: number,
  ) => unknown,
): unknown[] {
  const own = editsOf(base, mine);
  const other = editsOf(base, theirs);
  const merged: unknown[] = [];
  for (let index = 0; index <= base.length; index += 1) {
    const added = other.added[index] ?? [];
    const isNew = (item: unknown) =>
      added.every((known) => !isDeepStrictEqual(known, item));
    merged.push(...added, ...(own.added[index] ?? []).filter(isNew));
    const item =
      index < base.length
        ? merge(base[index], own.items[index], other.items[index], index)
        : undefined;
    if (item !== undefined) merged.push(item);
  }
  return merged;
}
