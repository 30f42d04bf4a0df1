import { icons } from "./icons.ts";

/** The icons, as every page names them. A browser without SVG icons asks for favicon.ico unbidden. */
export function IconLinks() {
  return (
    <>
      <link rel="icon" href={icons.svg} type="image/svg+xml" />
      <link rel="apple-touch-icon" href={icons.touch} />
    </>
  );
}
