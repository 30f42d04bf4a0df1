import { parseArgs } from "node:util";
import { orMessage } from "./or-usage.ts";
import { step } from "./progress.ts";

// React renders much faster without its development checks.
process.env.NODE_ENV = "production";
// Drafts are for development and previews only.
delete process.env.SITE_UNPUBLISHED;

// The author fixes a broken content file or setting: the message says where it
// is.
await orMessage(async () => {
  const { values: flags } = parseArgs({
    options: { static: { type: "boolean", default: false } },
  });
  // Imported here, so that an error in content/site.yaml is reported as a
  // sentence.
  const { refuseUnwritten } = await import("../app/content-api.ts");
  refuseUnwritten();
  const { buildSite } = await import("./build-site.ts");
  await step("The whole build", () =>
    buildSite(flags.static ? "static" : "server"),
  );
});
