import { Readable } from "node:stream";
import { expect, it, vi } from "vitest";
import { ContentError } from "../../app/content/parse.ts";
import type { FileChange } from "./changes.ts";
import { editOnPage } from "./plugin.ts";

vi.mock("vite", () => ({ isRunnableDevEnvironment: () => true }));

type Handler = (
  request: object,
  response: object,
  next: () => void,
) => Promise<void> | void;
type Handle = (
  action: string,
  body: object,
  site: { wrote(files: FileChange[]): void },
) => Promise<Response>;

/** The plugin in a server that only knows how to ask it. */
function started(handle: Handle) {
  const { plugin, messageFor } = editOnPage();
  const handlers: Handler[] = [];
  const messages: [string, unknown][] = [];
  const client = {
    hot: { send: (...message: [string, unknown]) => messages.push(message) },
  };
  const ssr = {
    runner: {
      import: async () => ({ handle }),
      evaluatedModules: { getModulesByFile: () => [] },
    },
  };
  const server = {
    config: {
      root: "/site",
      logger: {
        error: console.error,
        info: () => undefined,
        warn: () => undefined,
      },
    },
    environments: { client, ssr },
    middlewares: {
      use: (...given: unknown[]) => handlers.push(given.at(-1) as Handler),
    },
  };
  const call = (hook: unknown, given: object) =>
    (hook as (given: object) => unknown).call({}, given);
  call(plugin.configResolved, { root: "/site", mode: "edit" });
  const afterOthers = call(plugin.configureServer, server) as () => void;
  const [addScript, answer] = handlers;
  afterOthers();
  const showBroken = handlers.at(-1) as unknown as (
    error: Error,
    ...rest: unknown[]
  ) => void;
  const page = { write: () => true, on: () => undefined };
  let token = "";
  page.write = ((html: string) => {
    token = /start\("(\w+)"/.exec(html)?.[1] ?? "";
    return true;
  }) as typeof page.write;
  const shown = vi.fn();
  addScript?.({ headers: { accept: "text/html" } }, page, shown);
  (page.write as (html: string) => void)("<head>");
  const ask = (action: string) => {
    const request = Object.assign(Readable.from(["{}"]), {
      url: `/${action}`,
      headers: {
        host: "localhost:5173",
        "x-edit-token": token,
        "x-edit-window": "this one",
      },
      socket: { remoteAddress: "127.0.0.1" },
    });
    return answer?.(
      request,
      { writeHead: () => undefined, end: () => undefined },
      () => undefined,
    );
  };
  /** The page that stands in the place of one with an error. */
  const broken = (error: Error) => {
    let html = "";
    const response = {
      writeHead: () => undefined,
      write: (text: string) => {
        html += text;
      },
      end: () => undefined,
    };
    const request = { headers: { accept: "text/html" } };
    showBroken(error, request, response, () => undefined);
    return html;
  };
  return { ask, messageFor, messages, shown, broken };
}

const file = "content/home.yaml";
const message = (
  messageFor: ReturnType<typeof started>["messageFor"],
  text: string,
) => messageFor(`/site/${file}`, () => text);

it("tells pages nothing about what the editor itself has written, until another program has written too", async () => {
  const { ask, messageFor } = started(async (_, __, { wrote }) => {
    wrote([{ file, before: "", after: "of the editor" }]);
    return Response.json({});
  });
  await ask("save");
  expect(await message(messageFor, "of the editor")).toBeNull();
  expect(await message(messageFor, "of another program")).toBe(
    "content-edited",
  );
  // The other program has undone it.
  expect(await message(messageFor, "of the editor")).toBe("content-edited");
});

it("shows nothing of a page that is being renamed, also while another window asks for something", async () => {
  let finish: (answer: Response) => void = () => undefined;
  const { ask, messageFor } = started((action) =>
    action === "page"
      ? new Promise((resolve) => {
          finish = resolve;
        })
      : Promise.resolve(Response.json({})),
  );
  const renamed = ask("page");
  await ask("state");
  expect(await message(messageFor, "half-way")).toBe("");
  finish(Response.json({}));
  await renamed;
  expect(await message(messageFor, "later")).toBe("content-edited");
});

it("says in the place of a page what is wrong with the content, in a document that the editor opens on", () => {
  const { broken } = started(async () => Response.json({}));
  const html = broken(
    new ContentError([
      { file, line: 3, field: "title", message: "is <missing>" },
    ]),
  );
  expect(html).toContain("<head>");
  expect(html).toContain(
    "<li>content/home.yaml:3: title: is &lt;missing></li>",
  );
  expect(broken(new Error("No such module"))).toContain("No such module");
});

it("tells other windows what one has changed", async () => {
  const { ask, messages } = started(async (action, __, { wrote }) => {
    if (action === "save") wrote([{ file, before: "", after: "new" }]);
    return Response.json({});
  });
  await ask("state");
  expect(messages).toEqual([]);
  await ask("save");
  expect(messages).toEqual([["content-edited", { window: "this one" }]]);
});

it("shows the first page once what colleagues have published is here, or cannot be", async () => {
  const waiting: ((answer: Response) => void)[] = [];
  const { shown } = started(
    () => new Promise((resolve) => waiting.push(resolve)),
  );
  await vi.waitFor(() => expect(waiting).toHaveLength(1));
  expect(shown).not.toHaveBeenCalled();
  waiting[0]?.(Response.json({ message: "" }));
  await vi.waitFor(() => expect(shown).toHaveBeenCalledTimes(1));

  const broken = started(async () => {
    throw new Error("No Git");
  });
  await vi.waitFor(() => expect(broken.shown).toHaveBeenCalledTimes(1));
});
