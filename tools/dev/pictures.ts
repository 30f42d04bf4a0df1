import { readFile } from "node:fs/promises";
import path from "node:path";
import type { Plugin } from "vite";
import { pictureFile } from "../../app/content/schema/picture.ts";
import { contentType } from "../../server/site/content-types.ts";

/**
 * Development only: serves the original pictures. A build resizes them
 * (publish/pictures/).
 */
export function developmentPictures(): Plugin {
  return {
    name: "development-pictures",
    apply: "serve",
    configureServer({ config, middlewares }) {
      middlewares.use("/pictures", async (request, response, next) => {
        const name = request.url?.slice(1) ?? "";
        if (!pictureFile.test(name)) return next();
        const file = path.join(config.root, "content/pictures", name);
        const data = await readFile(file).catch(() => null);
        if (!data) return next();
        response.setHeader("Content-Type", contentType(name)).end(data);
      });
    },
  };
}
