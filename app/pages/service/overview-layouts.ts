import type { SheetLayout } from "./schema.ts";

/** Where the overview's heading stands: beside its words or above them. */
export const overviewLayouts = {
  route: "beside",
  panel: "above",
  ledger: "above",
  spread: "beside",
} as const satisfies Record<SheetLayout, string>;
