import type { Writable } from "node:stream";
import { parseArgs } from "node:util";
import { parseContactEnvironment } from "../environment.ts";
import { openExistingInbox } from "../storage/inbox.ts";
import { visibleLine } from "../visible-text.ts";
import { type Arguments, type Command, UsageError } from "./command.ts";
import { commands } from "./commands.ts";
import { toJson } from "./format.ts";

interface Terminal {
  stdout: Writable;
  stderr: Writable;
}

const everyCommand = {
  json: { type: "boolean" },
  help: { type: "boolean", short: "h" },
} as const;

const named = (name: string): Command | undefined =>
  commands.find(({ usage }) => usage.split(" ", 1)[0] === name);

/** Returns the exit code: 0 done, 1 not found or failed, 2 usage error. */
export async function run(
  args: string[],
  variables: NodeJS.ProcessEnv,
  terminal: Terminal,
): Promise<number> {
  const [name = "help", ...rest] = args;
  if (["help", "--help", "-h"].includes(name)) {
    const about = named(rest[0] ?? "");
    terminal.stdout.write(
      about ? commandHelp(about, variables) : generalHelp(variables),
    );
    return 0;
  }
  const command = named(name);
  if (!command) {
    terminal.stderr.write(
      `There is no command ${JSON.stringify(name)}.\n\n${generalHelp(variables)}`,
    );
    return 2;
  }
  try {
    return await runCommand(command, rest, variables, terminal);
  } catch (error) {
    return explain(error, commandHelp(command, variables), terminal);
  }
}

async function runCommand(
  command: Command,
  args: string[],
  variables: NodeJS.ProcessEnv,
  { stdout, stderr }: Terminal,
): Promise<number> {
  const options = { ...command.options, ...everyCommand };
  const { values, positionals } = parseArgs({
    args,
    options,
    allowPositionals: true,
  });
  const given = values as Record<string, unknown>;
  if (given.help) {
    stdout.write(commandHelp(command, variables));
    return 0;
  }
  const { least, most } = command.positionals ?? { least: 0, most: 0 };
  if (positionals.length < least)
    throw new UsageError("An argument is missing.");
  if (positionals.length > most)
    throw new UsageError(
      `Unknown arguments: ${positionals.slice(most).join(" ")}.`,
    );

  const typed: Arguments = {
    positionals,
    flag: (flag) => given[flag] === true,
    option: (option) =>
      typeof given[option] === "string" ? given[option] : undefined,
  };
  command.check?.(typed);
  const inbox = await openExistingInbox(parseContactEnvironment(variables));
  try {
    let exitCode = 0;
    const warn = (sentence: string) => void stderr.write(`${sentence}\n`);
    const { text, json } = await command.run({
      ...typed,
      inbox,
      warn,
      fail(sentence) {
        exitCode = 1;
        if (sentence) warn(sentence);
      },
      stdout,
    });
    if (text !== undefined)
      stdout.write(`${given.json ? toJson(json, 2) : text}\n`);
    return exitCode;
  } finally {
    await inbox.close();
  }
}

function explain(error: unknown, help: string, { stderr }: Terminal): number {
  const { code, message } = error as { code?: string; message?: string };
  if (code === "EPIPE") return 0;
  const isUsageError =
    error instanceof UsageError || (code ?? "").startsWith("ERR_PARSE_ARGS");
  const lines = (message || String(error))
    .split("\n")
    .map((line) => visibleLine(line));
  stderr.write(`${lines.join("\n")}\n`);
  if (isUsageError) stderr.write(`\n${help}`);
  return isUsageError ? 2 : 1;
}

/**
 * By npm in a checkout; beside a service and in a container there is a program
 * of this name.
 */
const programOf = ({
  npm_lifecycle_event: script,
}: NodeJS.ProcessEnv): string =>
  script === "inbox" ? "npm run --silent inbox --" : "inbox";

const commandHelp = (
  { usage, summary }: Command,
  variables: NodeJS.ProcessEnv,
): string => `${summary}.\n\n  ${programOf(variables)} ${usage} [--json]\n`;

const generalHelp = (variables: NodeJS.ProcessEnv): string =>
  `The inbox of the contact form.

  ${programOf(variables)} COMMAND … [--json]

${commands.map(({ usage, summary }) => `  ${usage}\n      ${summary}\n`).join("")}
  An ID may be shortened to its beginning. With --json, a command prints JSON.
  Reads the server's own variables: DATABASE_URL or DATA_DIR, and the sinks (CONTACT_WEBHOOK_URL, SMTP_URL …).
  Exit codes: 0 done, 1 not found or failed, 2 usage error.
`;
