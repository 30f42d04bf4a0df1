import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

const folders: string[] = [];

/**
 * An empty folder that is deleted when this process exits. Vitest kills its
 * processes, so its tests delete theirs.
 */
export function temporaryFolder(name: string): string {
  if (folders.length === 0)
    process.once("exit", () => {
      for (const folder of folders)
        rmSync(folder, { recursive: true, force: true });
    });
  const folder = mkdtempSync(path.join(tmpdir(), `${name}-`));
  folders.push(folder);
  return folder;
}
