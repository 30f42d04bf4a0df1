/**
 * Browsers with popovers, nesting and light-dark(): since mid-2024. Lightning CSS needs them wherever it writes styles:
 * without targets it joins `animation-timeline` to `animation`, which no browser reads (parcel-bundler/lightningcss#1283).
 */
export const browserTargets = { chrome: 125 << 16, firefox: 127 << 16, safari: (17 << 16) | (5 << 8) };
