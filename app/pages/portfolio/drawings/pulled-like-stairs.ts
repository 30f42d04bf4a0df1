/** Along the chest's own depth, 25° on the sheet: each drawer stands further out than the one above it. */
export function pulledLikeStairs(index: number, count: number): string {
  const pull = 23 + (77 * index) / Math.max(count - 1, 1);
  return `translate(${(pull * -0.9063).toFixed(1)} ${(pull * 0.4226).toFixed(1)})`;
}
