import type { Command } from "./command.ts";

const start = "npm run --silent inbox --";

const pairs = (lines: readonly (readonly [string, string])[]): string => {
  const width = Math.max(...lines.map(([left]) => left.length));
  return lines.map(([left, right]) => `  ${left.padEnd(width)}  ${right}\n`).join("");
};

export const commandHelp = ({ name, usage, summary, help }: Command): string =>
  `${summary}.

  ${start} ${[name, usage].filter(Boolean).join(" ")} [--json]

${pairs([...help, ["--json", "print JSON"], ["--help", "this text"]])}`;

export const generalHelp = (commands: readonly Command[]): string =>
  `The inbox of the contact form.

  ${start} COMMAND …

${pairs(commands.map(({ name, summary }) => [name, summary] as const))}
  help COMMAND tells more about one. An ID may be shortened to its beginning.
  Reads the server's own variables: DATABASE_URL or DATA_DIR, and the sinks (CONTACT_WEBHOOK_URL, SMTP_URL …).
  Exit codes: 0 done, 1 not found or failed, 2 usage error.
`;
