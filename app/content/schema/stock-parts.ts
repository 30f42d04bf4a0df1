import { z } from "zod";

/** What a figure can be composed of. Each has a file in app/drawings/stock/. */
export const stockParts = [
  "belt",
  "cabinet",
  "document",
  "gate",
  "ledger",
  "person",
  "phone",
  "plug",
  "server",
  "truck",
] as const;
export type StockPart = (typeof stockParts)[number];

export const stockPartSchema = z.enum(stockParts, {
  error: ({ input }) =>
    `there is no stock part "${String(input)}", only ${stockParts.join(", ")}`,
});
