import type { Plugin } from "vite";
import { writeWordTypes } from "../derive/word-types.ts";

/** Keeps the types of the labels like content/words.yaml, for the editor. */
export function wordTypes(): Plugin {
  return {
    name: "word-types",
    apply: "serve",
    configureServer({ config: { root }, watcher }) {
      writeWordTypes(root);
      watcher.on("change", (file) => {
        if (file.endsWith("content/words.yaml")) writeWordTypes(root);
      });
    },
  };
}
