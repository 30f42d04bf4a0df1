import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import type { SourceFile } from "./finding.ts";

export function readSource(root: string, file: string): SourceFile {
  return {
    file,
    lines: readFileSync(path.join(root, file), "utf8").split("\n"),
  };
}

/** Every content file but content/site.yaml. */
export function contentFiles(root: string): SourceFile[] {
  return readdirSync(path.join(root, "content"), {
    recursive: true,
    encoding: "utf8",
  })
    .filter((name) => /\.(yaml|md)$/.test(name) && name !== "site.yaml")
    .map((name) =>
      readSource(root, `content/${name.split(path.sep).join("/")}`),
    )
    .sort((a, b) => a.file.localeCompare(b.file));
}
