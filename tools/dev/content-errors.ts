import path from "node:path";
import type { Plugin } from "vite";
import type { ContentError } from "../../app/content/parse.ts";
import { runnerOf } from "./show-edits.ts";

type BuildApi = typeof import("../../app/build-api.ts");

const isContentError = (error: unknown): error is ContentError =>
  error instanceof Error && error.name === "ContentError";

/**
 * A stack of places: Vite's page of errors shows each line that begins with
 * `at`, and a click on it opens the editor.
 */
const placesOf = (root: string, { mistakes }: ContentError) =>
  mistakes
    .map(({ file, line = 1, field, message }) => {
      const problem = [field, message].filter(Boolean).join(": ");
      return `at ${path.join(root, file)}:${line}:1 ${problem}`;
    })
    .join("\n");

/**
 * Shows every mistake in the content instead of every page, because any page
 * may link to a broken one. The page reloads once the file is fixed.
 */
export function contentErrorsInBrowser(): Plugin {
  return {
    name: "content-errors-in-browser",
    apply: "serve",
    configureServer(server) {
      server.middlewares.use(async (request, _response, next) => {
        if (!request.headers.accept?.includes("text/html")) return next();
        try {
          const app =
            await runnerOf(server).import<BuildApi>("/app/build-api.ts");
          app.checkContent();
          next();
        } catch (error) {
          if (isContentError(error) && error.mistakes.length > 0) {
            error.message =
              "The content has mistakes: a click on a place opens the file.";
            error.stack = placesOf(server.config.root, error);
          }
          next(error);
        }
      });
    },
  };
}
