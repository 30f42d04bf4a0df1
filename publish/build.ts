import { parseArgs } from "node:util";
import { step } from "./progress.ts";

// React renders much faster without its development checks.
process.env.NODE_ENV = "production";
// Drafts are for development and previews only.
delete process.env.SITE_UNPUBLISHED;

try {
  const { values: flags } = parseArgs({ options: { static: { type: "boolean", default: false } } });
  // Imported here, so that an error in content/site.yaml is reported as a sentence.
  const { buildSite } = await import("./build-site.ts");
  await step("The whole build", () => buildSite(flags.static ? "static" : "server"));
} catch (error) {
  // The author fixes a broken content file or setting: the message says where it is.
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
