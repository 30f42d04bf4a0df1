import type { ReactElement } from "react";
import { partsOf } from "../drawings/scene.ts";

/** The link that highlights a part of the drawing, by the index of its entry in the list of parts. */
export function partLinks(drawing: ReactElement): (index: number) => string | undefined {
  const names = new Map(partsOf(drawing).map(({ number, name }) => [number, name]));
  return (index) => {
    const name = names.get(index + 1);
    return name && `#part-${name}`;
  };
}
