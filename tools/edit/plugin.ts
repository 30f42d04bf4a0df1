import { randomBytes } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { json } from "node:stream/consumers";
import type { Plugin, ViteDevServer } from "vite";
import { type ContentError, mistakeLine } from "../../app/content/parse.ts";
import { forget, runnerOf } from "../dev/show-edits.ts";
import { refusal } from "./guard.ts";

type Api = typeof import("./api.ts");

/**
 * Sent to pages in edit mode when content/ has been changed by another program,
 * or by the window that it names.
 */
const CONTENT_EDITED = "content-edited";

const seam = "/app/content/marks.ts";
/**
 * Files that are modules, or whose content is part of some, so that these must
 * run again.
 */
const inModules = /^(?!content\/)|^content\/(site|words)\.yaml$/;

const say = (status: number, message: string) =>
  Response.json({ message }, { status });

async function send(response: ServerResponse, answer: Response): Promise<void> {
  response.writeHead(answer.status, {
    "content-type": "application/json",
    "cache-control": "no-store",
  });
  response.end(await answer.text());
}

/** Adds to the head of the page that a response becomes. */
function addToHead(response: ServerResponse, markup: string): void {
  const write = response.write.bind(response) as (
    chunk: unknown,
    ...rest: unknown[]
  ) => boolean;
  response.write = ((chunk: unknown, ...rest: unknown[]) => {
    const text =
      chunk instanceof Uint8Array
        ? Buffer.from(chunk).toString()
        : String(chunk);
    if (!text.includes("<head>")) return write(chunk, ...rest);
    response.write = write as typeof response.write;
    return write(text.replace("<head>", `<head>${markup}`), ...rest);
  }) as typeof response.write;
}

/** Until its script has taken the marks away, a page in edit mode is hidden. */
const hidden = "<style data-edit>html{visibility:hidden}</style>";

const escaped = (text: string) =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");

/** The editor's colours, which pages have from the brand. */
const plainColours = `:root{color-scheme:light dark;font:1rem/1.5 system-ui,sans-serif;${[
  ...["--paper:Canvas", "--plate:Canvas", "--on-signal:Canvas"],
  ...["--ink", "--muted", "--line-strong"].map((name) => `${name}:CanvasText`),
  ...["", "-text", "-fill"].map((name) => `--signal${name}:CanvasText`),
].join(";")}}main{max-width:60rem;margin:2rem auto 8rem;padding:0 1rem}`;

/**
 * What React's refresh looks for, and pages have from React Router: the editor's
 * modules do not run without it.
 */
const preamble =
  "<script>window.__vite_plugin_react_preamble_installed__=true;window.$RefreshReg$=()=>{};window.$RefreshSig$=()=>(type)=>type</script>";

/** Stands in the place of a page that cannot be shown, with the editor. */
function brokenPage(error: Error & Partial<ContentError>): string {
  const lines = error.mistakes?.map(mistakeLine) ?? [error.message];
  const items = lines.map((line) => `<li>${escaped(line)}</li>`).join("");
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>This page cannot be shown</title>${preamble}<style>${plainColours}</style></head><body><main><h1>This page cannot be shown</h1><p>Undo takes back your last change. The page is here again once this is fixed:</p><ul>${items}</ul></main></body></html>`;
}

/** What is known of this start. */
interface Editing {
  root: string;
  isOn: boolean;
  /**
   * While a page is made, renamed or removed, which is shown once everything is
   * written.
   */
  isChangingPage: boolean;
  /**
   * Whether the browser shows the page of mistakes, which knows nothing of the
   * editor.
   */
  isBroken: boolean;
  /** What the editor has written, by file: the server need not react to it. */
  written: Map<string, string | null>;
}

/**
 * Takes what colleagues have published. Nothing of it keeps a page from being
 * shown.
 */
async function begin(server: ViteDevServer): Promise<void> {
  const { config } = server;
  try {
    const { handle } = await runnerOf(server).import<Api>("/tools/edit/api.ts");
    const site = { root: config.root, origin: "", wrote: () => undefined };
    const { message } = await (await handle("begin", {}, site)).json();
    if (message) config.logger.info(message);
  } catch (error) {
    config.logger.warn(String(error));
  }
}

/** Answers a request that may edit. */
async function answer(
  editing: Editing,
  server: ViteDevServer,
  request: IncomingMessage,
): Promise<Response> {
  const action = request.url?.slice(1) ?? "";
  const { config, environments } = server;
  if (action === "start") {
    editing.isOn = true;
    // Texts get their marks when their modules run again.
    const file = config.root + seam;
    const graph = environments.ssr?.moduleGraph;
    for (const module of graph?.getModulesByFile(file) ?? [])
      graph?.invalidateModule(module);
    forget(server, file);
    return Response.json({});
  }
  if (!editing.isOn) return say(404, "Editing is off.");
  const body = await json(request).catch(() => undefined);
  if (body === undefined)
    return say(400, "The request is no JSON: load the page again.");
  const { handle } = await runnerOf(server).import<Api>("/tools/edit/api.ts");
  const { root } = config;
  const isPage = action === "page";
  if (isPage) editing.isChangingPage = true;
  try {
    return await handle(action, body, {
      root,
      origin: `http://${request.headers.host}`,
      wrote: (files) => {
        for (const { file, after } of files) {
          editing.written.set(`${root}/${file}`, after);
          if (isPage || inModules.test(file)) forget(server, `${root}/${file}`);
        }
        const window = request.headers["x-edit-window"];
        environments.client?.hot.send(CONTENT_EDITED, { window });
      },
    });
  } finally {
    if (isPage) editing.isChangingPage = false;
  }
}

function serve(editing: Editing, server: ViteDevServer): void {
  const token = randomBytes(24).toString("hex");
  let begun: Promise<void> | undefined;
  server.middlewares.use((request, response, next) => {
    if (request.headers.accept?.includes("text/html")) {
      const script = `<script type="module">import { start } from "/app/edit/start.ts"; start("${token}", ${editing.isOn});</script>`;
      addToHead(response, (editing.isOn ? hidden : "") + script);
      response.on("finish", () => {
        editing.isBroken = response.statusCode >= 500;
      });
      if (editing.isOn) {
        begun ??= begin(server);
        begun.then(() => next());
        return;
      }
    }
    next();
  });
  server.middlewares.use("/__edit", async (request, response) => {
    try {
      const refused = refusal(request, token);
      await send(
        response,
        refused ? say(403, refused) : await answer(editing, server, request),
      );
    } catch (error) {
      // A page that is left gives up its requests.
      if (response.destroyed) return;
      server.config.logger.error(
        error instanceof Error ? `${error.stack}` : String(error),
      );
      await send(response, say(500, `The editor has failed: ${error}`));
    }
  });
}

/** While the site has mistakes, its pages say so, and Undo is in reach. */
const showBroken =
  (editing: Editing) =>
  (
    error: Error,
    request: IncomingMessage,
    response: ServerResponse,
    next: (error: Error) => void,
  ): void => {
    const isPage = request.headers.accept?.includes("text/html");
    if (!editing.isOn || !isPage || response.headersSent) {
      next(error);
      return;
    }
    response.writeHead(500, { "content-type": "text/html; charset=utf-8" });
    response.write(brokenPage(error));
    response.end();
  };

/**
 * Editing on the page. Development only: `npm run edit` starts with it, and
 * `npm run dev` has a button for it. A build loads nothing of it.
 */
export function editOnPage() {
  const editing: Editing = {
    root: "",
    isOn: false,
    isChangingPage: false,
    isBroken: false,
    written: new Map(),
  };

  const plugin: Plugin = {
    name: "edit-on-page",
    apply: "serve",
    config: () => ({
      // Discovered on first use, it would reload the page.
      optimizeDeps: { include: ["react-dom/client"] },
      // Where the editor remembers its changes.
      server: { watch: { ignored: ["**/.cache/**"] } },
    }),
    configResolved({ root, mode }) {
      editing.root = root;
      editing.isOn = mode === "edit";
    },
    configureServer(server) {
      serve(editing, server);
      return () => server.middlewares.use(showBroken(editing));
    },
    transform(_, id) {
      if (
        !editing.isOn ||
        this.environment.name !== "ssr" ||
        !id.endsWith(seam)
      )
        return null;
      return `export * from "/tools/edit/marks.ts";`;
    },
  };

  return {
    plugin,
    /** What pages are told about a changed file (tools/dev/show-edits.ts). */
    async messageFor(
      file: string,
      read: () => string | Promise<string>,
    ): Promise<string | null | undefined> {
      if (!editing.isOn || editing.isBroken) return undefined;
      if (editing.isChangingPage) return "";
      const text = await Promise.resolve(read()).catch(() => null);
      if (editing.written.has(file) && editing.written.get(file) === text)
        return null;
      editing.written.delete(file);
      return file.startsWith(`${editing.root}/content/`)
        ? CONTENT_EDITED
        : undefined;
    },
  };
}
