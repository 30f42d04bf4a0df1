import { createSecretKey } from "node:crypto";
import { z } from "zod";

/** An empty variable, as compose files and CI often set it, counts as unset. */
const blankAsUnset = (value: unknown) => (value === "" ? undefined : value);

const optionalUrl = (name: string, protocols: readonly string[]) =>
  z.preprocess(
    blankAsUnset,
    z
      .string()
      .refine((value) => URL.canParse(value) && protocols.includes(new URL(value).protocol), {
        error: `${name} must be an address that starts with ${protocols.map((protocol) => `${protocol}//`).join(" or ")}`,
      })
      .optional(),
  );

const addresses = (name: string) =>
  z.preprocess(
    blankAsUnset,
    z
      .string()
      .transform((value) => value.split(",").map((address) => address.trim()))
      .pipe(z.array(z.email({ error: `${name} must be one mail address, or several separated by commas` })))
      .optional(),
  );

function wholeNumber(name: string, least: 0 | 1) {
  const error = `${name} must be a whole number${least === 1 ? " above zero" : ""}`;
  return z.coerce.number({ error }).int({ error }).min(least, { error });
}

const numberOr = (name: string, fallback: number, least: 0 | 1 = 1) =>
  z.preprocess(blankAsUnset, wholeNumber(name, least).default(fallback));

const secretPrefix = "whsec_";
const base64 = /^[A-Za-z\d+/]+={0,2}$/;

/** Standard Webhooks secrets have 24 to 64 bytes. A KeyObject, unlike a string, is never printed. */
const signingSecret = (name: string) =>
  z.preprocess(
    blankAsUnset,
    z
      .string()
      .refine(
        (value) => {
          const encoded = value.slice(secretPrefix.length);
          const { length } = Buffer.from(encoded, "base64");
          return value.startsWith(secretPrefix) && base64.test(encoded) && length >= 24 && length <= 64;
        },
        { error: `${name} must be ${secretPrefix} followed by 24 to 64 random bytes in base64` },
      )
      .transform((value) => createSecretKey(Buffer.from(value.slice(secretPrefix.length), "base64")))
      .optional(),
  );

/** The variables of the collector, to be merged into the server's schema. */
export const contactEnvironment = {
  DATA_DIR: z.preprocess(blankAsUnset, z.string().default("data")),
  /** Minimum of free disk space in DATA_DIR; below it no message is accepted. */
  CONTACT_DISK_FLOOR_MEGABYTES: numberOr("CONTACT_DISK_FLOOR_MEGABYTES", 100, 0),
  /** Beyond this many megabytes of accepted messages, no message is accepted. */
  CONTACT_MEGABYTES: numberOr("CONTACT_MEGABYTES", 2048),
  CONTACT_SPAM_MEGABYTES: numberOr("CONTACT_SPAM_MEGABYTES", 50),
  /** Unset: messages are kept until someone deletes them. */
  CONTACT_KEEP_DAYS: z.preprocess(blankAsUnset, wholeNumber("CONTACT_KEEP_DAYS", 1).optional()),
  DATABASE_URL: optionalUrl("DATABASE_URL", ["postgres:", "postgresql:"]),
  CONTACT_WEBHOOK_URL: optionalUrl("CONTACT_WEBHOOK_URL", ["https:", "http:"]),
  CONTACT_WEBHOOK_SECRET: signingSecret("CONTACT_WEBHOOK_SECRET"),
  CONTACT_WEBHOOK_FORMAT: z.preprocess(
    blankAsUnset,
    z.enum(["json", "slack"], { error: "CONTACT_WEBHOOK_FORMAT must be json or slack" }).default("json"),
  ),
  SMTP_URL: optionalUrl("SMTP_URL", ["smtp:", "smtps:"]),
  CONTACT_TO: addresses("CONTACT_TO"),
  CONTACT_FROM: z.preprocess(
    blankAsUnset,
    z.email({ error: "CONTACT_FROM must be a mail address" }).optional(),
  ),
  CONTACT_ACKNOWLEDGE: z.preprocess(
    blankAsUnset,
    z
      .enum(["true", "false"], { error: "CONTACT_ACKNOWLEDGE must be true or false" })
      .default("false")
      .transform((value) => value === "true"),
  ),
  CONTACT_LIMIT_PER_CLIENT: numberOr("CONTACT_LIMIT_PER_CLIENT", 20),
  CONTACT_LIMIT_IN_ALL: numberOr("CONTACT_LIMIT_IN_ALL", 1000),
  CONTACT_LIMIT_WINDOW_SECONDS: numberOr("CONTACT_LIMIT_WINDOW_SECONDS", 600),
};

const contactEnvironmentSchema = z.object(contactEnvironment);

export type ContactEnvironment = z.infer<typeof contactEnvironmentSchema>;

/** For the command line, which reads nothing else. Throws with one line per invalid variable. */
export function parseContactEnvironment(variables: NodeJS.ProcessEnv): ContactEnvironment {
  const result = contactEnvironmentSchema.safeParse(variables);
  if (result.success) return result.data;
  throw new Error(result.error.issues.map((issue) => issue.message).join("\n"));
}

export interface RateLimits {
  perClient: number;
  inAll: number;
  windowSeconds: number;
}

export function rateLimits(environment: ContactEnvironment): RateLimits {
  return {
    perClient: environment.CONTACT_LIMIT_PER_CLIENT,
    inAll: environment.CONTACT_LIMIT_IN_ALL,
    windowSeconds: environment.CONTACT_LIMIT_WINDOW_SECONDS,
  };
}
