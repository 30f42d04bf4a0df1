import type {
  ContentList,
  Difference,
  Field,
  Kept,
  List,
  ListedField,
  PageCommand,
  Place,
  Refused,
  State,
} from "./types.ts";

let token = "";
export function useToken(given: string): void {
  token = given;
}

/** Throws the server's reason if it refuses. */
async function ask<Answer>(action: string, body: object = {}): Promise<Answer> {
  const answer = await fetch(`/__edit/${action}`, {
    method: "POST",
    headers: { "content-type": "application/json", "x-edit-token": token },
    body: JSON.stringify(body),
  }).catch(() => {
    throw new Error("The server does not answer: is npm run edit still running?");
  });
  const data: Answer | Refused = await answer.json().catch(() => ({ message: "The server has failed." }));
  if (!answer.ok) throw new Error((data as Refused).message);
  return data as Answer;
}

type FieldPlace = Pick<Field, "file" | "path">;

export const startEditing = () => ask("start");
export const placesOf = (ids: readonly number[]) => ask<Place[]>("places", { ids });
export const readField = ({ file, path }: FieldPlace) => ask<Field>("field", { file, path });
export function saveField({ file, path, hash, kind }: Field, text: string): Promise<State> {
  const value = kind === "boolean" ? text === "true" : kind === "number" ? Number(text) : text;
  return ask("save", { file, path, hash, value });
}
export const listFiles = () => ask<ContentList>("files");
export const listFields = (file: string) => ask<ListedField[]>("fields", { file });
export const changeList = ({ file, hash }: Field, { path, index }: List, action: ListAction) =>
  ask<State>("list", { file, path, hash, index, action });
const base64Of = (file: File) =>
  new Promise<string>((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result).replace(/^.*?,/, ""));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(file);
  });

export async function replacePicture(
  { file, path, hash }: Field,
  picture: File,
  alt: string,
): Promise<State> {
  const data = await base64Of(picture);
  return ask("picture", { file, path, hash, alt, data, name: picture.name });
}
export const addGroup = ({ file, path }: FieldPlace) => ask<State>("add", { file, path });
export const drawCard = (address: string) => ask<{ picture: string }>("card", { address });
export const listDifferences = () => ask<Difference[]>("differences");
export const takeBack = ({ file, path }: FieldPlace) => ask<State>("takeBack", { file, path });
export const keep = (message: string, branch: string) => ask<Kept>("keep", { message, branch });
export const changePage = (command: PageCommand) => ask<State>("page", command);
export const pagesQuoting = (name: string) => ask<{ pages: number }>("fact", { name });
export const readState = () => ask<State>("state");
export const undoLast = () => ask<State>("undo");

export type ListAction = "add" | "remove" | "up" | "down";
