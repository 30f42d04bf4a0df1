import type { Plugin } from "vite";
import { writeEditorSettings, writeSchemas } from "../../publish/schemas.ts";
import { runnerOf } from "./show-edits.ts";

type Sources = typeof import("../../app/site/sources.ts");

/** For authors: JSON Schemas for VS Code, from the schemas of the content. */
export function contentSchemas(): Plugin {
  return {
    name: "content-schemas",
    apply: "serve",
    configureServer(server) {
      server.httpServer?.once("listening", () => {
        runnerOf(server)
          .import<Sources>("/app/site/sources.ts")
          .then(({ sources }) => {
            writeEditorSettings(server.config.root, sources);
            return writeSchemas(server.config.root, sources);
          })
          .catch((error: unknown) => server.config.logger.error(String(error)));
      });
    },
  };
}
