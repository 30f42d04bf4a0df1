import { icons, webManifestFile } from "./icons.ts";

/** The icons and the web manifest, as every page names them. */
export function IconLinks() {
  return (
    <>
      <link rel="icon" href={icons.small} sizes="32x32" type="image/png" />
      <link rel="icon" href={icons.svg} type="image/svg+xml" />
      <link rel="apple-touch-icon" href={icons.touch} />
      <link rel="manifest" href={webManifestFile} />
    </>
  );
}
