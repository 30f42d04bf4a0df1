import { copyFileSync, existsSync, renameSync } from "node:fs";
import path from "node:path";
import { historyFile } from "../changes.ts";

const undoOf = (root: string, branch: string) =>
  path.join(root, `${historyFile}.${encodeURIComponent(branch)}`);

/** A new branch begins with the changes of the one that it comes from. */
export function shareUndo(root: string, from: string): void {
  const current = path.join(root, historyFile);
  if (existsSync(current)) copyFileSync(current, undoOf(root, from));
}

/** Each branch has its own changes to undo. */
export function leaveUndo(root: string, from: string, to: string): void {
  const current = path.join(root, historyFile);
  if (existsSync(current)) renameSync(current, undoOf(root, from));
  const known = undoOf(root, to);
  if (existsSync(known)) renameSync(known, current);
}
