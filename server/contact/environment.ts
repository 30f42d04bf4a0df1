import { createSecretKey } from "node:crypto";
import { z } from "zod";

const url = (...protocols: string[]) =>
  z.string().refine((value) => URL.canParse(value) && protocols.includes(new URL(value).protocol), {
    error: `must be an address that starts with ${protocols.map((protocol) => `${protocol}//`).join(" or ")}`,
  });

function wholeNumber(least: 0 | 1) {
  const error = `must be a whole number${least === 1 ? " above zero" : ""}`;
  return z.coerce.number({ error }).int({ error }).min(least, { error });
}

const choice = <const Choice extends string>(...choices: Choice[]) =>
  z.enum(choices, { error: `must be ${choices.join(" or ")}` });

const addresses = z
  .string()
  .transform((value) => value.split(",").map((address) => address.trim()))
  .pipe(z.array(z.email({ error: "must be one mail address, or several separated by commas" })));

const secretError = { error: "must be whsec_ followed by 24 to 64 random bytes in base64" };

/** Standard Webhooks secrets have 24 to 64 bytes. A KeyObject, unlike a string, is never printed. */
const signingSecret = z
  .string()
  .regex(/^whsec_[A-Za-z\d+/]+={0,2}$/, secretError)
  .transform((value) => Buffer.from(value.slice("whsec_".length), "base64"))
  .refine(({ length }) => length >= 24 && length <= 64, secretError)
  .transform((bytes) => createSecretKey(bytes));

/** The variables of the collector, to be merged into the server's schema. */
export const contactEnvironment = {
  DATA_DIR: z.string().default("data"),
  /** Minimum of free disk space in DATA_DIR; below it no message is accepted. */
  CONTACT_DISK_FLOOR_MEGABYTES: wholeNumber(0).default(100),
  /** Beyond this many megabytes of accepted messages, no message is accepted. */
  CONTACT_MEGABYTES: wholeNumber(1).default(2048),
  CONTACT_SPAM_MEGABYTES: wholeNumber(1).default(50),
  /** Unset: messages are kept until someone deletes them. */
  CONTACT_KEEP_DAYS: wholeNumber(1).optional(),
  DATABASE_URL: url("postgres:", "postgresql:").optional(),
  CONTACT_WEBHOOK_URL: url("https:", "http:").optional(),
  CONTACT_WEBHOOK_SECRET: signingSecret.optional(),
  CONTACT_WEBHOOK_FORMAT: choice("json", "slack").default("json"),
  SMTP_URL: url("smtp:", "smtps:").optional(),
  CONTACT_TO: addresses.optional(),
  CONTACT_FROM: z.email({ error: "must be a mail address" }).optional(),
  CONTACT_ACKNOWLEDGE: choice("true", "false")
    .default("false")
    .transform((value) => value === "true"),
  CONTACT_LIMIT_PER_CLIENT: wholeNumber(1).default(20),
  CONTACT_LIMIT_IN_ALL: wholeNumber(1).default(1000),
  CONTACT_LIMIT_WINDOW_SECONDS: wholeNumber(1).default(600),
};

const contactEnvironmentSchema = z.object(contactEnvironment);

export type ContactEnvironment = z.infer<typeof contactEnvironmentSchema>;

/** For the command line, which reads nothing else. An empty variable, as compose files set it, counts as unset. */
export function parseContactEnvironment(variables: NodeJS.ProcessEnv): ContactEnvironment {
  const given = Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== ""));
  const result = contactEnvironmentSchema.safeParse(given);
  if (result.success) return result.data;
  throw new Error(result.error.issues.map(({ path, message }) => `${String(path[0])} ${message}`).join("\n"));
}

export type RateLimits = ReturnType<typeof rateLimits>;

export const rateLimits = (environment: ContactEnvironment) => ({
  perClient: environment.CONTACT_LIMIT_PER_CLIENT,
  inAll: environment.CONTACT_LIMIT_IN_ALL,
  windowSeconds: environment.CONTACT_LIMIT_WINDOW_SECONDS,
});
