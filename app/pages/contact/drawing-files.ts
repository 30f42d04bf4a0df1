import type { ComponentType } from "react";
import { CallGlyph } from "./drawings/channel-call.tsx";
import { EmailGlyph } from "./drawings/channel-email.tsx";
import { WhatsappGlyph } from "./drawings/channel-whatsapp.tsx";
import { BangalorePlan } from "./drawings/plan-bangalore.tsx";
import { BarePlan } from "./drawings/plan-bare.tsx";
import { NewDelhiPlan } from "./drawings/plan-new-delhi.tsx";

/** The drawings of the contact page below its first view: files, fetched after what is seen first. */
export const contactDrawings: Readonly<Record<string, ComponentType>> = {
  "channel-call": CallGlyph,
  "channel-email": EmailGlyph,
  "channel-whatsapp": WhatsappGlyph,
  "plan-new-delhi": NewDelhiPlan,
  "plan-bangalore": BangalorePlan,
  "plan-bare": BarePlan,
};

const known = (name: string, otherwise: string) => (name in contactDrawings ? name : otherwise);

/** The file of a way to reach us; a letter, where a new way has no drawing of its own. */
export function channelFile(key: string): string {
  return known(`channel-${key}`, "channel-email");
}

/** The file of the streets round an office; cross hairs on bare paper, where a city is not drawn yet. */
export function officePlanFile(city: string): string {
  return known(`plan-${city.toLowerCase().replaceAll(" ", "-")}`, "plan-bare");
}
