import type { Plugin } from "vite";
import { writeSchemas } from "../../publish/schemas.ts";
import { runnerOf } from "./show-edits.ts";

type Sources = typeof import("../../app/site/sources.ts");
type Config = typeof import("../editor/config.ts");

/** For authors: the forms of the browser editor, and JSON Schemas for VS Code, from the schemas of the content. */
export function contentEditors(): Plugin {
  return {
    name: "content-editors",
    apply: "serve",
    configureServer(server) {
      server.httpServer?.once("listening", () => {
        runnerOf(server)
          .import<Sources>("/app/site/sources.ts")
          .then(({ sources }) => writeSchemas(server.config.root, sources))
          .catch((error: unknown) => server.config.logger.error(String(error)));
      });
      server.middlewares.use("/__editor/config.yml", async (_, response, next) => {
        try {
          const { editorConfig } = await runnerOf(server).import<Config>("/tools/editor/config.ts");
          response.setHeader("Content-Type", "text/yaml").end(editorConfig());
        } catch (error) {
          next(error);
        }
      });
    },
  };
}
