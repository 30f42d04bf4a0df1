import { defineConfig, devices } from "@playwright/test";
import {
  browserArguments,
  ensureHeadlessShell,
} from "./tests/tools/browser.ts";
import { temporaryFolder } from "./tests/tools/temporary-folder.ts";

// Unset while the server starts: it listens on a free port, which Playwright
// reads from its output and tells the workers.
const port = process.env.TEST_PORT;

/**
 * The last build, served by the real server with its own inbox. `npm test`
 * builds first.
 */
export default defineConfig({
  testDir: "tests",
  testMatch: "**/*.spec.ts",
  fullyParallel: true,
  workers: 2,
  // Allows for a slow machine; a test that hangs still fails.
  timeout: 120_000,
  expect: { timeout: 15_000 },
  forbidOnly: Boolean(process.env.CI),
  reporter: "list",
  reportSlowTests: { max: 10, threshold: 10_000 },
  outputDir: "test-results",
  // What is heard; --update-snapshots writes it again.
  snapshotPathTemplate: "{testDir}/heard/transcripts/{arg}{ext}",
  use: {
    baseURL: `http://127.0.0.1:${port}`,
    ...devices["Desktop Chrome"],
    viewport: { width: 1440, height: 900 },
    launchOptions: {
      executablePath: ensureHeadlessShell(),
      args: browserArguments,
    },
    reducedMotion: "reduce",
    screenshot: "only-on-failure",
  },
  projects: [
    { name: "desktop", grepInvert: /@phone/ },
    {
      name: "phone",
      grep: /@phone/,
      use: {
        viewport: { width: 390, height: 844 },
        isMobile: true,
        hasTouch: true,
      },
    },
  ],
  webServer: {
    command: "node server/main.ts",
    wait: { stderr: /The site is at http:\/\/localhost:(?<test_port>\d+)/ },
    reuseExistingServer: false,
    env: {
      PORT: port ?? "0",
      HOST: "127.0.0.1",
      LOG_LEVEL: "error",
      DATA_DIR: temporaryFolder("inbox"),
    },
  },
});
