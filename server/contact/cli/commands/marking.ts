import { type Inbox, isForwarding, type SinkName } from "../../inbox.ts";
import { type Command, CommandError, UsageError } from "../command.ts";
import { findEach, findOne } from "../find-one.ts";
import { plural, traces } from "../format.ts";

const someIds = { least: 1, most: Number.POSITIVE_INFINITY };

export const read: Command = {
  name: "read",
  usage: "ID… [--undo]",
  summary: "Mark messages read",
  options: { undo: { type: "boolean" } },
  help: [["--undo", "mark them unread again"]],
  positionals: someIds,
  async run({ inbox, positionals, flag }) {
    const messages = await findEach(inbox, positionals);
    for (const { id } of messages) await inbox.markRead(id, !flag("undo"));
    const ids = messages.map(({ id }) => id);
    return {
      text: `Marked ${plural(ids.length, "message")} ${flag("undo") ? "unread" : "read"}.`,
      json: { ids },
    };
  },
};

export const notSpam: Command = {
  name: "not-spam",
  usage: "ID…",
  summary: "Clear the suspicion of messages and deliver them",
  options: {},
  help: [],
  positionals: someIds,
  async run({ inbox, positionals }) {
    const messages = await findEach(inbox, positionals);
    const innocent = messages.find((message) => !message.suspectedSpam);
    if (innocent) throw new CommandError(`${innocent.id} is not suspected of spam.`);
    for (const { id } of messages) await inbox.markNotSpam(id);
    const ids = messages.map(({ id }) => id);
    const output = { json: { ids, sinks: inbox.sinks } };
    return inbox.sinks.length > 0
      ? { ...output, text: `Cleared ${plural(ids.length, "message")}; on the way to ${to(inbox.sinks)}.` }
      : {
          ...output,
          text: `Cleared ${plural(ids.length, "message")}.`,
          warning:
            "No sink is configured here, so it is not on the way to anybody; redeliver it where the server's variables are set.",
        };
  },
};

export const spam: Command = {
  name: "spam",
  usage: "ID…",
  summary: "Mark messages as spam and stop their delivery",
  options: {},
  help: [],
  positionals: someIds,
  async run({ inbox, positionals }) {
    const messages = await findEach(inbox, positionals);
    for (const { id } of messages) await inbox.markSpam(id);
    const ids = messages.map(({ id }) => id);
    return { text: `Marked ${plural(ids.length, "message")} as spam.`, json: { ids } };
  },
};

export const redeliver: Command = {
  name: "redeliver",
  usage: "ID… | --dead",
  summary: "Deliver messages again to every configured sink",
  options: { dead: { type: "boolean" } },
  help: [["--dead", "only dead letters"]],
  positionals: { least: 0, most: Number.POSITIVE_INFINITY },
  async run({ inbox, positionals, flag }) {
    if (flag("dead") === positionals.length > 0) throw new UsageError("Name messages, or say --dead.");
    const ids = flag("dead") ? await inbox.redeliverDead() : await redeliverEach(inbox, positionals);
    return {
      text: `${plural(ids.length, "message")} on the way to ${to(inbox.sinks)}.`,
      json: { ids, sinks: inbox.sinks.filter(isForwarding) },
    };
  },
};

export const remove: Command = {
  name: "delete",
  usage: "ID --yes",
  summary: "Delete one message permanently, for example at its sender's request",
  options: { yes: { type: "boolean" } },
  help: [["--yes", "required: confirms the deletion"]],
  positionals: { least: 1, most: 1 },
  async run({ inbox, positionals: [idPrefix = ""], flag }) {
    const { id } = await findOne(inbox, idPrefix);
    if (!flag("yes")) throw new UsageError(`Add --yes to delete ${id} permanently.`);
    const { wiped } = await inbox.remove(id);
    return {
      text: `Deleted ${id}. Backups made before still hold it.`,
      json: { id, wiped },
      ...traces(wiped),
    };
  },
};

const to = (sinks: readonly SinkName[]): string => sinks.filter(isForwarding).join(" and ");

async function redeliverEach(inbox: Inbox, idPrefixes: readonly string[]): Promise<string[]> {
  const messages = await findEach(inbox, idPrefixes);
  const spam = messages.find((message) => message.suspectedSpam);
  if (spam) throw new CommandError(`${spam.id} is suspected spam: use not-spam.`);
  for (const { id } of messages) await inbox.redeliver(id);
  return messages.map(({ id }) => id);
}
