/**
 * Renders the pages of the project in a folder from its bundle:
 * `node render.ts FOLDER`.
 */
import path from "node:path";
import { loadApp, renderPages } from "../../publish/bundle.ts";
import { writeFiles } from "../../publish/output.ts";

const [folder = ""] = process.argv.slice(2);
await writeFiles(
  path.join(folder, "rendered"),
  await renderPages(await loadApp(folder)),
);
