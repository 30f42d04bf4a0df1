import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: ["{app,content,publish,server,tests,bench,tools}/**/*.test.{ts,tsx}"],
    globalSetup: ["tests/tools/install-servers.ts"],
    reporters: ["default"],
    // Drawings read the style sheet itself (standalone.tsx).
    css: true,
  },
});
