import { symlinkSync } from "node:fs";
import path from "node:path";
import { RefusedError } from "../../page-files/refused.ts";
import { type Failure, output } from "../../shared/git.ts";
import type { Check } from "./bring-in.ts";

const MISTAKES = 3;

/** Checks the content of a copy of the project, by its own schemas. */
export const contentCheck =
  (root: string): Check =>
  async (folder) => {
    const packages = path.join(folder, "node_modules");
    symlinkSync(path.join(root, "node_modules"), packages, "junction");
    const program = "tools/edit/publish/check-content.ts";
    const args = ["--no-warnings", program];
    await output(process.execPath, args, { cwd: folder }).catch(
      ({ code, stdout, stderr }: Failure & { code?: number }) => {
        const said = (code === MISTAKES ? stdout : stderr) ?? "";
        throw new RefusedError(
          `Together with what others have published, the content has mistakes. Change them here and keep again:\n${said.trim()}`,
        );
      },
    );
  };
