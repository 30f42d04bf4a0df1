import { Features } from "lightningcss";

/**
 * The oldest browsers with the whole design (docs/specification.md). Older ones
 * show app/styles/plain.css.
 */
export const wholeBrowsers = {
  chrome: "111",
  edge: "111",
  firefox: "128",
  safari: "16.4",
  safari_ios: "16.4",
};

/** `16.4` as Lightning CSS expects it. */
function versionNumber(version: string): number {
  const [major = 0, minor = 0] = version.split(".").map(Number);
  return (major << 16) | (minor << 8);
}

const { chrome, firefox, safari } = wholeBrowsers;

/**
 * For Lightning CSS. These browsers need no vendor prefixes. Media queries have
 * `max-width`, because the `<` of a range is an error in styles inside SVG,
 * which HTML parsers read as text.
 */
export const cssTargets = {
  targets: {
    chrome: versionNumber(chrome),
    firefox: versionNumber(firefox),
    safari: versionNumber(safari),
  },
  exclude: Features.VendorPrefixes,
  include: Features.MediaRangeSyntax,
};

/** For the syntax of scripts. */
export const scriptTargets = [
  `chrome${chrome}`,
  `firefox${firefox}`,
  `safari${safari}`,
];
