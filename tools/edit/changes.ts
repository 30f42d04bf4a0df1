import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { withChanges } from "../../app/content/content-files.ts";
import { ContentError, mistakeLine } from "../../app/content/parse.ts";
import type { State } from "../../app/edit/types.ts";
import { checkContent } from "../../app/site/check.ts";
import { textOf } from "../page-files/changes.ts";

/** A change that was not made: the message says why. */
export class RefusedChange extends Error {
  override name = "RefusedChange";
  /** The status of the answer. */
  readonly status: number;

  constructor(message: string, status = 409) {
    super(message);
    this.status = status;
  }
}

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
const historyFile = ".cache/edit/changes.json";

export const hashOf = (text: string): string => createHash("sha256").update(text).digest("hex").slice(0, 16);

/** Only text files of content/, whatever a request says. */
export function contentPath(root: string, file: string): string {
  const target = path.resolve(root, file);
  const isInside = target.startsWith(path.join(root, "content") + path.sep);
  if (!isInside || !/\.(yaml|md)$/.test(file)) throw new RefusedChange(`${file} is no file of content/.`);
  return target;
}

export const readText = (root: string, file: string): string | null => textOf(contentPath(root, file));

/** Other programs never see half a file, nor one that they do not know. */
function write(root: string, file: string, text: string | null): void {
  const target = path.join(root, file);
  if (text === null) {
    rmSync(target, { force: true });
    return;
  }
  const unfinished = path.join(root, ".cache/edit/unfinished");
  for (const folder of [path.dirname(unfinished), path.dirname(target)])
    mkdirSync(folder, { recursive: true });
  writeFileSync(unfinished, text);
  renameSync(unfinished, target);
}

function readHistory(root: string): Change[] {
  const file = path.join(root, historyFile);
  if (!existsSync(file)) return [];
  try {
    return JSON.parse(readFileSync(file, "utf8"));
  } catch {
    throw new RefusedChange(
      `${historyFile}, which remembers what can be undone, is damaged: delete it and try again. Nothing was written.`,
    );
  }
}

function writeHistory(root: string, changes: readonly Change[]): void {
  write(root, historyFile, JSON.stringify(changes.slice(-MOST_KEPT)));
}

const isContent = ({ file }: FileChange) => file.startsWith("content/");

/** The plain messages of a build, those of the changed files first. */
function messagesOf(error: ContentError, files: readonly FileChange[]): string {
  const isOwn = (file: string) => files.some((change) => change.file === file);
  const lines = error.mistakes
    .toSorted((a, b) => Number(isOwn(b.file)) - Number(isOwn(a.file)))
    .map((mistake) =>
      isOwn(mistake.file)
        ? [mistake.field, mistake.message].filter(Boolean).join(": ")
        : mistakeLine(mistake),
    );
  return lines.length > 0 ? [...new Set(lines)].join("\n") : error.message;
}

/** Checks all content with the changes and writes them; throws, and writes nothing, if the content would be broken. */
function apply(root: string, files: readonly FileChange[]): void {
  for (const { file, before } of files)
    if (textOf(path.join(root, file)) !== before)
      throw new RefusedChange(`${file} has been changed elsewhere in the meantime. Nothing was written.`);
  try {
    withChanges(new Map(files.filter(isContent).map(({ file, after }) => [file, after])), () => {
      checkContent();
      // Here, so that pages do not show what could not be written.
      for (const { file, after } of files) write(root, file, after);
    });
  } catch (error) {
    if (error instanceof ContentError) throw new RefusedChange(messagesOf(error, files));
    throw error;
  }
}

/** Makes a change that can be undone. */
export function makeChange(root: string, label: string, files: readonly FileChange[], added?: string): void {
  for (const { file } of files) contentPath(root, file);
  const changed = files.filter(({ before, after }) => before !== after);
  if (changed.length === 0) return;
  const history = readHistory(root);
  apply(root, changed);
  writeHistory(root, [...history, { label, files: changed, added }]);
}

/** A change that was made can be undone. */
export const remember = (root: string, change: Change): void =>
  writeHistory(root, [...readHistory(root), change]);

/** Files outside content/ that changes of pages have moved: drawings, and code that names a page. */
export const movedFiles = (root: string): string[] =>
  readHistory(root).flatMap(({ files }) => files.filter((file) => !isContent(file)).map(({ file }) => file));

/** Undoes the last change. */
export function undo(root: string, beforeWriting: (files: readonly FileChange[]) => void): void {
  const history = readHistory(root);
  const last = history.at(-1);
  if (!last) throw new RefusedChange("There is nothing to undo.");
  const files = last.files.map(({ file, before, after }) => ({ file, before: after, after: before }));
  beforeWriting(files);
  apply(root, files);
  if (last.added) rmSync(path.join(root, last.added), { force: true });
  writeHistory(root, history.slice(0, -1));
}

export function stateOf(root: string): State {
  const history = readHistory(root);
  const { label: last, notice } = history.at(-1) ?? {};
  return { changes: history.length, ...(last !== undefined && { last }), ...(notice && { notice }) };
}
