/** Enough to keep the processors busy: thousands at once would need more memory than there is. */
const AT_ONCE = 8;

/** Works through a list, a few items at the same time. */
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
