import { type Product, productSchema } from "../pages/product/schema.ts";
import { pick, readCollection } from "./collection.ts";

const products: Map<string, Product> = readCollection(
  productSchema,
  import.meta.glob("/content/products/*.ts", { eager: true }),
  (product) => product.menu.order,
);

export function listProducts(): Product[] {
  return [...products.values()];
}

export function getProduct(slug: string | undefined): Product {
  return pick(products, "product", slug);
}
