/** A case study's number in the register: P-01. */
export function drawingNumber(order: number): string {
  return `P-${String(order).padStart(2, "0")}`;
}
