import { isRunnableDevEnvironment, type Plugin, type ViteDevServer } from "vite";
import { writeSchemas } from "../../publish/schemas.ts";

type Sources = typeof import("../../app/site/sources.ts");
type Config = typeof import("../editor/config.ts");

async function load<Module>({ environments: { ssr } }: ViteDevServer, file: string): Promise<Module> {
  if (!ssr || !isRunnableDevEnvironment(ssr)) throw new Error("There is no environment to run modules in");
  return ssr.runner.import<Module>(file);
}

/** For authors: the forms of the browser editor, and JSON Schemas for VS Code, from the schemas of the content. */
export function contentEditors(): Plugin {
  return {
    name: "content-editors",
    apply: "serve",
    configureServer(server) {
      server.httpServer?.once("listening", () => {
        load<Sources>(server, "/app/site/sources.ts")
          .then(({ sources }) => writeSchemas(server.config.root, sources))
          .catch((error: unknown) => server.config.logger.error(String(error)));
      });
      server.middlewares.use("/__editor/config.yml", async (_, response, next) => {
        try {
          const { editorConfig } = await load<Config>(server, "/tools/editor/config.ts");
          response.setHeader("Content-Type", "text/yaml").end(editorConfig());
        } catch (error) {
          next(error);
        }
      });
    },
  };
}
