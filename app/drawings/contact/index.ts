import type { ComponentType } from "react";
import { BangalorePlan } from "./bangalore-plan.tsx";
import { BarePlan } from "./bare-plan.tsx";
import { CallGlyph } from "./call-glyph.tsx";
import { EmailGlyph } from "./email-glyph.tsx";
import { NewDelhiPlan } from "./new-delhi-plan.tsx";
import { WhatsappGlyph } from "./whatsapp-glyph.tsx";

const channelGlyphs: Readonly<Record<string, ComponentType>> = {
  call: CallGlyph,
  email: EmailGlyph,
  whatsapp: WhatsappGlyph,
};

/** The small drawing of a way to reach us; a letter, where a new way has none of its own. */
export function channelGlyph(key: string): ComponentType {
  return channelGlyphs[key] ?? EmailGlyph;
}

const officePlans: Readonly<Record<string, ComponentType>> = {
  "New Delhi": NewDelhiPlan,
  Bangalore: BangalorePlan,
};

/** The street plan round an office; cross hairs on bare paper where a city is not drawn yet. */
export function officePlan(city: string): ComponentType {
  return officePlans[city] ?? BarePlan;
}
