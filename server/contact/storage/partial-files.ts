import { readdir, rm } from "node:fs/promises";
import { dirname, join } from "node:path";

/**
 * A copy that is being written, named after its process, with the journals that
 * SQLite keeps beside it.
 */
const namePattern = /\.backup-(\d+)\.partial(?:-journal|-wal|-shm)?$/;
const journals = ["", "-journal", "-wal", "-shm"];

/**
 * What this process writes: in containers, processes have the same numbers
 * after every start.
 */
const ours = new Set<string>();

/** Gives `write` a file beside the given one, and removes it afterwards. */
export async function withPartialFile(
  file: string,
  write: (partial: string) => Promise<void>,
) {
  const partial = `${file}.backup-${process.pid}.partial`;
  ours.add(partial);
  try {
    await write(partial);
  } finally {
    // What cannot be removed now is removed by the next backup, and the first
    // error is the one to report.
    for (const journal of journals)
      await rm(partial + journal, { force: true }).catch(() => {});
    ours.delete(partial);
  }
}

/** Removes what killed backups have left beside this file. */
export async function removeAbandoned(file: string): Promise<void> {
  const folder = dirname(file);
  for (const name of await readdir(folder)) {
    const [, processId] = namePattern.exec(name) ?? [];
    if (
      processId === undefined ||
      isBeingWritten(join(folder, name), Number(processId))
    )
      continue;
    // Another user's file must not prevent a backup.
    await rm(join(folder, name), { force: true }).catch(() => {});
  }
}

function isBeingWritten(path: string, processId: number): boolean {
  if (processId === process.pid)
    return [...ours].some((partial) => path.startsWith(partial));
  try {
    // Sends nothing.
    process.kill(processId, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code !== "ESRCH";
  }
}
