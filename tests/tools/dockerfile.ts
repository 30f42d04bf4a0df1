import { type Copy, DockerfileParser, type Instruction } from "dockerfile-ast";

/** The instructions of a Dockerfile by stage. */
export function parseDockerfile(text: string): Instruction[][] {
  const stages: Instruction[][] = [];
  for (const instruction of DockerfileParser.parse(text).getInstructions()) {
    if (instruction.getKeyword() === "FROM") stages.push([]);
    stages.at(-1)?.push(instruction);
  }
  return stages;
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
