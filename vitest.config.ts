import { availableParallelism } from "node:os";
import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: ["{app,publish,server,tests,bench,tools}/**/*.test.{ts,tsx}"],
    // Vitest's default leaves a core idle.
    maxWorkers: availableParallelism(),
    globalSetup: ["tests/tools/install-servers.ts"],
    // Generous, because some tests start servers, on a machine that may be
    // busy; a test that hangs still fails.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 30_000 } },
    reporters: ["default"],
    // Drawings read the style sheet itself (standalone.tsx).
    css: true,
  },
});
