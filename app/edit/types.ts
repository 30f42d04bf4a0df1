import type { Choice } from "../text/join-forms.ts";

/** What the editing server and the page tell each other. */

export type Path = readonly (string | number)[];

/** Where a value is in the content. */
export interface FieldPlace {
  file: string;
  path: Path;
}

/**
 * A value, in a file as it was read: a change of another version is refused.
 */
export interface ReadPlace extends FieldPlace {
  hash: string;
}

/** What a mark on the page stands for. */
export interface Place extends FieldPlace {
  id: number;
  /** `Faq 3, answer`. */
  label: string;
}

export interface QuotedFact {
  /** As written: `{replyTime}`, or a plural with its forms. */
  quote: string;
  /** Without the forms. */
  shown: string;
  name: string;
  value: string;
  /** Where it is stated; none if it derives from other content. */
  place?: FieldPlace | undefined;
}

/** A content file, for the list of everything that can be changed. */
export interface ContentEntry {
  file: string;
  /** Its page, if it has one, and what search engines show of it. */
  page?: {
    address: string;
    title: string;
    description: string;
    /** Of a page that can be renamed and removed. */
    kind?: string;
    slug?: string;
  };
}

/** A field in the list of a file. */
export interface ListedField extends ReadPlace {
  label: string;
  /** Of numbers and boxes too, as text. */
  value: string;
  /** Fields that the file may have, and has not. */
  isGroup: boolean;
}

export interface Field extends Omit<ListedField, "isGroup"> {
  kind: "text" | "number" | "boolean" | "choice" | "day";
  options?: readonly string[] | undefined;
  description?: string | undefined;
  least?: number | undefined;
  most?: number | undefined;
  /** What does not count against these limits: the brand in a title. */
  uncounted?: string | undefined;
  facts: QuotedFact[];
  /** The text with a token for each of its choices. */
  outline: string;
  /** Plurals, and words that depend on what the site has. */
  choices: readonly Choice[];
  /** The text alternative of a picture, which can be replaced with it. */
  isOfPicture: boolean;
  /** The list that it is in, if its schema allows another length or order. */
  list?: List | undefined;
}

/** A field of what is to be added, still without a value. */
export interface NewField
  extends Pick<
    Field,
    "path" | "label" | "kind" | "options" | "description" | "least" | "most"
  > {
  /** The file of a picture, to be chosen. */
  isPicture: boolean;
}

/** A group of fields, or an item of a list, that is to be added. */
export interface Addition extends ReadPlace {
  label: string;
  fields: NewField[];
}

export interface NewValue {
  path: Path;
  value: string | number | boolean;
}

export interface List {
  path: Path;
  label: string;
  index: number;
  length: number;
  canAdd: boolean;
  canRemove: boolean;
}

export type ListAction = "remove" | "up" | "down";

export interface State {
  changes: number;
  /** The last of them. */
  last?: string | undefined;
  /**
   * What it says about a page that was made, renamed or removed, also after the
   * page has loaded again.
   */
  notice?: { message: string; address: string } | undefined;
}

/** What differs from the last commit, in words. */
export interface Difference extends ReadPlace {
  label: string;
  /** The address of its page, if it has one. */
  page?: string | undefined;
  before: string;
  after: string;
}

/** A text that visitors would see, and that is still to be written. */
export interface Unwritten extends FieldPlace {
  label: string;
  page?: string | undefined;
}

export interface PageCommand {
  command: "new" | "rename" | "remove";
  kind: string;
  slug: string;
  /** The new name, or where the address of a removed page leads. */
  to?: string;
}
