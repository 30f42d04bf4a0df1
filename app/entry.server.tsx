import { renderToStaticMarkup } from "react-dom/server";
import { type EntryContext, ServerRouter } from "react-router";

export * as buildApi from "./build-api.ts";

import { words } from "./content/words.ts";
import { ClientEntry } from "./runtime/client-entry.tsx";
import { typeset } from "./typeset.ts";
import { NewTab } from "./ui/arrow.tsx";

export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
): Response {
  const { entry, hmr } = context.manifest;
  const html = renderToStaticMarkup(
    <ClientEntry value={{ module: entry.module, refreshRuntime: hmr?.runtime }}>
      <NewTab value={words.frame.newTab}>
        <ServerRouter context={context} url={request.url} />
      </NewTab>
    </ClientEntry>,
  );
  headers.set("content-type", "text/html; charset=utf-8");
  return new Response(`<!doctype html>${typeset(html)}`, { status, headers });
}
