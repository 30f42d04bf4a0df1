/** Text, or a number, that a message is filled in with. */
export type Text = string | number;

/**
 * A text that says something else for other values, such as `{number} of
 * {total}`. It cannot be shown before they are filled in.
 */
export class Message<Values = unknown> {
  /** Only for types: what it needs. */
  declare readonly needs: (values: Values) => void;
  readonly text: string;
  /** Where it is in its file. */
  readonly path: readonly PropertyKey[];

  constructor(text: string, path: readonly PropertyKey[]) {
    this.text = text;
    this.path = path;
  }
}
