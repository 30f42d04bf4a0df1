import { readFile } from "node:fs/promises";
import path from "node:path";
import type { Plugin } from "vite";
import { pictureFile } from "../../app/content/schema/picture.ts";
import { contentType } from "../../server/site/content-types.ts";

/** Development only: serves the files of a folder of the project at an address. */
function servedFolder(address: string, folder: string, isServed: (name: string) => boolean): Plugin {
  return {
    name: `development-${path.basename(folder)}`,
    apply: "serve",
    configureServer({ config, middlewares }) {
      middlewares.use(address, async (request, response, next) => {
        // Relative URLs need the trailing slash.
        if (request.originalUrl === address)
          return response.writeHead(302, { Location: `${address}/` }).end();
        const name = request.url?.slice(1) || "index.html";
        const data =
          isServed(name) && (await readFile(path.join(config.root, folder, name)).catch(() => null));
        if (!data) return next();
        response.setHeader("Content-Type", contentType(name)).end(data);
      });
    },
  };
}

/** The original pictures. A build resizes them (publish/pictures/). */
export const developmentPictures = () =>
  servedFolder("/pictures", "content/pictures", (name) => pictureFile.test(name));

/** The editor in tools/editor/. */
export const developmentEditor = () =>
  servedFolder("/__editor", "tools/editor", (name) => name === "index.html");
