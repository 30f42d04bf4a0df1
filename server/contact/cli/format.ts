import { type Delivery, isForwarding, type StoredMessage } from "../inbox.ts";
import { describeSource } from "../lead-source.ts";
import { spamReasons } from "../spam/judge.ts";
import { visibleLine, visibleText } from "../visible-text.ts";
import { table } from "./table.ts";

const iso = (time: number | null) => (time === null ? null : new Date(time).toISOString());
const minute = (time: number) => `${new Date(time).toISOString().slice(0, 16).replace("T", " ")}Z`;

/** The message for machines: every field exactly as it was sent. */
export function toRecord(message: StoredMessage) {
  return {
    id: message.id,
    receivedAt: iso(message.receivedAt),
    readAt: iso(message.readAt),
    suspectedSpam: message.suspectedSpam,
    spamScore: message.suspicion.score,
    spamReasons: message.suspicion.reasons,
    ...message.submission,
    deliveries: message.deliveries.map((delivery) => ({
      sink: delivery.sink,
      state: delivery.state,
      attempts: delivery.attempts,
      queuedAt: iso(delivery.queuedAt),
      nextAttemptAt: delivery.state === "waiting" ? iso(delivery.nextAttemptAt) : null,
      deliveredAt: iso(delivery.deliveredAt),
      lastError: delivery.lastError,
    })),
  };
}

/** Escapes what a terminal might interpret; the JSON value stays the same. */
export const toJson = (value: unknown, indent?: number): string =>
  JSON.stringify(value, null, indent).replace(
    /[\u007F-\u009F\u2028\u2029\u202A-\u202E\u2066-\u2069]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );

export function describeDelivery({ sink, state, attempts, lastError }: Delivery): string {
  const tried =
    state === "delivered" || attempts === 0
      ? ""
      : ` after ${attempts} ${attempts === 1 ? "attempt" : "attempts"}`;
  return `${sink} ${state}${tried}${lastError ? ` (${visibleLine(lastError)})` : ""}`;
}

function describeDeliveries({ suspectedSpam, deliveries }: StoredMessage): string {
  if (suspectedSpam) return "spam";
  const forwarded = deliveries.filter(({ sink }) => isForwarding(sink));
  return forwarded.map(({ sink, state }) => `${sink} ${state}`).join(", ") || "kept";
}

export function messageTable(messages: readonly StoredMessage[], columns: number): string {
  if (messages.length === 0) return "No messages.";
  const rows = messages.map((message) => [
    message.id.slice(0, 8),
    minute(message.receivedAt),
    message.readAt === null ? "new" : "",
    describeDeliveries(message),
    visibleLine(message.submission.name, 24),
    visibleLine(message.submission.email, 32),
    visibleLine(message.submission.message, 200),
  ]);
  return table(["ID", "RECEIVED", "", "DELIVERY", "NAME", "EMAIL", "MESSAGE"], rows, columns);
}

function describeSuspicion({ suspectedSpam, suspicion }: StoredMessage): string {
  const verdict = suspectedSpam ? "suspected" : "no";
  if (suspicion.score === 0) return verdict;
  return [
    `${verdict} (score ${suspicion.score})`,
    ...suspicion.reasons.map((reason) => spamReasons[reason]),
  ].join("\n              ");
}

export function messageSheet(message: StoredMessage): string {
  const { name, email, projectType, message: words } = message.submission;
  return [
    `Id            ${message.id}`,
    `Received      ${iso(message.receivedAt)}`,
    `Read          ${iso(message.readAt) ?? "no"}`,
    `Spam          ${describeSuspicion(message)}`,
    `Name          ${visibleLine(name)}`,
    `Email         ${visibleLine(email)}`,
    `Project type  ${visibleLine(projectType ?? "") || "not given"}`,
    ...describeSource(message.submission).map(([label, value]) => `${label.padEnd(14)}${visibleLine(value)}`),
    `Delivery      ${message.deliveries.map(describeDelivery).join("\n              ") || "none"}`,
    "",
    visibleText(words),
  ].join("\n");
}

/** Reports a deletion whose traces could not be wiped because another program reads the store: exit code 1. */
export const traces = (wiped: boolean) =>
  wiped
    ? {}
    : {
        warning:
          "Traces remain in the journal while another program reads the inbox. The server wipes them within ten minutes of its end.",
        failed: true,
      };

export const plural = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? "" : "s"}`;
