/** A plural or another choice in a text, taken apart. */
export interface Choice {
  /** In its place in the outline. */
  token: string;
  /** `jobs, plural`. */
  head: string;
  forms: readonly { name: string; text: string }[];
}

/** The text again: the reverse of `splitForms`. */
export function joinForms(outline: string, choices: readonly Choice[]): string {
  return choices.reduce((text, { token, head, forms }) => {
    const written = forms.map(({ name, text }) => `${name} {${text}}`);
    return text.replace(token, () => `{${head}, ${written.join(" ")}}`);
  }, outline);
}
