/** The icons that the build makes from the logo. */
export const icons = {
  /** For clients that request this name without reading a page. */
  ico: "/favicon.ico",
  /** Follows the colour scheme. */
  svg: "/icon.svg",
  touch: "/apple-touch-icon.png",
  small: "/icon-32.png",
  home: "/icon-192.png",
  splash: "/icon-512.png",
  maskable: "/icon-maskable-512.png",
} as const;

/** For structured data. */
export const logoFile = icons.splash;

export const webManifestFile = "/manifest.webmanifest";
