import { shownFields } from "../fields.ts";
import { describeSource } from "../lead-source.ts";
import {
  type Delivery,
  type Erasure,
  isForwarding,
  type StoredMessage,
} from "../message.ts";
import { spamReasons } from "../spam/judge.ts";
import { visibleLine, visibleText } from "../visible-text.ts";
import type { CommandContext } from "./command.ts";

const iso = (time: number | null) =>
  time === null ? null : new Date(time).toISOString();
const minute = (time: number) =>
  `${new Date(time).toISOString().slice(0, 16).replace("T", " ")}Z`;

/** The message for machines: every field exactly as it was sent. */
export function toRecord(message: StoredMessage) {
  return {
    id: message.id,
    receivedAt: iso(message.receivedAt),
    suspectedSpam: message.suspectedSpam,
    spamScore: message.suspicion.score,
    spamReasons: message.suspicion.reasons,
    ...message.submission,
    ...(message.unreadable ? { unreadable: true } : {}),
    deliveries: message.deliveries.map(
      ({ state, queuedAt, nextAttemptAt, deliveredAt, ...delivery }) => ({
        ...delivery,
        state,
        queuedAt: iso(queuedAt),
        nextAttemptAt: state === "waiting" ? iso(nextAttemptAt) : null,
        deliveredAt: iso(deliveredAt),
      }),
    ),
  };
}

/** Escapes what a terminal might interpret; the JSON value stays the same. */
export const toJson = (value: unknown, indent?: number): string =>
  JSON.stringify(value, null, indent).replace(
    /[\u007F-\u009F\u2028\u2029\u202A-\u202E\u2066-\u2069]/g,
    (character) =>
      `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );

export function describeDelivery({
  sink,
  state,
  attempts,
  lastError,
}: Delivery): string {
  const tried =
    state === "delivered" || attempts === 0
      ? ""
      : ` after ${plural(attempts, "attempt")}`;
  return `${sink} ${state}${tried}${lastError ? ` (${visibleLine(lastError)})` : ""}`;
}

function describeDeliveries({
  suspectedSpam,
  deliveries,
}: StoredMessage): string {
  if (suspectedSpam) return "spam";
  const forwarded = deliveries.filter(({ sink }) => isForwarding(sink));
  return (
    forwarded.map(({ sink, state }) => `${sink} ${state}`).join(", ") || "kept"
  );
}

const heads = ["ID", "RECEIVED", "DELIVERY", "NAME", "EMAIL", "MESSAGE"];

/**
 * Columns are as wide as needed; the last one gets the rest of the terminal.
 */
export function messageTable(messages: readonly StoredMessage[]): string {
  if (messages.length === 0) return "No messages.";
  const rows = messages.map((message) => [
    message.id.slice(0, 8),
    minute(message.receivedAt),
    describeDeliveries(message),
    visibleLine(message.submission.name, 24),
    visibleLine(message.submission.email, 32),
    message.submission.message,
  ]);
  const lines = [heads, ...rows];
  const width = (index: number) =>
    Math.max(...lines.map((line) => line[index]?.length ?? 0));
  const widths = heads.map((_, index) => width(index) + 2);
  const rest =
    (process.stdout.columns ?? 120) -
    widths.slice(0, -1).reduce((sum, each) => sum + each, 0);
  return lines
    .map((line) => {
      const message = visibleLine(line.at(-1) ?? "", Math.max(rest, 16));
      const others = line
        .slice(0, -1)
        .map((cell, index) => cell.padEnd(widths[index] ?? 0));
      return (others.join("") + message).trimEnd();
    })
    .join("\n");
}

function describeSuspicion({
  suspectedSpam,
  suspicion,
}: StoredMessage): string {
  const verdict = suspectedSpam ? "suspected" : "no";
  if (suspicion.score === 0) return verdict;
  return [
    `${verdict} (score ${suspicion.score})`,
    ...suspicion.reasons.map((reason) => spamReasons[reason]),
  ].join("\n              ");
}

/** The name of a field for people: `projectType` becomes `Project type`. */
function labelOf(name: string): string {
  const words = name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
}

const line = (label: string, value: string): string =>
  `${label.padEnd(12)}  ${value}`;

export function messageText(message: StoredMessage): string {
  const { submission } = message;
  const above = shownFields.filter(({ name }) => name !== "message");
  const fields = above.map(({ name }) =>
    line(labelOf(name), visibleLine(submission[name] ?? "") || "not given"),
  );
  const others = [
    ...describeSource(submission),
    ...Object.entries(submission.unlisted ?? {}),
  ];
  const deliveries = message.deliveries
    .map(describeDelivery)
    .join("\n              ");
  return [
    line("Id", message.id),
    line("Received", `${iso(message.receivedAt)}`),
    line("Spam", describeSuspicion(message)),
    ...fields,
    ...others.map(([label, value]) => line(label, visibleLine(value))),
    line("Delivery", deliveries || "none"),
    "",
    visibleText(submission.message),
  ].join("\n");
}

export const plural = (count: number, noun: string): string =>
  `${count} ${noun}${count === 1 ? "" : "s"}`;

/** What a deletion has left. */
export const tracesLeft: Record<Exclude<Erasure["traces"], "none">, string> = {
  journal:
    "Traces remain in the journal while another program reads the inbox. The server wipes them within ten minutes of its end.",
  database:
    "PostgreSQL overwrites deleted text when it reuses the space. Its write-ahead log, replicas, archives and dumps keep it until they are recycled.",
};

/** Names the messages that cannot be decoded. */
export function reportUnreadable(
  messages: readonly StoredMessage[],
  fail: CommandContext["fail"],
): void {
  const ids = messages
    .filter((message) => message.unreadable)
    .map(({ id }) => id);
  if (ids.length > 0)
    fail(`${plural(ids.length, "message")} cannot be read: ${ids.join(", ")}`);
}
