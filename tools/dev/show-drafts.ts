import type { Plugin } from "vite";

/** Shows drafts, and what has a later date, while they are written. */
export function showDrafts(): Plugin {
  return {
    name: "show-drafts",
    apply: "serve",
    config: () => {
      process.env.SITE_UNPUBLISHED = "all";
    },
  };
}
