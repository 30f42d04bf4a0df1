/** Words as a page shows them: a joiner may follow a hyphen, to keep a line from breaking there. */
export const asTypeset = (words: string): RegExp =>
  new RegExp(`^${words.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&").replaceAll("-", "-\u2060?")}$`);
