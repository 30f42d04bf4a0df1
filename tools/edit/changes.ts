import { hash } from "node:crypto";
import { rmSync } from "node:fs";
import path from "node:path";
import { withChanges } from "../../app/content/content-files.ts";
import { ContentError, mistakeLine } from "../../app/content/parse.ts";
import type { State } from "../../app/edit/types.ts";
import { checkContent } from "../../app/site/check.ts";
import { textOf, writeText } from "../page-files/changes.ts";
import { RefusedError } from "../page-files/refused.ts";
import { settle } from "./publish/settle.ts";

/** A file before and after a change; null if there is none. */
export interface FileChange {
  file: string;
  before: string | null;
  after: string | null;
}

/** A change as its author made it. */
interface Change {
  label: string;
  files: FileChange[];
  /** A picture that it added. */
  added?: string | undefined;
  /** What there is to know about it, and where to look. */
  notice?: State["notice"];
}

const MOST_KEPT = 50;
export const historyFile = ".cache/edit/changes.json";

export const hashOf = (text: string | null): string =>
  hash("sha256", text ?? "");

/**
 * The text of a file of content/, and of no other file, whatever a request
 * says.
 */
export function readText(root: string, file: string): string | null {
  const target = path.resolve(root, file);
  const isInside = target.startsWith(path.join(root, "content") + path.sep);
  if (!isInside || !isText(file))
    throw new RefusedError(`${file} is no file of content/.`);
  return textOf(target);
}

function readHistory(root: string): Change[] {
  try {
    return JSON.parse(textOf(path.join(root, historyFile)) ?? "[]");
  } catch {
    throw new RefusedError(
      `${historyFile}, which remembers what can be undone, is damaged: delete it and try again. Nothing was written.`,
    );
  }
}

const writeHistory = (root: string, changes: readonly Change[]): void =>
  writeText(root, historyFile, JSON.stringify(changes.slice(-MOST_KEPT)));

const isContent = ({ file }: FileChange) => file.startsWith("content/");

/**
 * Pictures, and drawings that a change of a page has moved, are files as a
 * whole.
 */
export const isText = (file: string): boolean =>
  /^content\/.*\.(yaml|md)$/.test(file);

/**
 * The plain messages of a build, those of the changed files first, and without
 * their name.
 */
function messagesOf(error: ContentError, files: readonly FileChange[]): string {
  const isOwn = (file: string) => files.some((change) => change.file === file);
  const lines = error.mistakes
    .toSorted((a, b) => Number(isOwn(b.file)) - Number(isOwn(a.file)))
    .map((mistake) =>
      mistakeLine(
        isOwn(mistake.file) ? { ...mistake, file: "", line: 0 } : mistake,
      ),
    );
  return [...new Set(lines)].join("\n") || error.message;
}

/**
 * Checks all content with the changes and writes them; throws, and writes
 * nothing, if the content would be broken.
 */
function apply(root: string, files: readonly FileChange[]): void {
  for (const { file, before } of files)
    if (textOf(path.join(root, file)) !== before)
      throw new RefusedError(
        `${file} has been changed elsewhere in the meantime. Nothing was written.`,
      );
  try {
    withChanges(
      new Map(
        files
          .filter(({ file }) => isText(file))
          .map(({ file, after }) => [file, after]),
      ),
      () => {
        checkContent();
        // Here, so that pages do not show what could not be written.
        for (const { file, after } of files) writeText(root, file, after);
      },
    );
  } catch (error) {
    if (error instanceof ContentError)
      throw new RefusedError(messagesOf(error, files));
    throw error;
  }
}

/** Makes a change that can be undone. */
export function makeChange(
  root: string,
  label: string,
  file: FileChange,
  added?: string,
): void {
  if (file.before === file.after) return;
  const history = readHistory(root);
  apply(root, [file]);
  writeHistory(root, [...history, { label, files: [file], added }]);
}

/** A change that was made can be undone. */
export const remember = (root: string, change: Change): void =>
  writeHistory(root, [...readHistory(root), change]);

/**
 * Files outside content/ that changes of pages have moved: drawings, and code
 * that names a page.
 */
export const movedFiles = (root: string): string[] =>
  readHistory(root).flatMap(({ files }) =>
    files.filter((file) => !isContent(file)).map(({ file }) => file),
  );

/**
 * A file without a change of it; what colleagues have changed since in the same
 * file stays.
 */
async function without(root: string, change: FileChange): Promise<FileChange> {
  const { file, before, after } = change;
  const current = textOf(path.join(root, file));
  const isPlain = before === null || after === null || current === null;
  if (isPlain || current === after || !isContent(change))
    return { file, before: after, after: before };
  const versions = { file, base: after, mine: before, theirs: current };
  const { text, clashes } = await settle(versions, []);
  if (clashes.length > 0)
    throw new RefusedError(
      `${file} has been changed elsewhere in the meantime. Nothing was written.`,
    );
  return { file, before: current, after: text };
}

/** Undoes the last change; returns what that changed. */
export async function undo(root: string): Promise<FileChange[]> {
  const history = readHistory(root);
  const last = history.at(-1);
  if (!last) throw new RefusedError("There is nothing to undo.");
  const files = await Promise.all(
    last.files.map((file) => without(root, file)),
  );
  apply(root, files);
  if (last.added) rmSync(path.join(root, last.added), { force: true });
  writeHistory(root, history.slice(0, -1));
  return files;
}

/** Forgets the last changes that this branch does not have. */
export function forgetOthers(root: string): void {
  const history = readHistory(root);
  const isHere = ({ files }: Change) =>
    files.every(({ file, after }) => textOf(path.join(root, file)) === after);
  const last = history.findLastIndex(isHere);
  writeHistory(root, history.slice(0, last + 1));
}

export function stateOf(root: string): State {
  const history = readHistory(root);
  const { label: last, notice } = history.at(-1) ?? {};
  return { changes: history.length, last, notice };
}
