import type {
  Addition,
  ContentEntry,
  Difference,
  Field,
  FieldPlace,
  List,
  ListAction,
  ListedField,
  NewField,
  PageCommand,
  Place,
  ReadPlace,
  State,
  Unwritten,
} from "./types.ts";

let token = "";
export function useToken(given: string): void {
  token = given;
}

/** Which window this is: the others refresh when it changes something. */
export const ownWindow = `${Math.random()}`;

/** Another window has changed what this one shows. */
export class StaleError extends Error {
  /** The text as it is now, if that is what differs. */
  current: Field | undefined;
}

/** Throws the server's reason if it refuses. */
export async function ask<Answer>(
  action: string,
  body: object = {},
): Promise<Answer> {
  const answer = await fetch(`/__edit/${action}`, {
    method: "POST",
    headers: {
      "content-type": "application/json",
      "x-edit-token": token,
      "x-edit-window": ownWindow,
    },
    body: JSON.stringify(body),
  }).catch(() => {
    throw new Error(
      "The server does not answer: is npm run edit still running?",
    );
  });
  const data = await answer
    .json()
    .catch(() => ({ message: "The server has failed." }));
  if (answer.status === 409) throw new StaleError(data.message);
  if (!answer.ok) throw new Error(data.message);
  return data;
}

const written: Partial<Record<Field["kind"], (text: string) => unknown>> = {
  boolean: (text) => text === "true",
  // An empty one is taken away.
  number: (text) => text && Number(text),
};

const dataOf = (file: File) =>
  new Promise<string>((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result).replace(/^.*?,/, ""));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(file);
  });

export const startEditing = () => ask("start");
export const placesOf = (ids: readonly number[]) =>
  ask<Place[]>("places", { ids });
export const readField = ({ file, path }: FieldPlace) =>
  ask<Field>("field", { file, path });

/**
 * Changes a text. If another window has changed its file, but not this text,
 * nothing is in the way; otherwise this one is shown what the other has written.
 */
async function changeField(
  field: Field,
  change: (field: Field) => Promise<State>,
): Promise<State> {
  try {
    return await change(field);
  } catch (error) {
    if (!(error instanceof StaleError)) throw error;
    const current = await readField(field);
    const { value, list } = current;
    const isSame = value === field.value && list?.length === field.list?.length;
    if (isSame) return change(current);
    const other = new StaleError(
      `Another window has changed this text. It says now: “${value}”. Save again to replace it, or give up.`,
    );
    other.current = current;
    throw other;
  }
}

export const saveField = (field: Field, text: string) =>
  changeField(field, ({ file, path, hash, kind }) =>
    ask<State>("save", {
      file,
      path,
      hash,
      value: written[kind]?.(text) ?? text,
    }),
  );
/** Every file, and what kinds of page and entry can be made. */
export const listFiles = () =>
  ask<{ files: ContentEntry[]; kinds: string[] }>("files");
export const listFields = (file: string) =>
  ask<ListedField[]>("fields", { file });
export const changeList = (
  field: Field,
  { path, index }: List,
  action: ListAction,
) =>
  changeField(field, ({ file, hash }) =>
    ask<State>("list", { file, path, hash, index, action }),
  );
export const replacePicture = (field: Field, picture: File, alt: string) =>
  changeField(field, async ({ file, path, hash }) =>
    ask<State>("picture", {
      file,
      path,
      hash,
      alt,
      data: await dataOf(picture),
      name: picture.name,
    }),
  );
/** What a group, or an item of a list, needs before it is added. */
export const readAddition = ({ file, path }: FieldPlace) =>
  ask<Addition>("addition", { file, path });
export const add = async (
  { file, path, hash }: Addition,
  filled: readonly { field: NewField; text: string }[],
  picture?: { field: NewField; chosen: File },
) =>
  ask<State>("add", {
    file,
    path,
    hash,
    values: filled.map(({ field, text }) => ({
      path: field.path,
      value: written[field.kind]?.(text) ?? text,
    })),
    picture: picture && {
      path: picture.field.path,
      name: picture.chosen.name,
      data: await dataOf(picture.chosen),
    },
  });
export const drawCard = (address: string) =>
  ask<{ picture: string }>("card", { address });
export const listUnwritten = () => ask<Unwritten[]>("unwritten");
export const listDifferences = () => ask<Difference[]>("differences");
export const takeBack = ({ file, path, hash }: ReadPlace) =>
  ask<State>("takeBack", { file, path, hash });
export const changePage = (command: PageCommand) => ask<State>("page", command);
export const pagesQuoting = (name: string) =>
  ask<{ pages: number }>("fact", { name });
export const readState = () => ask<State>("state");
export const undoLast = ({ changes, last }: State) =>
  ask<State>("undo", { changes, last });
