import { step } from "./progress.ts";

try {
  // Loaded here, where an error is said in a sentence: its modules read site.config.ts as they load.
  const { buildSite } = await import("./build-site.ts");
  await step("The whole build", buildSite);
} catch (error) {
  // A broken content file or setting is its author's to mend: the message says where.
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
