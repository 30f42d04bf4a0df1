import { createSecretKey } from "node:crypto";
import { z } from "zod";
import { isLoopback } from "../client-address.ts";
import { StartError } from "../errors.ts";
import type { MailSettings } from "./delivery/mail.ts";
import type { WebhookSettings } from "./delivery/webhook-sink.ts";
import type { SinkName } from "./message.ts";

const url = (...protocols: string[]) =>
  z
    .string()
    .refine(
      (value) =>
        URL.canParse(value) && protocols.includes(new URL(value).protocol),
      {
        error: `must be an address that starts with ${protocols.map((protocol) => `${protocol}//`).join(" or ")}`,
      },
    );

export function wholeNumber(least: number, most = 1_000_000_000) {
  const message = `must be a whole number from ${least} to ${most}`;
  const number = z.string().regex(/^\d+$/, message).transform(Number);
  return number.refine((value) => value >= least && value <= most, message);
}

export const flag = () =>
  z
    .stringbool({
      truthy: ["true"],
      falsy: ["false"],
      error: "must be true or false",
    })
    .default(false);

const addresses = z
  .string()
  .transform((value) => value.split(",").map((address) => address.trim()))
  .pipe(
    z.array(
      z.email({
        error: "must be one mail address, or several separated by commas",
      }),
    ),
  );

const secretError = {
  error: "must be whsec_ followed by 24 to 64 random bytes in base64",
};

/**
 * Standard Webhooks secrets have 24 to 64 bytes. A KeyObject, unlike a string,
 * is never printed.
 */
const signingSecret = z
  .string()
  .regex(/^whsec_[A-Za-z\d+/]+={0,2}$/, secretError)
  .transform((value) => Buffer.from(value.slice("whsec_".length), "base64"))
  .refine(({ length }) => length >= 24 && length <= 64, secretError)
  .transform((bytes) => createSecretKey(bytes));

/** The variables of the collector, to be merged into the server's schema. */
export const contactEnvironment = {
  DATA_DIR: z.string().default("data"),
  /**
   * Minimum of free disk space in DATA_DIR; below it no message is accepted.
   */
  CONTACT_DISK_FLOOR_MEGABYTES: wholeNumber(0).default(100),
  /**
   * Beyond this many megabytes of accepted messages, no message is accepted.
   */
  CONTACT_MEGABYTES: wholeNumber(1).default(2048),
  CONTACT_SPAM_MEGABYTES: wholeNumber(1).default(50),
  /** Unset: messages are kept until someone deletes them. */
  CONTACT_KEEP_DAYS: wholeNumber(1).optional(),
  DATABASE_URL: url("postgres:", "postgresql:").optional(),
  CONTACT_WEBHOOK_URL: url("https:", "http:").optional(),
  CONTACT_WEBHOOK_SECRET: signingSecret.optional(),
  CONTACT_WEBHOOK_FORMAT: z
    .enum(["json", "slack"], "must be json or slack")
    .default("json"),
  SMTP_URL: url("smtp:", "smtps:").optional(),
  CONTACT_TO: addresses.optional(),
  CONTACT_FROM: z.email({ error: "must be a mail address" }).optional(),
  CONTACT_ACKNOWLEDGE: flag(),
  CONTACT_LIMIT_PER_CLIENT: wholeNumber(1).default(20),
  /** Of long messages, in a day. */
  CONTACT_LIMIT_MEGABYTES_PER_CLIENT: wholeNumber(1).default(4),
  CONTACT_LIMIT_IN_ALL: wholeNumber(1).default(1000),
  CONTACT_LIMIT_WINDOW_SECONDS: wholeNumber(1).default(600),
};

export const contactEnvironmentSchema = z.object(contactEnvironment);

export type ContactEnvironment = z.infer<typeof contactEnvironmentSchema>;

/**
 * Reads the environment once, at the start. An empty variable, as compose files
 * set it, counts as unset.
 */
export function parseVariables<Schema extends z.ZodObject>(
  schema: Schema,
  variables: NodeJS.ProcessEnv,
): z.infer<Schema> {
  const given = Object.fromEntries(
    Object.entries(variables).filter(([, value]) => value !== ""),
  );
  const parsed = schema.safeParse(given);
  if (parsed.success) return parsed.data;
  const problems = parsed.error.issues.map(
    ({ path, message }) => `  ${String(path[0])} ${message}`,
  );
  throw new StartError(`Invalid environment:\n${problems.join("\n")}`);
}

/** For the command line, which reads nothing else. */
export const parseContactEnvironment = (
  variables: NodeJS.ProcessEnv,
): ContactEnvironment => parseVariables(contactEnvironmentSchema, variables);

type Sinks = {
  webhook?: WebhookSettings;
  mail?: MailSettings;
  acknowledgement?: MailSettings;
};

/** The sinks that the environment configures. */
export function sinkSettings(environment: ContactEnvironment): Sinks {
  const { CONTACT_WEBHOOK_URL: url, CONTACT_WEBHOOK_SECRET: secret } =
    environment;
  const mail = mailSettings(environment);
  if (environment.CONTACT_ACKNOWLEDGE && !mail) {
    throw new StartError(
      "CONTACT_ACKNOWLEDGE is true, but SMTP_URL does not say how to send the mail.",
    );
  }
  return {
    ...(url && {
      webhook: { url, secret, format: environment.CONTACT_WEBHOOK_FORMAT },
    }),
    ...(mail && { mail }),
    ...(mail && environment.CONTACT_ACKNOWLEDGE && { acknowledgement: mail }),
  };
}

/**
 * Settings that work but are not safe, as sentences for the log. They quote no
 * address, which may hold a password.
 */
export function unsafeSettings({
  CONTACT_WEBHOOK_URL: webhook,
}: ContactEnvironment): string[] {
  if (!webhook) return [];
  const url = new URL(webhook);
  if (url.protocol === "https:" || isLoopback(url)) return [];
  return [
    "CONTACT_WEBHOOK_URL starts with http://: messages travel unencrypted to another machine",
  ];
}

function mailSettings(environment: ContactEnvironment): MailSettings | null {
  const {
    SMTP_URL: smtpUrl,
    CONTACT_TO: to = [],
    CONTACT_FROM: from = to[0],
  } = environment;
  if (!smtpUrl) return null;
  if (!to[0] || !from) {
    throw new StartError(
      "SMTP_URL is set, but CONTACT_TO does not say who receives the mail.",
    );
  }
  return { smtpUrl, to, from };
}

export const configuredSinks = (environment: ContactEnvironment): SinkName[] =>
  Object.keys(sinkSettings(environment)) as SinkName[];
