import {
  isRunnableDevEnvironment,
  type Plugin,
  type ViteDevServer,
} from "vite";
import { tokensFile } from "./brand-styles.ts";

const STYLES_EDITED = "styles-edited";
/** The module of React Router that every page loads in development. */
const runtimeModule = "\0virtual:react-router/inject-hmr-runtime";

/** Added before the old sheet is removed, so that nothing flashes. */
const replaceStyles = `
import.meta.hot?.on("${STYLES_EDITED}", () => {
  for (const old of document.querySelectorAll("link[data-react-router-critical-css]")) {
    const link = old.cloneNode();
    const address = new URL(old.href);
    address.searchParams.set("t", Date.now());
    link.href = address;
    link.onload = () => old.remove();
    old.after(link);
  }
});`;

/** The module that reads content/ and the colours of the design. */
const contentModule = "app/content/content-files.ts";

const isContent = ({ config }: ViteDevServer, file: string) =>
  file.startsWith(`${config.root}/content/`);

/** Runs the modules of the server. */
export function runnerOf({ environments: { ssr } }: ViteDevServer) {
  if (!ssr || !isRunnableDevEnvironment(ssr))
    throw new Error("There is no environment to run modules in");
  return ssr.runner;
}

/**
 * Invalidates only the modules made from a file, or from the content. Vite
 * would invalidate everything.
 */
export function forget(server: ViteDevServer, file: string): void {
  const { evaluatedModules } = runnerOf(server);
  const isRead = isContent(server, file) || file.endsWith(tokensFile);
  const source = isRead ? `${server.config.root}/${contentModule}` : file;
  const stale = new Set(evaluatedModules.getModulesByFile(source));
  for (const module of stale) {
    for (const importer of module.importers) {
      const above = evaluatedModules.getModuleById(importer);
      if (above) stale.add(above);
    }
  }
  for (const module of stale) evaluatedModules.invalidateModule(module);
}

/** React Router serves a CSS module as it was last transformed. */
async function retransform(server: ViteDevServer, file: string): Promise<void> {
  for (const environment of Object.values(server.environments)) {
    for (const module of environment.moduleGraph.getModulesByFile(file) ?? []) {
      environment.moduleGraph.invalidateModule(module);
      await environment.transformRequest(module.url);
    }
  }
}

/**
 * By address. An edit replaces the maps, so that styles which were being
 * collected meanwhile are not kept.
 */
interface KeptStyles {
  current: Map<string, string>;
  /**
   * From before an edit of a component, which may have changed what it imports.
   */
  earlier: Map<string, string>;
}

/**
 * Serves the styles of each page as they were: React Router collects them from
 * all modules of the page, which takes a quarter of a second, and the page
 * waits for them. After an edit of a component they are collected once the page
 * has the earlier ones, which are replaced in the rare case that they differ.
 */
function keepStyles(
  { middlewares, environments: { client } }: ViteDevServer,
  kept: KeptStyles,
): void {
  middlewares.use((request, response, next) => {
    // Without the time of a replacement.
    const address = (request.url ?? "").replace(/&t=\d+/, "");
    if (!address.startsWith("/@react-router/critical.css?")) return next();
    const { current, earlier } = kept;
    const known = current.get(address) ?? earlier.get(address);
    const end = response.end.bind(response);
    if (known !== undefined) {
      response.setHeader("Content-Type", "text/css");
      end(known);
      response.setHeader = () => response;
    }
    if (current.has(address)) return;
    response.end = ((collected: string) => {
      const isComplete = response.statusCode === 200;
      if (isComplete) current.set(address, collected);
      if (known === undefined) return end(collected);
      if (isComplete && collected !== known) client?.hot.send(STYLES_EDITED);
      return response;
    }) as typeof response.end;
    next();
  });
}

/**
 * What pages are told about a changed file: undefined for a reload, null for
 * nothing; an empty message if the server must read it again, and the page
 * shows it by itself.
 */
type MessageFor = (
  file: string,
  read: () => string | Promise<string>,
) => Promise<string | null | undefined>;

/**
 * Pages hydrate only their islands, so an edit reloads the page; styles are
 * replaced in place.
 */
export function showEdits(messageFor: MessageFor): Plugin {
  const kept: KeptStyles = { current: new Map(), earlier: new Map() };
  return {
    name: "show-edits",
    apply: "serve",
    enforce: "pre",
    configureServer: (server) => keepStyles(server, kept),
    async hotUpdate({ file, server, read }) {
      // Once per edit, for the server before the browser requests the page.
      if (this.environment.name !== "client") return [];
      const message = await messageFor(file, read);
      if (message === null) return [];
      forget(server, file);
      if (message === "") return [];
      if (message !== undefined) {
        this.environment.hot.send(message);
      } else if (file.endsWith(".css") || file.endsWith("content/site.yaml")) {
        // The styles have the brand's colours.
        const isSettings = file.endsWith(".yaml");
        kept.current = new Map();
        kept.earlier = new Map();
        await retransform(
          server,
          isSettings ? `${server.config.root}/${tokensFile}` : file,
        );
        if (isSettings) this.environment.hot.send({ type: "full-reload" });
        else this.environment.hot.send(STYLES_EDITED);
      } else {
        if (!isContent(server, file)) {
          kept.earlier = new Map([...kept.earlier, ...kept.current]);
          kept.current = new Map();
        }
        this.environment.hot.send({ type: "full-reload" });
      }
      return [];
    },
    transform: (code, id) =>
      id === runtimeModule ? code + replaceStyles : null,
  };
}
