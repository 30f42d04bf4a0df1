import { pick, readCollection } from "./collection.ts";
import { type Product, productSchema } from "./schema/product.ts";

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
