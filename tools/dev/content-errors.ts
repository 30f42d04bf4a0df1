import { existsSync } from "node:fs";
import path from "node:path";
import { isRunnableDevEnvironment, type Plugin } from "vite";

type BuildApi = typeof import("../../app/build-api.ts");

/** As the build would say it. */
function checkPictures(root: string, { namedPictures }: BuildApi): void {
  const missing = namedPictures().filter(
    ({ picture }) => !existsSync(path.join(root, "content/pictures", picture)),
  );
  if (missing.length === 0) return;
  const problems = missing.map(({ picture, field }) => `${field}: there is no content/pictures/${picture}`);
  throw Object.assign(new Error(problems.join("\n")), { name: "ContentError" });
}

/**
 * Shows what is wrong with the content, by file and field, in place of every page: a broken page may be linked from
 * any. The page that shows it reloads by itself once the file is mended.
 */
export function contentErrorsInBrowser(): Plugin {
  return {
    name: "content-errors-in-browser",
    apply: "serve",
    configureServer(server) {
      server.middlewares.use(async (request, _response, next) => {
        const { ssr } = server.environments;
        if (!request.headers.accept?.includes("text/html") || !ssr || !isRunnableDevEnvironment(ssr)) {
          return next();
        }
        try {
          const app = await ssr.runner.import<BuildApi>("/app/build-api.ts");
          app.checkContent();
          checkPictures(server.config.root, app);
          next();
        } catch (error) {
          // The message says where; the stack would only say how it was found.
          if (error instanceof Error && error.name === "ContentError") error.stack = "";
          next(error);
        }
      });
    },
  };
}
