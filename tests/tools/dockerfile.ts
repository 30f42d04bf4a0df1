import { readFileSync } from "node:fs";
import path from "node:path";
import { type Copy, DockerfileParser, type Instruction } from "dockerfile-ast";

const text = readFileSync(path.resolve(import.meta.dirname, "../../deploy/Dockerfile"), "utf8");

/** The instructions of deploy/Dockerfile by stage. */
export const stages: Instruction[][] = [];
for (const instruction of DockerfileParser.parse(text).getInstructions()) {
  if (instruction.getKeyword() === "FROM") stages.push([]);
  stages.at(-1)?.push(instruction);
}

/** The arguments of an instruction, without its flags. */
export const argumentsOf = (instruction: Instruction | undefined): string[] =>
  instruction?.getArguments().map((argument) => argument.getValue()) ?? [];

export interface Copied {
  /** The source stage; by default the build context. */
  from: string | undefined;
  sources: string[];
  target: string;
}

export function readCopy(instruction: Instruction): Copied {
  const given = argumentsOf(instruction);
  const from = (instruction as Copy).getFromFlag()?.getValue() ?? undefined;
  return { from, sources: given.slice(0, -1), target: given.at(-1) ?? "" };
}
