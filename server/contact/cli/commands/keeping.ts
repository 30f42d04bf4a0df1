import { createWriteStream } from "node:fs";
import { resolve } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { Inbox } from "../../inbox.ts";
import { type Command, UsageError } from "../command.ts";
import { csvHead, csvLine } from "../csv.ts";
import { everyMessage } from "../every-message.ts";
import { plural, toJson, toRecord, traces } from "../format.ts";

export const exportAll: Command = {
  name: "export",
  usage: "[--format json|csv] [--out FILE]",
  summary: "Write every message, spam included, newest first",
  options: { format: { type: "string" }, out: { type: "string" } },
  help: [
    ["--format", "json (the default): exactly what was sent; csv: for spreadsheets, without formulas"],
    ["--out FILE", "a new file that only you can read; by default the terminal"],
  ],
  positionals: { least: 0, most: 0 },
  async run({ inbox, option, stdout }) {
    const format = option("format") ?? "json";
    const file = option("out");
    if (format !== "json" && format !== "csv") throw new UsageError("--format is json or csv.");
    const source = Readable.from(format === "csv" ? csvOf(inbox) : jsonOf(inbox));
    if (file === undefined) await pipeline(source, stdout, { end: false });
    else await pipeline(source, createWriteStream(file, { flags: "wx", mode: 0o600 }));
    return undefined;
  },
};

async function* jsonOf(inbox: Inbox): AsyncGenerator<string> {
  let separator = "[\n";
  for await (const message of everyMessage(inbox)) {
    yield separator + toJson(toRecord(message));
    separator = ",\n";
  }
  yield separator === "[\n" ? "[]\n" : "\n]\n";
}

async function* csvOf(inbox: Inbox): AsyncGenerator<string> {
  yield csvHead;
  for await (const message of everyMessage(inbox)) yield csvLine(message);
}

export const backup: Command = {
  name: "backup",
  usage: "FILE",
  summary: "Copy the whole inbox to a new SQLite file, while the server runs",
  options: {},
  help: [],
  positionals: { least: 1, most: 1 },
  async run({ inbox, positionals: [file = ""] }) {
    await inbox.backup(resolve(file));
    return { text: `Backed up to ${resolve(file)}.`, json: { file: resolve(file) } };
  },
};

export const restore: Command = {
  name: "restore",
  usage: "FILE",
  summary: "Add the messages of a backup that are missing",
  options: {},
  help: [],
  positionals: { least: 1, most: 1 },
  async run({ inbox, positionals: [file = ""] }) {
    const restored = await inbox.restore(resolve(file));
    return { text: `Restored ${plural(restored, "message")}.`, json: { restored } };
  },
};

export const purge: Command = {
  name: "purge",
  usage: "--older-than DAYS (--delivered | --spam) [--dry-run]",
  summary: "Delete old messages; undelivered ones are always kept",
  options: {
    "older-than": { type: "string" },
    delivered: { type: "boolean" },
    spam: { type: "boolean" },
    "dry-run": { type: "boolean" },
  },
  help: [
    ["--older-than DAYS", "received more than this many days ago"],
    ["--delivered", "messages delivered to every sink"],
    ["--spam", "suspected spam"],
    ["--dry-run", "only count them"],
  ],
  positionals: { least: 0, most: 0 },
  async run({ inbox, flag, option }) {
    const days = option("older-than") ?? "";
    if (!/^[1-9]\d{0,4}$/.test(days)) throw new UsageError("--older-than takes a number of days.");
    if (flag("delivered") === flag("spam")) throw new UsageError("Say either --delivered or --spam.");
    const dryRun = flag("dry-run");
    const what = flag("spam") ? "spam" : "delivered";
    const { count, wiped } = await inbox.purge({ what, olderThanDays: Number(days), dryRun });
    return {
      text: `${dryRun ? "Would delete" : "Deleted"} ${plural(count, "message")}.`,
      json: { count, dryRun, wiped },
      ...traces(wiped),
    };
  },
};
