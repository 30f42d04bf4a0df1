/**
 * The classes that drawings, the scripts on them and the style sheets share.
 * They are short because every drawing repeats them; scripts get them as
 * arguments, and drawing-classes.test.ts ties the style sheets to them.
 */
export const drawingClass = "dwg";
export const balloonClass = "bl";

/** Before the number of a part: its shape, and its balloon. */
export const partPrefix = "p";

export const partClass = (number: number): string => `${partPrefix}${number}`;
