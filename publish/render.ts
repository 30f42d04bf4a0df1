import { createRequestHandler } from "react-router";
import { fileNameOf } from "./addresses.ts";
import type { App } from "./bundle.ts";
import { type Files, readFiles } from "./output.ts";

/** Renders every page, with the files that the pages load. */
export async function renderPages({ build, api, clientFolder }: App): Promise<Files> {
  const handle = createRequestHandler(build, "production");
  const files = await readFiles(clientFolder);
  for (const address of api.renderedPaths()) {
    const response = await handle(new Request(`http://localhost${address}`));
    const text = await response.text();
    if (!response.ok) throw new Error(`${address} was rendered with the status ${response.status}:\n${text}`);
    files.set(address.endsWith(".svg") ? address.slice(1) : fileNameOf(address), Buffer.from(text));
  }
  return files;
}
