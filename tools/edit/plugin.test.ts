import { Readable } from "node:stream";
import { expect, it, vi } from "vitest";
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
  const ssr = {
    runner: {
      import: async () => ({ handle }),
      evaluatedModules: { getModulesByFile: () => [] },
    },
  };
  const server = {
    config: { root: "/site", logger: { error: console.error } },
    environments: { ssr },
    middlewares: {
      use: (...given: unknown[]) => handlers.push(given.at(-1) as Handler),
    },
  };
  const call = (hook: unknown, given: object) =>
    (hook as (given: object) => void).call({}, given);
  call(plugin.configResolved, { root: "/site", mode: "edit" });
  call(plugin.configureServer, server);
  const [addScript, answer] = handlers;
  const page = { write: () => true, on: () => undefined };
  let token = "";
  page.write = ((html: string) => {
    token = /start\("(\w+)"/.exec(html)?.[1] ?? "";
    return true;
  }) as typeof page.write;
  addScript?.({ headers: { accept: "text/html" } }, page, () => undefined);
  (page.write as (html: string) => void)("<head>");
  const ask = (action: string) => {
    const request = Object.assign(Readable.from(["{}"]), {
      url: `/${action}`,
      headers: { host: "localhost:5173", "x-edit-token": token },
      socket: { remoteAddress: "127.0.0.1" },
    });
    return answer?.(
      request,
      { writeHead: () => undefined, end: () => undefined },
      () => undefined,
    );
  };
  return { ask, messageFor };
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
