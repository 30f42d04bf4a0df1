import { pathToFileURL } from "node:url";
import { runJava } from "./install.ts";
import type { FileJudge, Remark } from "./judge.ts";

interface Message {
  type: "error" | "info" | "non-document-error";
  url?: string;
  message: string;
  extract?: string;
}

/** vnu has no names for its rules: the message without what it quotes. */
const ruleOf = (message: string) => message.replace(/“[^”]*”/g, "“…”");

/** The checker of the W3C, for HTML and what it embeds. */
export const vnu: FileJudge = {
  name: "vnu",
  reads: "pages",
  planted: { html: '<p id="main">twice</p>', rule: /Duplicate ID/ },
  judge(files) {
    const program = "nu.validator.client.SimpleCommandLineValidator";
    const options = ["--format", "json", "--exit-zero-always", "--stdout"];
    const names = new Map(
      files.map(({ name, file }) => [
        pathToFileURL(file).href.replace("file://", "file:"),
        name,
      ]),
    );
    const output = runJava([
      program,
      ...options,
      ...files.map(({ file }) => file),
    ]);
    const { messages } = JSON.parse(output) as { messages: Message[] };
    const findings = messages.map(
      ({ message, url = "", extract = "" }): Remark => ({
        rule: ruleOf(message),
        message: `${message} ${extract.replace(/\s+/g, " ").slice(0, 160)}`,
        place: names.get(url) ?? url,
      }),
    );
    return { findings, undecided: [] };
  },
};
