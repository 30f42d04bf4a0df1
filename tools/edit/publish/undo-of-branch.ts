import { existsSync, renameSync } from "node:fs";
import path from "node:path";
import { historyFile } from "../changes.ts";

/** Each branch has its own changes to undo. */
export function leaveUndo(root: string, from: string, to: string): void {
  const current = path.join(root, historyFile);
  const of = (branch: string) =>
    path.join(root, `${historyFile}.${encodeURIComponent(branch)}`);
  if (existsSync(current)) renameSync(current, of(from));
  if (existsSync(of(to))) renameSync(of(to), current);
}
