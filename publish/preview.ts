import path from "node:path";
import { parseArgs } from "node:util";
import { daySchema } from "../app/content/site-date.ts";
import { orMessage, orUsage } from "./or-usage.ts";

const usage = `npm run preview -- [--on 2027-01-15] [--build]
Builds the site with its drafts into .cache/preview and serves it.
  --on     shows the site of that day, with drafts; without it, content with a later date is shown too
  --build  only builds`;

/**
 * Independent of the real server: messages sent in a preview stay in its
 * folder.
 */
async function serve(build: string): Promise<void> {
  // Imported here, because --build does not need the server.
  const { parseEnvironment } = await import("../server/environment.ts");
  const { stopOnSignal } = await import("../server/shutdown.ts");
  const { startServer } = await import("../server/start.ts");
  const { PORT = "3000", HOST = "127.0.0.1" } = process.env;
  const environment = parseEnvironment({
    PORT,
    HOST,
    LOG_LEVEL: "warn",
    BUILD_DIR: build,
    DATA_DIR: path.join(build, "data"),
  });
  stopOnSignal(await startServer(environment), 0);
  console.log(`The preview is at http://localhost:${PORT}`);
}

process.env.NODE_ENV = "production";

const { on, build } = orUsage(usage, () => {
  const { values } = parseArgs({
    options: {
      on: { type: "string" },
      build: { type: "boolean", default: false },
    },
  });
  if (values.on !== undefined && !daySchema.safeParse(values.on).success)
    throw new Error(`--on must be a day such as 2027-01-15, not ${values.on}`);
  return values;
});
await orMessage(async () => {
  process.env.SITE_UNPUBLISHED = on === undefined ? "all" : "drafts";
  if (on !== undefined) process.env.SITE_DATE = on;
  const { buildSite } = await import("./build-site.ts");
  const folder = await buildSite("preview");
  if (!build) await serve(folder);
});
