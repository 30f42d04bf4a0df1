/**
 * How a text begins that an owner has to write: commands write it, and the
 * launch check finds it.
 */
export const TO_BE_WRITTEN = "To be written";
