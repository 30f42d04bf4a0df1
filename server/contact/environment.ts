import { z } from "zod";

/** An empty variable, as compose files and CI leave behind, counts as unset. */
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

const positiveInteger = (name: string, fallback: number) =>
  z.preprocess(
    blankAsUnset,
    z.coerce
      .number({ error: `${name} must be a whole number above zero` })
      .int({ error: `${name} must be a whole number above zero` })
      .positive({ error: `${name} must be a whole number above zero` })
      .default(fallback),
  );

/** The variables that the collector reads, to be spread into the server's one schema. */
export const contactEnvironment = {
  DATA_DIR: z.preprocess(blankAsUnset, z.string().default("data")),
  DATABASE_URL: optionalUrl("DATABASE_URL", ["postgres:", "postgresql:"]),
  CONTACT_WEBHOOK_URL: optionalUrl("CONTACT_WEBHOOK_URL", ["https:", "http:"]),
  SMTP_URL: optionalUrl("SMTP_URL", ["smtp:", "smtps:"]),
  CONTACT_TO: addresses("CONTACT_TO"),
  CONTACT_FROM: z.preprocess(
    blankAsUnset,
    z.email({ error: "CONTACT_FROM must be a mail address" }).optional(),
  ),
  CONTACT_LIMIT_PER_CLIENT: positiveInteger("CONTACT_LIMIT_PER_CLIENT", 20),
  CONTACT_LIMIT_IN_ALL: positiveInteger("CONTACT_LIMIT_IN_ALL", 1000),
  CONTACT_LIMIT_WINDOW_SECONDS: positiveInteger("CONTACT_LIMIT_WINDOW_SECONDS", 600),
};

const contactEnvironmentSchema = z.object(contactEnvironment);

export type ContactEnvironment = z.infer<typeof contactEnvironmentSchema>;

/** For the command line, which reads nothing else. Throws with a line for each bad variable. */
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
