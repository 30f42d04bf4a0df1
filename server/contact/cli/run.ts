import type { Writable } from "node:stream";
import { parseArgs } from "node:util";
import { parseContactEnvironment } from "../environment.ts";
import { openInbox } from "../open-inbox.ts";
import { visibleLine } from "../visible-text.ts";
import { type Command, UsageError } from "./command.ts";
import { backup, exportAll, purge, restore } from "./commands/keeping.ts";
import { notSpam, read, redeliver, remove, spam } from "./commands/marking.ts";
import { list, search, show, status } from "./commands/reading.ts";
import { toJson } from "./format.ts";
import { commandHelp, generalHelp } from "./help.ts";

interface Terminal {
  stdout: Writable;
  stderr: Writable;
  columns: number;
}

export const commands: readonly Command[] = [
  list,
  show,
  search,
  status,
  read,
  notSpam,
  spam,
  redeliver,
  exportAll,
  backup,
  restore,
  purge,
  remove,
];

const everyCommand = { json: { type: "boolean" }, help: { type: "boolean", short: "h" } } as const;

/** Returns the exit code: 0 done, 1 not found or failed, 2 usage error. */
export async function run(args: string[], variables: NodeJS.ProcessEnv, terminal: Terminal): Promise<number> {
  const [name = "help", ...rest] = args;
  if (["help", "--help", "-h"].includes(name)) {
    const about = commands.find((command) => command.name === rest[0]);
    terminal.stdout.write(about ? commandHelp(about) : generalHelp(commands));
    return 0;
  }
  const command = commands.find((each) => each.name === name);
  if (!command) {
    terminal.stderr.write(`There is no command ${JSON.stringify(name)}.\n\n${generalHelp(commands)}`);
    return 2;
  }
  try {
    return await runCommand(command, rest, variables, terminal);
  } catch (error) {
    return explain(error, command, terminal);
  }
}

async function runCommand(
  command: Command,
  args: string[],
  variables: NodeJS.ProcessEnv,
  terminal: Terminal,
) {
  const { values, positionals } = parseArgs({
    args,
    options: { ...command.options, ...everyCommand },
    allowPositionals: true,
  });
  if (values.help) {
    terminal.stdout.write(commandHelp(command));
    return 0;
  }
  const { least, most } = command.positionals;
  if (positionals.length < least) throw new UsageError("An argument is missing.");
  if (positionals.length > most)
    throw new UsageError(`Unknown arguments: ${positionals.slice(most).join(" ")}.`);

  const given = values as Record<string, unknown>;
  const inbox = await openInbox(parseContactEnvironment(variables));
  try {
    const output = await command.run({
      inbox,
      positionals,
      flag: (flag) => given[flag] === true,
      option: (option) => (typeof given[option] === "string" ? given[option] : undefined),
      stdout: terminal.stdout,
      columns: terminal.columns,
    });
    if (!output) return 0;
    terminal.stdout.write(`${given.json ? toJson(output.json, 2) : output.text}\n`);
    if (output.warning) terminal.stderr.write(`${output.warning}\n`);
    return output.failed ? 1 : 0;
  } finally {
    await inbox.close();
  }
}

function explain(error: unknown, command: Command, { stderr }: Terminal): number {
  const { code, message } = error as { code?: string; message?: string };
  if (code === "EPIPE") return 0;
  const isUsageError = error instanceof UsageError || (code ?? "").startsWith("ERR_PARSE_ARGS");
  const lines = (message || String(error)).split("\n").map((line) => visibleLine(line));
  stderr.write(`${lines.join("\n")}\n`);
  if (isUsageError) stderr.write(`\n${commandHelp(command)}`);
  return isUsageError ? 2 : 1;
}
