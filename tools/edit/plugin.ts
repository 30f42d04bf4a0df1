import { randomBytes } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { isRunnableDevEnvironment, type Plugin, type ViteDevServer } from "vite";
import { forget } from "../dev/show-edits.ts";
import type { FileChange } from "./changes.ts";
import { refusal } from "./guard.ts";

type Api = typeof import("./api.ts");

/** Sent to pages in edit mode when content/ has been changed by another program. */
const CONTENT_EDITED = "content-edited";

const seam = "/app/content/marks.ts";
/** Files that are modules, or whose content is part of some, so that these must run again. */
const inModules = /^(?!content\/)|^content\/(site|words)\.yaml$/;

async function bodyOf(request: IncomingMessage): Promise<unknown> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return JSON.parse(Buffer.concat(chunks).toString() || "{}");
}

async function send(response: ServerResponse, answer: Response): Promise<void> {
  response.writeHead(answer.status, { "content-type": "application/json", "cache-control": "no-store" });
  response.end(await answer.text());
}

/** Adds to the head of the page that a response becomes. */
function addToHead(response: ServerResponse, markup: string): void {
  const write = response.write.bind(response) as (chunk: unknown, ...rest: unknown[]) => boolean;
  const add = (chunk: unknown) => {
    const text = chunk instanceof Uint8Array ? Buffer.from(chunk).toString() : chunk;
    if (typeof text !== "string" || !text.includes("<head>")) return chunk;
    response.write = write as typeof response.write;
    return text.replace("<head>", `<head>${markup}`);
  };
  response.write = ((chunk: unknown, ...rest: unknown[]) =>
    write(add(chunk), ...rest)) as typeof response.write;
}

/** Until its script has taken the marks away, a page in edit mode is hidden. */
const hidden = "<style data-edit>html{visibility:hidden}</style>";

/**
 * Editing on the page. Development only: `npm run edit` starts with it, and `npm run dev` has a button for it. A build
 * loads nothing of it.
 */
export function editOnPage() {
  let root = "";
  let isEditing = false;
  /** While a page is made, renamed or removed, which is shown once everything is written. */
  let isChangingPage = false;
  /** Whether the browser shows the page of mistakes, which knows nothing of the editor. */
  let isBroken = false;
  const token = randomBytes(24).toString("hex");
  /** What the editor has written, by file: the server need not react to it. */
  const written = new Map<string, string | null>();

  /** Texts get their marks when their modules run again. */
  function startEditing(server: ViteDevServer): void {
    isEditing = true;
    const file = server.config.root + seam;
    const graph = server.environments.ssr?.moduleGraph;
    for (const module of graph?.getModulesByFile(file) ?? []) graph?.invalidateModule(module);
    forget(server, file);
  }

  async function answer(server: ViteDevServer, request: IncomingMessage): Promise<Response> {
    const refused = refusal(request, token);
    if (refused) return Response.json({ message: refused }, { status: 403 });
    const action = request.url?.slice(1) ?? "";
    if (action === "start") {
      startEditing(server);
      return Response.json({});
    }
    const { ssr } = server.environments;
    if (!isEditing || !ssr || !isRunnableDevEnvironment(ssr))
      return Response.json({ message: "Editing is off." }, { status: 404 });
    const { handle } = await ssr.runner.import<Api>("/tools/edit/api.ts");
    let files: readonly FileChange[] = [];
    isChangingPage = action === "page";
    const answered = await handle(action, await bodyOf(request), {
      root,
      origin: `http://${request.headers.host}`,
      writes: (changes) => {
        files = changes;
        for (const { file, after } of changes) written.set(`${root}/${file}`, after);
      },
    });
    for (const { file } of files)
      if (isChangingPage || inModules.test(file)) forget(server, `${root}/${file}`);
    isChangingPage = false;
    return answered;
  }

  const plugin: Plugin = {
    name: "edit-on-page",
    apply: "serve",
    config: () => ({
      // Discovered on first use, it would reload the page.
      optimizeDeps: { include: ["react-dom/client"] },
      // Where the editor remembers its changes.
      server: { watch: { ignored: ["**/.cache/**"] } },
    }),
    configResolved(config) {
      root = config.root;
      isEditing = config.mode === "edit";
    },
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        if (request.headers.accept?.includes("text/html")) {
          const script = `<script type="module">import { start } from "/app/edit/start.ts"; start("${token}", ${isEditing});</script>`;
          addToHead(response, (isEditing ? hidden : "") + script);
          response.on("finish", () => {
            isBroken = response.statusCode >= 500;
          });
        }
        next();
      });
      server.middlewares.use("/__edit", async (request, response) => {
        try {
          await send(response, await answer(server, request));
        } catch (error) {
          // A page that is left gives up its requests.
          if (request.destroyed) return;
          server.config.logger.error(String(error));
          await send(
            response,
            Response.json({ message: `The editor has failed: ${error}` }, { status: 500 }),
          );
        }
      });
    },
    transform(_, id) {
      if (!isEditing || this.environment.name !== "ssr" || !id.endsWith(seam)) return null;
      return `export * from "/tools/edit/marks.ts";`;
    },
  };

  return {
    plugin,
    /** What pages are told about a changed file (tools/dev/show-edits.ts). */
    async messageFor(file: string, read: () => string | Promise<string>): Promise<string | null | undefined> {
      if (!isEditing || isBroken) return undefined;
      if (isChangingPage) return "";
      const text = await Promise.resolve(read()).catch(() => null);
      if (written.has(file) && written.get(file) === text) return null;
      return file.startsWith(`${root}/content/`) ? CONTENT_EDITED : undefined;
    },
  };
}
