import type { ComponentType } from "react";
import { CallGlyph } from "./call-glyph.tsx";
import { EmailGlyph } from "./email-glyph.tsx";
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
