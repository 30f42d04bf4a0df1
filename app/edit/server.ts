import type {
  ContentEntry,
  Difference,
  Field,
  FieldPlace,
  List,
  ListAction,
  ListedField,
  PageCommand,
  Place,
  ReadPlace,
  State,
} from "./types.ts";

let token = "";
export function useToken(given: string): void {
  token = given;
}

/** Throws the server's reason if it refuses. */
export async function ask<Answer>(
  action: string,
  body: object = {},
): Promise<Answer> {
  const answer = await fetch(`/__edit/${action}`, {
    method: "POST",
    headers: { "content-type": "application/json", "x-edit-token": token },
    body: JSON.stringify(body),
  }).catch(() => {
    throw new Error(
      "The server does not answer: is npm run edit still running?",
    );
  });
  const data = await answer
    .json()
    .catch(() => ({ message: "The server has failed." }));
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
export const saveField = ({ file, path, hash, kind }: Field, text: string) =>
  ask<State>("save", {
    file,
    path,
    hash,
    value: written[kind]?.(text) ?? text,
  });
/** Every file, and what kinds of page and entry can be made. */
export const listFiles = () =>
  ask<{ files: ContentEntry[]; kinds: string[] }>("files");
export const listFields = (file: string) =>
  ask<ListedField[]>("fields", { file });
export const changeList = (
  { file, hash }: Field,
  { path, index }: List,
  action: ListAction,
) => ask<State>("list", { file, path, hash, index, action });
export const replacePicture = async (
  { file, path, hash }: Field,
  picture: File,
  alt: string,
) =>
  ask<State>("picture", {
    file,
    path,
    hash,
    alt,
    data: await dataOf(picture),
    name: picture.name,
  });
export const addGroup = ({ file, path, hash }: ReadPlace) =>
  ask<State>("add", { file, path, hash });
export const drawCard = (address: string) =>
  ask<{ picture: string }>("card", { address });
export const listDifferences = () => ask<Difference[]>("differences");
export const takeBack = ({ file, path, hash }: ReadPlace) =>
  ask<State>("takeBack", { file, path, hash });
export const changePage = (command: PageCommand) => ask<State>("page", command);
export const pagesQuoting = (name: string) =>
  ask<{ pages: number }>("fact", { name });
export const readState = () => ask<State>("state");
export const undoLast = ({ changes, last }: State) =>
  ask<State>("undo", { changes, last });
