/** Joins the classes, without `undefined` and `false`. */
export const classNames = (
  ...names: readonly (string | false | undefined)[]
): string => names.filter(Boolean).join(" ");
