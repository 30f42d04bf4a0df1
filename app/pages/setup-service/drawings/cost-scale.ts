import type { Costs } from "../../service/costs.ts";

export interface Frame {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

export interface CostSheet {
  viewBox: string;
  frame: Frame;
  /** How large dots and ticks are, and how far labels keep off them. */
  mark: number;
}

/** Months run to the right, dollars upwards; a little room is left above the dearest line. */
export function costScale({ years, saasUsdPerYear }: Costs, { left, right, top, bottom }: Frame) {
  const most = years * saasUsdPerYear[1] + 5000;
  return {
    x: (month: number) => left + (month / (years * 12)) * (right - left),
    y: (usd: number) => bottom - (usd / most) * (bottom - top),
    most,
  };
}

export const thousands = (usd: number) => (usd === 0 ? "0" : `$${usd / 1000}k`);
