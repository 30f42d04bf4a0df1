/**
 * How a text begins that an owner has to write: commands and the editor write
 * it, the launch check lists it, and a build for visitors refuses it.
 */
export const TO_BE_WRITTEN = "To be written";

/** The name of what an owner has to choose: a tag, or a picture. */
export const TO_BE_CHOSEN = "to-be-chosen";

const unwritten = new RegExp(`\\b${TO_BE_WRITTEN}\\b|^${TO_BE_CHOSEN}\\b`, "i");

export const isUnwritten = (value: unknown): boolean =>
  typeof value === "string" && unwritten.test(value);
