import { icons } from "./icons.ts";

/** Browsers without SVG icons request favicon.ico by themselves. */
export function IconLinks() {
  return (
    <>
      <link rel="icon" href={icons.svg} type="image/svg+xml" />
      <link rel="apple-touch-icon" href={icons.touch} />
    </>
  );
}
