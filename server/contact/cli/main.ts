import { run } from "./run.ts";

// A reader such as head closes the pipe early: not a failure.
process.stdout.on("error", (error: NodeJS.ErrnoException) => {
  if (error.code !== "EPIPE") throw error;
});

process.exitCode = await run(process.argv.slice(2), process.env, process);
