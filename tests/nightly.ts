/**
 * What only `npm run test:nightly` runs: these files, all with `.nightly` in
 * their name, and browser tests with the tag `@nightly`. `npm test` runs the
 * rest. By themselves, vitest and Playwright run everything.
 */
const files = [
  "**/*.nightly.test.ts",
  "server/contact/bounded-work.test.ts",
  "tests/attacks/**",
  "tests/owners/**",
  "tests/serving/!(env-example|node).test.ts",
];
const browserTests = /@nightly|\.nightly\.|serving\//;

/** Options that leave out the nightly tests. */
export const daily = {
  vitest: files.flatMap((pattern) => ["--exclude", pattern]),
  playwright: ["--grep-invert", browserTests.source],
};
