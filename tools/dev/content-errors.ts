import { existsSync } from "node:fs";
import path from "node:path";
import { isRunnableDevEnvironment, type Plugin } from "vite";

type BuildApi = typeof import("../../app/build-api.ts");

/** The same message as the build's. */
function checkPictures(root: string, { namedPictures }: BuildApi): void {
  const missing = namedPictures().filter(
    ({ picture }) => !existsSync(path.join(root, "content/pictures", picture)),
  );
  if (missing.length === 0) return;
  const problems = missing.map(({ picture, field }) => `${field}: there is no content/pictures/${picture}`);
  throw Object.assign(new Error(problems.join("\n")), { name: "ContentError" });
}

/**
 * Shows content errors, by file and field, instead of every page, because any page may link to a broken one. The page
 * reloads once the file is fixed.
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
          // The message says where the error is; the stack would not help.
          if (error instanceof Error && error.name === "ContentError") error.stack = "";
          next(error);
        }
      });
    },
  };
}
