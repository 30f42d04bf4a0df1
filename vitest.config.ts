import { availableParallelism } from "node:os";
import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: ["{app,content,publish,server,tests,bench,tools}/**/*.test.{ts,tsx}"],
    // By itself Vitest leaves a core idle.
    maxWorkers: availableParallelism(),
    globalSetup: ["tests/tools/install-servers.ts"],
    // Generous, since some tests start servers and a busy machine is slow; a test that hangs still fails.
    testTimeout: 30_000,
    hookTimeout: 60_000,
    reporters: ["default"],
    // Drawings read the style sheet itself (standalone.tsx).
    css: true,
  },
});
