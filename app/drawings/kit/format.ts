/** A coordinate as SVG wants it: one decimal at most, no trailing zero, never "-0". */
export function coordinate(value: number): string {
  const text = value.toFixed(1).replace(/\.0$/, "");
  return text === "-0" ? "0" : text;
}

export function point(x: number, y: number): string {
  return `${coordinate(x)} ${coordinate(y)}`;
}
