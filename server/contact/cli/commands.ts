import { createWriteStream } from "node:fs";
import { resolve } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { type Inbox, isForwarding, type SinkName, type StoredMessage } from "../inbox.ts";
import { type Command, type Output, UsageError } from "./command.ts";
import { csvHead, csvLine } from "./csv.ts";
import {
  aboutUnreadable,
  messageSheet,
  messageTable,
  plural,
  together,
  toJson,
  toRecord,
  traces,
} from "./format.ts";
import { containsAll, fold, searchWords } from "./search-text.ts";

const none = { least: 0, most: 0 };
const some = { least: 1, most: Number.POSITIVE_INFINITY };
const defaultLimit = 20;
const limit = { type: "string", value: "N", help: `at most N messages (${defaultLimit})` } as const;

function limitOf(value: string | undefined): number {
  if (value === undefined) return defaultLimit;
  if (!/^[1-9]\d{0,5}$/.test(value)) throw new UsageError("--limit takes a whole number above zero.");
  return Number(value);
}

/** The message with this id, or the only one whose id starts with it. */
async function findOne(inbox: Inbox, idPrefix: string): Promise<StoredMessage> {
  const found = await inbox.find(idPrefix.toLowerCase());
  const [message] = found;
  if (!message) throw new Error(`No message has an id that starts with ${JSON.stringify(idPrefix)}.`);
  if (found.length > 1) {
    throw new Error(`Several ids start with ${idPrefix}: ${found.map(({ id }) => id).join(", ")}`);
  }
  return message;
}

/** Resolves all ids before anything is changed. */
async function findEach(inbox: Inbox, idPrefixes: readonly string[]): Promise<StoredMessage[]> {
  const messages: StoredMessage[] = [];
  for (const idPrefix of idPrefixes) messages.push(await findOne(inbox, idPrefix));
  return messages;
}

/** Few enough that messages of the largest size fit in memory together. */
const pageSize = 10;

/** Newest first. Also collects those that cannot be decoded. */
async function* everyMessage(inbox: Inbox, unreadable: StoredMessage[]): AsyncGenerator<StoredMessage> {
  let page = await inbox.list({ limit: pageSize });
  while (true) {
    unreadable.push(...page.filter((message) => message.unreadable));
    yield* page;
    const last = page.at(-1);
    if (!last) return;
    page = await inbox.list({ limit: pageSize, before: last.sequence });
  }
}

const idsOf = (messages: readonly StoredMessage[]): string[] => messages.map(({ id }) => id);
const owners = (sinks: readonly SinkName[]): string => sinks.filter(isForwarding).join(" and ");

export const commands: readonly Command[] = [
  {
    name: "status",
    usage: "",
    summary: "Count pending, dead and stuck deliveries; exit code 1 if any is stuck",
    positionals: none,
    async run({ inbox }) {
      const health = await inbox.health();
      if (!health.reachable) {
        return { text: `The store cannot take messages: ${health.problem}.`, json: health, failed: true };
      }
      const { waiting, stuck, dead } = health;
      const text = `Deliveries: ${waiting} waiting, ${dead} given up, ${stuck} of these for over an hour.`;
      return { text, json: health, failed: stuck > 0 };
    },
  },
  {
    name: "list",
    usage: "[--undelivered] [--spam | --all] [--limit N]",
    summary: "Show the newest messages",
    options: {
      undelivered: { type: "boolean", help: "only messages with a pending or dead delivery" },
      spam: { type: "boolean", help: "only suspected spam, which is hidden by default" },
      all: { type: "boolean", help: "include suspected spam" },
      limit,
    },
    positionals: none,
    async run({ inbox, flag, option, columns }) {
      if (flag("spam") && flag("all")) throw new UsageError("--spam and --all exclude each other.");
      const messages = await inbox.list({
        ...(flag("all") ? {} : { spam: flag("spam") }),
        undelivered: flag("undelivered"),
        limit: limitOf(option("limit")),
      });
      return {
        text: messageTable(messages, columns),
        json: messages.map(toRecord),
        ...aboutUnreadable(messages),
      };
    },
  },
  {
    name: "show",
    usage: "ID",
    summary: "Show one message in full",
    positionals: { least: 1, most: 1 },
    async run({ inbox, positionals: [id = ""] }) {
      const message = await findOne(inbox, id);
      return { text: messageSheet(message), json: toRecord(message), ...aboutUnreadable([message]) };
    },
  },
  {
    name: "search",
    usage: "WORD… [--limit N]",
    summary: "Find messages that contain all the words, spam included",
    options: { limit },
    positionals: some,
    async run({ inbox, positionals, option, columns }) {
      const words = searchWords(positionals.join(" "));
      const most = limitOf(option("limit"));
      const shown: StoredMessage[] = [];
      const unreadable: StoredMessage[] = [];
      let found = 0;
      for await (const message of everyMessage(inbox, unreadable)) {
        if (!containsAll(words, message.id, message.submission)) continue;
        found += 1;
        if (found <= most) shown.push(message);
      }
      const cut =
        found > most ? { warning: `These are ${most} of ${found}: --limit ${found} shows all.` } : {};
      const output = { text: messageTable(shown, columns), json: shown.map(toRecord) };
      return { ...output, ...together(cut, aboutUnreadable(unreadable)) };
    },
  },
  {
    name: "export",
    usage: "[--format json|csv] [--out FILE]",
    summary: "Write every message, spam included, newest first",
    options: {
      format: {
        type: "string",
        value: "json|csv",
        help: "json: exactly what was sent; csv: for spreadsheets",
      },
      out: { type: "string", value: "FILE", help: "a new file that only you can read" },
    },
    positionals: none,
    async run({ inbox, option, stdout }) {
      const format = option("format") ?? "json";
      const file = option("out");
      if (format !== "json" && format !== "csv") throw new UsageError("--format is json or csv.");
      const unreadable: StoredMessage[] = [];
      const messages = everyMessage(inbox, unreadable);
      const source = Readable.from(format === "csv" ? csvOf(messages) : jsonOf(messages));
      if (file === undefined) await pipeline(source, stdout, { end: false });
      else await pipeline(source, createWriteStream(file, { flags: "wx", mode: 0o600 }));
      return aboutUnreadable(unreadable);
    },
  },
  {
    name: "delete",
    usage: "(ID… | --email ADDRESS) --yes",
    summary: "Delete messages permanently, for example at their sender's request",
    options: {
      email: { type: "string", value: "ADDRESS", help: "every message that was sent with this address" },
      yes: { type: "boolean", help: "required: confirms the deletion" },
    },
    positionals: { least: 0, most: Number.POSITIVE_INFINITY },
    async run({ inbox, positionals, option, flag }) {
      const email = option("email");
      if ((email === undefined) === (positionals.length === 0)) {
        throw new UsageError("Name messages, or an address with --email.");
      }
      const unreadable: StoredMessage[] = [];
      const ids =
        email === undefined
          ? idsOf(await findEach(inbox, positionals))
          : await sentWith(email, everyMessage(inbox, unreadable));
      if (!flag("yes"))
        throw new UsageError(`Add --yes to delete ${plural(ids.length, "message")} permanently.`);
      const { count, traces: remaining } = await inbox.remove(...ids);
      const text = `Deleted ${plural(count, "message")}. Backups made before still have them.`;
      const json = { count, ids, traces: remaining };
      return { text, json, ...together(traces(remaining), aboutUnreadable(unreadable)) };
    },
  },
  {
    name: "redeliver",
    usage: "ID… | --dead",
    summary: "Deliver messages again to every configured sink",
    options: { dead: { type: "boolean", help: "only dead letters" } },
    positionals: { least: 0, most: Number.POSITIVE_INFINITY },
    async run({ inbox, positionals, flag }) {
      if (flag("dead") === positionals.length > 0) throw new UsageError("Name messages, or say --dead.");
      const messages = await findEach(inbox, positionals);
      const spam = messages.find((message) => message.suspectedSpam);
      if (spam) throw new Error(`${spam.id} is suspected spam: use not-spam.`);
      for (const { id } of messages) await inbox.redeliver(id);
      const ids = flag("dead") ? await inbox.redeliverDead() : idsOf(messages);
      return {
        text: `${plural(ids.length, "message")} on the way to ${owners(inbox.sinks)}.`,
        json: { ids, sinks: inbox.sinks.filter(isForwarding) },
      };
    },
  },
  {
    name: "spam",
    usage: "ID…",
    summary: "Mark messages as spam and stop their delivery",
    positionals: some,
    async run({ inbox, positionals }) {
      const ids = idsOf(await findEach(inbox, positionals));
      for (const id of ids) await inbox.markSpam(id);
      return { text: `Marked ${plural(ids.length, "message")} as spam.`, json: { ids } };
    },
  },
  {
    name: "not-spam",
    usage: "ID…",
    summary: "Clear the suspicion of messages and deliver them",
    positionals: some,
    async run({ inbox, positionals }): Promise<Output> {
      const messages = await findEach(inbox, positionals);
      const innocent = messages.find((message) => !message.suspectedSpam);
      if (innocent) throw new Error(`${innocent.id} is not suspected of spam.`);
      for (const { id } of messages) await inbox.markNotSpam(id);
      const output = {
        text: `Cleared ${plural(messages.length, "message")}.`,
        json: { ids: idsOf(messages), sinks: inbox.sinks },
      };
      if (inbox.sinks.length > 0)
        return { ...output, text: `${output.text} On the way to ${owners(inbox.sinks)}.` };
      const warning =
        "No sink is configured here, so nothing is on the way to anybody; redeliver it where the server's variables are set.";
      return { ...output, warning };
    },
  },
  {
    name: "backup",
    usage: "FILE",
    summary: "Copy the whole inbox to a new SQLite file, while the server runs, and check the copy",
    positionals: { least: 1, most: 1 },
    async run({ inbox, positionals: [file = ""] }) {
      await inbox.backup(resolve(file));
      return { text: `Backed up to ${resolve(file)}.`, json: { file: resolve(file) } };
    },
  },
];

async function sentWith(email: string, messages: AsyncIterable<StoredMessage>): Promise<string[]> {
  const ids: string[] = [];
  for await (const { id, submission } of messages) {
    if (fold(submission.email.trim()) === fold(email.trim())) ids.push(id);
  }
  return ids;
}

async function* csvOf(messages: AsyncIterable<StoredMessage>): AsyncGenerator<string> {
  yield csvHead;
  for await (const message of messages) yield csvLine(message);
}

async function* jsonOf(messages: AsyncIterable<StoredMessage>): AsyncGenerator<string> {
  let separator = "[\n";
  for await (const message of messages) {
    yield separator + toJson(toRecord(message));
    separator = ",\n";
  }
  yield separator === "[\n" ? "[]\n" : "\n]\n";
}
