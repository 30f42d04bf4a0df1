import { isRunnableDevEnvironment, type Plugin } from "vite";

interface ContentCheck {
  checkContent(): unknown;
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
          const { checkContent } = await ssr.runner.import<ContentCheck>("/app/site/check.ts");
          checkContent();
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
