import type { ComponentType } from "react";
import { slugify } from "../../content/slugify.ts";
import { drawingsByKey } from "../../drawings/drawing-by-key.ts";
import {
  CallGlyph,
  EmailGlyph,
  WhatsappGlyph,
} from "./drawings/parts/channels.tsx";

/**
 * The drawings below the contact page's first view: files, loaded after the
 * first paint.
 */
export const contactDrawings = new Map<string, ComponentType>([
  ...drawingsByKey(
    import.meta.glob<ComponentType>("./drawings/plan-*.tsx", {
      eager: true,
      import: "default",
    }),
  ),
  ["channel-call", CallGlyph],
  ["channel-email", EmailGlyph],
  ["channel-whatsapp", WhatsappGlyph],
]);

const known = (name: string, otherwise: string) =>
  contactDrawings.has(name) ? name : otherwise;

/** The drawing of a channel; a letter for a channel without one. */
export function channelFile(key: string): string {
  return known(`channel-${key}`, "channel-email");
}

/** The street plan of an office; plain cross hairs for a city without one. */
export function officePlanFile(city: string): string {
  return known(`plan-${slugify(city)}`, "plan-bare");
}
