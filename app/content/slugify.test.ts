import { expect, it } from "vitest";
import { slugify } from "./slugify.ts";

it.each([
  ["Fees & taxes", "fees-taxes"],
  ["São Paulo", "sao-paulo"],
  ["2–4 weeks", "2-4-weeks"],
  ["Shopify’s plan", "shopifys-plan"],
  ["Москва", "москва"],
])("turns %s into %s", (text, slug) => expect(slugify(text)).toBe(slug));
