export interface Instruction {
  readonly keyword: string;
  readonly rest: string;
}

/** The instructions of a Dockerfile by stage, comments and continued lines resolved. */
export function parseDockerfile(text: string): Instruction[][] {
  const lines = text
    .replaceAll(/^\s*#.*\n/gm, "")
    .replaceAll(/\\\n/g, " ")
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "");
  const stages: Instruction[][] = [];
  for (const line of lines) {
    const [, keyword = "", rest = ""] = /^(\S+)\s+(.*)$/.exec(line) ?? [];
    if (keyword === "FROM") stages.push([]);
    stages.at(-1)?.push({ keyword, rest });
  }
  return stages;
}
