import { execFile } from "node:child_process";
import path from "node:path";
import { z } from "zod";
import { slugSchema } from "../../app/content/schema/parts.ts";
import { newNames } from "../new/scaffold.ts";
import { textOf } from "../page-files/changes.ts";
import { type FileChange, RefusedChange, remember } from "./changes.ts";

/** A page that was made, renamed or removed. */
export interface PageChange {
  /** Where to look. */
  address: string;
  message: string;
  /** What every changed file was; null if there was none. */
  before: [file: string, text: string | null][];
}

const kind = z.enum(newNames as [string, ...string[]]);
/** As one would type it: which command, for which page. */
export const pageCommand = z.discriminatedUnion("command", [
  z.object({ command: z.literal("new"), kind, slug: slugSchema }),
  z.object({ command: z.literal("rename"), kind, slug: slugSchema, to: slugSchema }),
  z.object({ command: z.literal("remove"), kind, slug: slugSchema, to: z.string().startsWith("/") }),
]);

function run(root: string, args: readonly string[]): Promise<PageChange> {
  const { NODE_ENV: _, ...env } = process.env;
  return new Promise((resolve, reject) => {
    execFile(
      process.execPath,
      [path.join(root, "tools/edit/page-command.ts"), ...args],
      { cwd: root, env },
      (error, stdout, stderr) => {
        if (error) reject(new RefusedChange(stderr.trim() || error.message));
        else resolve(JSON.parse(stdout));
      },
    );
  });
}

/** Makes, renames or removes a page by the functions of the commands, so that it can be undone. */
export async function changePage(
  root: string,
  given: z.infer<typeof pageCommand>,
  written: (files: readonly FileChange[]) => void,
): Promise<void> {
  const { command, kind, slug } = given;
  const { address, message, before } = await run(root, [
    ...[command, kind, slug],
    ...("to" in given ? [given.to] : []),
  ]);
  const files = before.map(([file, text]) => ({ file, before: text, after: textOf(path.join(root, file)) }));
  written(files);
  remember(root, { label: `${command} ${slug}`, files, notice: { message, address } });
}
