import { readFile } from "node:fs/promises";
import path from "node:path";
import type { Plugin } from "vite";
import { contentType } from "../../server/site/content-types.ts";

const files = new Set(["index.html", "config.yml"]);

/** Development only: serves the editor in tools/editor/ at /__editor/. */
export function developmentEditor(): Plugin {
  return {
    name: "development-editor",
    apply: "serve",
    configureServer({ config, middlewares }) {
      middlewares.use("/__editor", async (request, response, next) => {
        // Relative URLs need the trailing slash.
        if (request.originalUrl === "/__editor")
          return response.writeHead(302, { Location: "/__editor/" }).end();
        const name = request.url === "/" ? "index.html" : (request.url?.slice(1) ?? "");
        if (!files.has(name)) return next();
        const text = await readFile(path.join(config.root, "tools/editor", name));
        response.setHeader("Content-Type", contentType(name)).end(text);
      });
    },
  };
}
