import { defineConfig } from "vitest/config";

/** Runs the site in Firefox, WebKit and old releases of Chromium. */
export default defineConfig({
  test: {
    include: ["tests/engines/*.engine.ts"],
    testTimeout: 300_000,
    hookTimeout: 120_000,
    reporters: ["default"],
  },
});
