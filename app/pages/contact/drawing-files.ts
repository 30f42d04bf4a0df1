import type { ComponentType } from "react";
import { slugify } from "../../content/slugify.ts";
import { drawingsByKey } from "../../drawings/drawing-by-key.ts";

/** The drawings of the contact page below its first view: files, fetched after what is seen first. */
export const contactDrawings = drawingsByKey(
  import.meta.glob<ComponentType>("./drawings/*.tsx", { eager: true, import: "default" }),
);

const known = (name: string, otherwise: string) => (contactDrawings.has(name) ? name : otherwise);

/** The file of a way to reach us; a letter, where a new way has no drawing of its own. */
export function channelFile(key: string): string {
  return known(`channel-${key}`, "channel-email");
}

/** The file of the streets round an office; cross hairs on bare paper, where a city is not drawn yet. */
export function officePlanFile(city: string): string {
  return known(`plan-${slugify(city)}`, "plan-bare");
}
