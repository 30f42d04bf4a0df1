import { expect, it } from "vitest";
import { listEntries } from "../../content/entries.ts";
import { product } from "./kind.ts";
import { productSchema } from "./schema.ts";

it("has either an audience or use cases", ({ skip }) => {
  const [entry] = listEntries(product);
  if (!entry) return skip("there is no product");
  const { slug, ...content } = entry;
  const [range] = (content.audience ?? content.useCases)?.items ?? [];
  const ranges = (count: number) => ({
    heading: "Who it is for",
    items: Array(count).fill(range),
  });
  const accepts = (fields: object) =>
    productSchema.safeParse({ ...content, ...fields }).success;
  expect(accepts({ audience: ranges(5), useCases: undefined })).toBe(true);
  expect(accepts({ audience: undefined, useCases: ranges(4) })).toBe(true);
  expect(accepts({ audience: ranges(5), useCases: ranges(4) })).toBe(false);
  expect(accepts({ audience: undefined, useCases: undefined })).toBe(false);
});
