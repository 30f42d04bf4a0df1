import { defineConfig } from "vitest/config";

/** Runs the site in Firefox and WebKit, one engine at a time: each has one window. */
export default defineConfig({
  test: {
    include: ["tests/engines/*.engine.ts"],
    fileParallelism: false,
    testTimeout: 300_000,
    hookTimeout: 120_000,
    reporters: ["default"],
  },
});
