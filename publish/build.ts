import { parseArgs } from "node:util";
import { readBuildInput } from "./build-input.ts";
import { isBuilt, recordBuild } from "./last-build.ts";
import { step } from "./progress.ts";

// Without its checks for development, React renders in a fraction of the time.
process.env.NODE_ENV = "production";
// Drafts are for development and previews.
delete process.env.SITE_UNPUBLISHED;

try {
  const { values: flags } = parseArgs({ options: { static: { type: "boolean", default: false } } });
  const input = await readBuildInput(flags.static ? "static" : "server");
  if (await isBuilt(input)) {
    console.log("Nothing has changed since the last build");
  } else {
    // Loaded here, where an error is said in a sentence: its modules read site.config.ts as they load.
    const { buildSite } = await import("./build-site.ts");
    await step("The whole build", () => buildSite(input));
    await recordBuild(input);
  }
} catch (error) {
  // A broken content file or setting is its author's to mend: the message says where.
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
