import { type Command, UsageError } from "../command.ts";
import { findOne } from "../find-one.ts";
import { messageSheet, messageTable, toRecord } from "../format.ts";

const noMore = { least: 0, most: 0 };
const defaultLimit = 20;

function limitOf(value: string | undefined): number {
  if (value === undefined) return defaultLimit;
  if (!/^[1-9]\d{0,5}$/.test(value)) throw new UsageError("--limit takes a whole number above zero.");
  return Number(value);
}

export const list: Command = {
  name: "list",
  usage: "[--unread] [--undelivered] [--spam | --all] [--limit N]",
  summary: "Show the newest messages",
  options: {
    unread: { type: "boolean" },
    undelivered: { type: "boolean" },
    spam: { type: "boolean" },
    all: { type: "boolean" },
    limit: { type: "string" },
  },
  help: [
    ["--unread", "only messages not yet marked read"],
    ["--undelivered", "only messages with a pending or dead delivery"],
    ["--spam", "only suspected spam, which is hidden by default"],
    ["--all", "include suspected spam"],
    ["--limit N", `at most N messages (${defaultLimit})`],
  ],
  positionals: noMore,
  async run({ inbox, flag, option, columns }) {
    if (flag("spam") && flag("all")) throw new UsageError("--spam and --all exclude each other.");
    const messages = await inbox.list({
      ...(flag("all") ? {} : { spam: flag("spam") }),
      unread: flag("unread"),
      undelivered: flag("undelivered"),
      limit: limitOf(option("limit")),
    });
    return { text: messageTable(messages, columns), json: messages.map(toRecord) };
  },
};

export const search: Command = {
  name: "search",
  usage: "WORD… [--limit N]",
  summary: "Find messages that contain all the words, spam included",
  options: { limit: { type: "string" } },
  help: [["--limit N", `at most N messages (${defaultLimit})`]],
  positionals: { least: 1, most: Number.POSITIVE_INFINITY },
  async run({ inbox, positionals, option, columns }) {
    const messages = await inbox.list({ search: positionals.join(" "), limit: limitOf(option("limit")) });
    return { text: messageTable(messages, columns), json: messages.map(toRecord) };
  },
};

export const show: Command = {
  name: "show",
  usage: "ID",
  summary: "Show one message in full",
  options: {},
  help: [["ID", "the message's id, or a unique start of it"]],
  positionals: { least: 1, most: 1 },
  async run({ inbox, positionals: [id = ""] }) {
    const message = await findOne(inbox, id);
    return { text: messageSheet(message), json: toRecord(message) };
  },
};

export const status: Command = {
  name: "status",
  usage: "",
  summary: "Count pending, dead and stuck deliveries; exit code 1 if any is stuck",
  options: {},
  help: [],
  positionals: noMore,
  async run({ inbox }) {
    const health = await inbox.health();
    if (!health.reachable) {
      return { text: `The store cannot take messages: ${health.problem}.`, json: health, failed: true };
    }
    const { waiting, stuck, dead } = health;
    return {
      text: `Deliveries: ${waiting} waiting, ${dead} given up, ${stuck} of these for over an hour.`,
      json: health,
      failed: stuck > 0,
    };
  },
};
