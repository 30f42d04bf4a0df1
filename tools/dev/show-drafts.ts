import type { Plugin } from "vite";

/** Shows drafts and future content in development. */
export function showDrafts(): Plugin {
  return {
    name: "show-drafts",
    apply: "serve",
    config: () => {
      process.env.SITE_UNPUBLISHED = "all";
    },
  };
}
