import { createWriteStream } from "node:fs";
import { resolve } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { isForwarding, type SinkName, type StoredMessage } from "../message.ts";
import type { Inbox } from "../storage/inbox.ts";
import { textsOf } from "../submission.ts";
import { visibleLine } from "../visible-text.ts";
import { type Command, type CommandContext, UsageError } from "./command.ts";
import { csvHead, csvLine } from "./csv.ts";
import {
  messageTable,
  messageText,
  plural,
  reportUnreadable,
  toJson,
  toRecord,
  tracesLeft,
} from "./format.ts";

const one = { least: 1, most: 1 };
const any = { least: 0, most: Number.POSITIVE_INFINITY };
const some = { least: 1, most: Number.POSITIVE_INFINITY };
const defaultLimit = 20;
const boolean = { type: "boolean" } as const;
const string = { type: "string" } as const;

function limitOf(value: string | undefined): number {
  if (value === undefined) return defaultLimit;
  if (!/^[1-9]\d{0,5}$/.test(value))
    throw new UsageError("--limit takes a whole number above zero.");
  return Number(value);
}

/**
 * The message with each id, or the only one whose id starts with it. Finds all
 * before anything is changed.
 */
async function findEach(
  inbox: Inbox,
  idPrefixes: readonly string[],
): Promise<StoredMessage[]> {
  const messages: StoredMessage[] = [];
  for (const idPrefix of idPrefixes) {
    const found = await inbox.find(idPrefix.toLowerCase());
    if (found.length === 0)
      throw new Error(
        `No message has an id that starts with ${JSON.stringify(idPrefix)}.`,
      );
    if (found.length > 1)
      throw new Error(
        `Several ids start with ${idPrefix}: ${idsOf(found).join(", ")}`,
      );
    messages.push(...found);
  }
  return messages;
}

/** Few enough that messages of the largest size fit in memory together. */
const pageSize = 10;

/** Newest first. At the end, names those that cannot be decoded. */
async function* everyMessage({
  inbox,
  fail,
}: CommandContext): AsyncGenerator<StoredMessage> {
  const unreadable: StoredMessage[] = [];
  let page = await inbox.list({ limit: pageSize });
  for (let last = page.at(-1); last; last = page.at(-1)) {
    unreadable.push(...page.filter((message) => message.unreadable));
    yield* page;
    page = await inbox.list({ limit: pageSize, before: last.sequence });
  }
  reportUnreadable(unreadable, fail);
}

const idsOf = (messages: readonly StoredMessage[]): string[] =>
  messages.map(({ id }) => id);
const owners = (sinks: readonly SinkName[]): string =>
  sinks.filter(isForwarding).join(" and ");

export const commands: readonly Command[] = [
  {
    usage: "status",
    summary:
      "Count pending, dead and stuck deliveries; exit code 1 if any is stuck",
    async run({ inbox, fail }) {
      const health = await inbox.health();
      if (!health.reachable || health.stuck > 0) fail();
      const text = health.reachable
        ? `Deliveries: ${health.waiting} waiting, ${health.dead} given up, ${health.stuck} of these for over an hour.`
        : `The store cannot take messages: ${health.problem}.`;
      return { text, json: health };
    },
  },
  {
    usage: "list [--undelivered] [--spam | --all] [--limit N]",
    summary: `Show the newest messages (${defaultLimit} unless told), by default without suspected spam`,
    options: {
      undelivered: boolean,
      spam: boolean,
      all: boolean,
      limit: string,
    },
    check({ flag, option }) {
      if (flag("spam") && flag("all"))
        throw new UsageError("--spam and --all exclude each other.");
      limitOf(option("limit"));
    },
    async run({ inbox, flag, option, fail }) {
      const messages = await inbox.list({
        ...(flag("all") ? {} : { spam: flag("spam") }),
        undelivered: flag("undelivered"),
        limit: limitOf(option("limit")),
      });
      reportUnreadable(messages, fail);
      return { text: messageTable(messages), json: messages.map(toRecord) };
    },
  },
  {
    usage: "show ID",
    summary: "Show one message in full",
    positionals: one,
    async run({ inbox, positionals, fail }) {
      const messages = await findEach(inbox, positionals);
      reportUnreadable(messages, fail);
      return {
        text: messages.map(messageText).join(),
        json: messages.map(toRecord)[0],
      };
    },
  },
  {
    usage: "search WORD… [--limit N]",
    summary: "Find messages that contain all the words, spam included",
    options: { limit: string },
    positionals: some,
    check({ option }) {
      limitOf(option("limit"));
    },
    async run(context) {
      const words = fold(context.positionals.join(" ")).trim().split(/\s+/);
      const most = limitOf(context.option("limit"));
      const shown: StoredMessage[] = [];
      let found = 0;
      for await (const message of everyMessage(context)) {
        if (!containsAll(words, message)) continue;
        found += 1;
        if (found <= most) shown.push(message);
      }
      if (found > most)
        context.warn(
          `These are ${most} of ${found}: --limit ${found} shows all.`,
        );
      return { text: messageTable(shown), json: shown.map(toRecord) };
    },
  },
  {
    usage: "export [--email ADDRESS] [--format json|csv] [--out FILE]",
    summary:
      "Write every message, or all that were sent with an address: as JSON exactly as it was sent, or as CSV for spreadsheets",
    options: { email: string, format: string, out: string },
    check({ option }) {
      const format = option("format") ?? "json";
      if (format !== "json" && format !== "csv")
        throw new UsageError("--format is json or csv.");
    },
    async run(context) {
      const file = context.option("out");
      const messages = exported(context);
      const written =
        context.option("format") === "csv" ? csvOf(messages) : jsonOf(messages);
      const source = Readable.from(written);
      if (file === undefined)
        await pipeline(source, context.stdout, { end: false });
      else
        await pipeline(
          source,
          createWriteStream(file, { flags: "wx", mode: 0o600 }),
        );
      return {};
    },
  },
  {
    usage: "delete (ID… | --email ADDRESS) --yes",
    summary:
      "Delete messages permanently, for example all that were sent with an address",
    options: { email: string, yes: boolean },
    positionals: any,
    check({ option, positionals }) {
      const byAddress = option("email") !== undefined;
      const byId = positionals.length > 0;
      if (byAddress === byId)
        throw new UsageError("Name messages, or an address with --email.");
    },
    async run(context) {
      const { inbox, positionals, option, flag, warn, fail } = context;
      const email = option("email");
      const ids =
        email === undefined
          ? idsOf(await findEach(inbox, positionals))
          : await idsSentWith(email, context);
      if (ids.length === 0) return { json: { count: 0, ids, traces: "none" } };
      if (!flag("yes"))
        throw new UsageError(
          `Add --yes to delete ${plural(ids.length, "message")} permanently.`,
        );
      const { count, traces } = await inbox.remove(...ids);
      if (traces === "journal") fail(tracesLeft.journal);
      if (traces === "database") warn(tracesLeft.database);
      const text = `Deleted ${plural(count, "message")}. Backups made before still have them.`;
      return { text, json: { count, ids, traces } };
    },
  },
  {
    usage: "redeliver ID… | --dead",
    summary:
      "Deliver messages, or all dead letters, again to every configured sink",
    options: { dead: boolean },
    positionals: any,
    check({ positionals, flag }) {
      if (flag("dead") === positionals.length > 0)
        throw new UsageError("Name messages, or say --dead.");
    },
    async run({ inbox, positionals, flag }) {
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
    usage: "spam ID…",
    summary: "Mark messages as spam and stop their delivery",
    positionals: some,
    async run({ inbox, positionals }) {
      const ids = idsOf(await findEach(inbox, positionals));
      for (const id of ids) await inbox.markSpam(id);
      return {
        text: `Marked ${plural(ids.length, "message")} as spam.`,
        json: { ids },
      };
    },
  },
  {
    usage: "not-spam ID…",
    summary: "Clear the suspicion of messages and deliver them",
    positionals: some,
    async run({ inbox, positionals, warn }) {
      const messages = await findEach(inbox, positionals);
      const innocent = messages.find((message) => !message.suspectedSpam);
      if (innocent) throw new Error(`${innocent.id} is not suspected of spam.`);
      for (const { id } of messages) await inbox.markNotSpam(id);
      const text = `Cleared ${plural(messages.length, "message")}.`;
      const json = { ids: idsOf(messages), sinks: inbox.sinks };
      if (inbox.sinks.length > 0)
        return { text: `${text} On the way to ${owners(inbox.sinks)}.`, json };
      warn(
        "No sink is configured here: redeliver where the server's variables are set.",
      );
      return { text, json };
    },
  },
  {
    usage: "backup FILE",
    summary:
      "Copy the whole inbox to a new SQLite file, while the server runs, and check the copy",
    positionals: one,
    async run({ inbox, positionals: [file = ""] }) {
      await inbox.backup(resolve(file));
      return {
        text: `Backed up to ${resolve(file)}.`,
        json: { file: resolve(file) },
      };
    },
  },
];

/**
 * Normalising sorts each run of combining marks in quadratic time. No language
 * has such long runs, so longer ones are split by U+034F, as in Unicode's
 * Stream-Safe Text Format (UAX #15).
 */
const longestRunOfMarks = /\p{M}{30}/gu;

const fold = (text: string): string =>
  text
    .toWellFormed()
    .replace(longestRunOfMarks, "$&\u034F")
    .normalize("NFKC")
    .toLowerCase();

/** Ignores case and compatibility forms. */
function containsAll(
  words: readonly string[],
  { id, submission }: StoredMessage,
): boolean {
  // The hidden field holds the site's address in every message.
  const texts = textsOf({ ...submission, website: null });
  const text = fold([id, ...texts].join("\n"));
  return words.every((word) => text.includes(word));
}

/**
 * All messages of a sender, suspected spam included. None is a failure: the
 * address may be mistyped.
 */
async function* sentWith(
  email: string,
  context: CommandContext,
): AsyncGenerator<StoredMessage> {
  let found = false;
  for await (const message of everyMessage(context)) {
    if (fold(message.submission.email.trim()) !== fold(email.trim())) continue;
    found = true;
    yield message;
  }
  if (!found) context.fail(`No message was sent with ${visibleLine(email)}.`);
}

async function idsSentWith(
  email: string,
  context: CommandContext,
): Promise<string[]> {
  const ids: string[] = [];
  for await (const { id } of sentWith(email, context)) ids.push(id);
  return ids;
}

function exported(context: CommandContext): AsyncGenerator<StoredMessage> {
  const email = context.option("email");
  return email === undefined ? everyMessage(context) : sentWith(email, context);
}

async function* csvOf(
  messages: AsyncIterable<StoredMessage>,
): AsyncGenerator<string> {
  yield csvHead;
  for await (const message of messages) yield csvLine(message);
}

async function* jsonOf(
  messages: AsyncIterable<StoredMessage>,
): AsyncGenerator<string> {
  let separator = "[\n";
  for await (const message of messages) {
    yield separator + toJson(toRecord(message));
    separator = ",\n";
  }
  yield separator === "[\n" ? "[]\n" : "\n]\n";
}
