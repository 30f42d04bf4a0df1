/** Every file of content/ as written, by its path from the project's root. A bundle reads them at run time (vite.config.ts). */
export const modules = import.meta.glob<unknown>("/content/**/*.ts", { eager: true, import: "default" });
export const texts = import.meta.glob<string>("/content/**/*.md", {
  eager: true,
  query: "?raw",
  import: "default",
});
