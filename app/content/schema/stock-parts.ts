import { z } from "zod";

/** What a figure can be composed of; each is drawn by the file of its name in app/drawings/stock/. */
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

/** The name of a stock part; another is refused by its name, with the names there are. */
export const stockPartSchema = z.enum(stockParts, {
  error: ({ input }) => `there is no stock part "${String(input)}", only ${stockParts.join(", ")}`,
});
