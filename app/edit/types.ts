/** What the editing server and the page tell each other. */

type Path = readonly (string | number)[];

/** What a mark on the page stands for. */
export interface Place {
  id: number;
  /** `Faq 3, answer`. */
  label: string;
  file: string;
  path: Path;
  /** The name of a fact that a text quotes: it is edited at its own place. */
  fact?: string;
}

/** A fact that a text quotes. */
export interface QuotedFact {
  /** As written: `{offices:office|offices}`. */
  quote: string;
  name: string;
  value: string;
  /** Where it is stated; none if it derives from other content. */
  place?: { file: string; path: Path };
}

export type FieldKind = "text" | "number" | "boolean" | "choice" | "day";

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

/** Every file, and what kinds of page and entry can be made. */
export interface ContentList {
  files: ContentEntry[];
  kinds: string[];
}

/** A field in that list. */
export interface ListedField extends Pick<Field, "file" | "path" | "label" | "value"> {
  /** Fields that the file may have, and has not. */
  isGroup?: true;
}

/** A field of a content file. */
export interface Field {
  file: string;
  path: Path;
  label: string;
  kind: FieldKind;
  /** To choose from. */
  options?: readonly string[];
  description?: string;
  /** Of numbers and boxes too, as text. */
  value: string;
  least?: number;
  most?: number;
  /** Of the file as it was read: a change of another version is refused. */
  hash: string;
  facts: QuotedFact[];
  /** The text alternative of a picture, which can be replaced with it. */
  isOfPicture?: true;
  /** The list that it is in, if its schema allows another length or order. */
  list?: List;
}

export interface List {
  path: Path;
  label: string;
  index: number;
  length: number;
  canAdd: boolean;
  canRemove: boolean;
}

/** Why nothing was written. */
export interface Refused {
  message: string;
}

/** What can be undone. */
export interface State {
  changes: number;
  /** The last of them. */
  last?: string;
  /** What it says about a page that was made, renamed or removed, also after the page has loaded again. */
  notice?: { message: string; address: string };
}

/** What differs from the last commit, in words. */
export interface Difference extends Pick<Place, "file" | "path" | "label"> {
  /** The address of its page, if it has one. */
  page?: string;
  before: string;
  after: string;
}

/** What became of the changes, in words. */
export interface Kept {
  message: string;
}

/** A page to make, rename or remove. */
export interface PageCommand {
  command: "new" | "rename" | "remove";
  kind: string;
  slug: string;
  /** The new name, or where the address of a removed page leads. */
  to?: string;
}
