import { contactFailedPath, notFoundPath, pagePaths } from "./content/paths.ts";
import { listProducts } from "./content/products.ts";
import { listServices } from "./content/services.ts";
import { drawingFileNames } from "./drawings/files.tsx";

/** Everything the build renders: the pages, and the files and templates that are made like pages. */
export function renderedPaths(): string[] {
  const slugs = [...listServices(), ...listProducts()].map(({ slug }) => slug);
  return [
    ...pagePaths(),
    ...drawingFileNames(slugs).map((name) => `/drawings/${name}.svg`),
    contactFailedPath,
    notFoundPath,
  ];
}
