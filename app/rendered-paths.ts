import { listCaseStudies } from "./content/case-studies.ts";
import { listIndustries } from "./content/industries.ts";
import { contactFailedPath, notFoundPath, pagePaths } from "./content/paths.ts";
import { listProducts } from "./content/products.ts";
import { listServices } from "./content/services.ts";
import { drawingFileNames } from "./pages/drawing-file/files.tsx";

/** Everything the build renders: the pages, and the files and templates that are made like pages. */
export function renderedPaths(): string[] {
  // Only the menu and the home page show a service's glyph.
  const listed = listServices().filter(({ menu }) => menu.listed);
  const drawings = drawingFileNames({
    glyphs: [...listed, ...listProducts()].map(({ slug }) => slug),
    industries: listIndustries().map(({ slug }) => slug),
    caseStudies: listCaseStudies().map(({ slug, drawing }) => drawing.icon ?? slug),
  });
  return [
    ...pagePaths(),
    ...drawings.map((name) => `/drawings/${name}.svg`),
    contactFailedPath,
    notFoundPath,
  ];
}
