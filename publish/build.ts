import { parseArgs } from "node:util";
import { readBuildInput } from "./build-input.ts";
import { isBuilt, recordBuild } from "./last-build.ts";
import { step } from "./progress.ts";

// React renders much faster without its development checks.
process.env.NODE_ENV = "production";
// Drafts are for development and previews only.
delete process.env.SITE_UNPUBLISHED;

try {
  const { values: flags } = parseArgs({ options: { static: { type: "boolean", default: false } } });
  const input = await readBuildInput(flags.static ? "static" : "server");
  if (await isBuilt(input)) {
    console.log("Nothing has changed since the last build");
  } else {
    // Imported here, so that an error in content/site.yaml is reported as a sentence.
    const { buildSite } = await import("./build-site.ts");
    await step("The whole build", () => buildSite(input));
    await recordBuild(input);
  }
} catch (error) {
  // The author fixes a broken content file or setting: the message says where it is.
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
