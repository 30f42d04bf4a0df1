/** Enough to keep the processors busy without using too much memory. */
const AT_ONCE = 8;

/** Processes a list, a few items concurrently. */
export async function eachAtOnce<Item>(
  items: readonly Item[],
  work: (item: Item) => Promise<void>,
): Promise<void> {
  const waiting = items.values();
  const workOn = async () => {
    for (const item of waiting) await work(item);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, workOn));
}
