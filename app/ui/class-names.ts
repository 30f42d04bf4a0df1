/** Joins the classes that apply; `undefined` and `false` stand for those that do not. */
export const classNames = (...names: readonly (string | false | undefined)[]): string =>
  names.filter(Boolean).join(" ");
