import { isRunnableDevEnvironment, type Plugin } from "vite";

interface ContentCheck {
  checkContent(): unknown;
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
          const { checkContent } = await ssr.runner.import<ContentCheck>("/app/site/check.ts");
          checkContent();
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
