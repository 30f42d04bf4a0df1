const firefox = 127 << 16;

/** Browsers with popovers, nesting and light-dark(): since mid-2024. */
export const browserTargets = { chrome: 125 << 16, firefox, safari: (17 << 16) | (5 << 8) };

/**
 * For styles that are only minified. Without a target, Lightning CSS joins `animation-timeline` to `animation`, which no
 * browser reads (parcel-bundler/lightningcss#1283).
 */
export const minifyTargets = { firefox };
