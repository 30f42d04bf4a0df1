import path from "node:path";
import { z } from "zod";
import { slugSchema } from "../../app/content/schema/parts.ts";
import { newNames } from "../new/scaffold.ts";
import { textOf } from "../page-files/changes.ts";
import { RefusedError } from "../page-files/refused.ts";
import { type Failure, output } from "../shared/git.ts";
import { type FileChange, remember } from "./changes.ts";

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
  z.object({
    command: z.literal("rename"),
    kind,
    slug: slugSchema,
    to: slugSchema,
  }),
  z.object({
    command: z.literal("remove"),
    kind,
    slug: slugSchema,
    to: z.string().startsWith("/"),
  }),
]);

async function run(root: string, args: readonly string[]): Promise<PageChange> {
  const { NODE_ENV: _, ...env } = process.env;
  const program = path.join(root, "tools/edit/page-command.ts");
  try {
    return JSON.parse(
      (await output(process.execPath, [program, ...args], { cwd: root, env }))
        .stdout,
    );
  } catch (error) {
    const { stderr, message } = error as Failure;
    throw new RefusedError(stderr?.trim() || message);
  }
}

/**
 * Makes, renames or removes a page by the functions of the commands, so that it
 * can be undone; returns what changed.
 */
export async function changePage(
  root: string,
  given: z.infer<typeof pageCommand>,
): Promise<FileChange[]> {
  const { command, kind, slug } = given;
  const { address, message, before } = await run(root, [
    ...[command, kind, slug],
    ...("to" in given ? [given.to] : []),
  ]);
  const files = before.map(([file, text]) => ({
    file,
    before: text,
    after: textOf(path.join(root, file)),
  }));
  remember(root, {
    label: `${command} ${slug}`,
    files,
    notice: { message, address },
  });
  return files;
}
