import { z } from "zod";
import { createProxyCheck } from "./client-address.ts";
import { contactEnvironment } from "./contact/environment.ts";
import { defaultLimits } from "./http-server.ts";
import { StartError } from "./start-error.ts";

function wholeNumber(least: number, most: number) {
  const message = `must be a whole number from ${least} to ${most}`;
  const number = z.string().regex(/^\d+$/, message).transform(Number);
  return number.refine((value) => value >= least && value <= most, message);
}

function areProxies(ranges: string[]): boolean {
  try {
    createProxyCheck(ranges);
    return true;
  } catch {
    return false;
  }
}

const proxyRanges = z
  .string()
  .transform((list) => list.split(",").map((range) => range.trim()))
  .refine(areProxies, "must be addresses or CIDR ranges, separated by commas");

const logLevels = ["trace", "debug", "info", "warn", "error", "fatal", "silent"] as const;

export const environmentSchema = z.object({
  PORT: wholeNumber(0, 65_535).default(3000),
  /** Unset: all addresses of the machine, IPv6 included. */
  HOST: z.string().optional(),
  LOG_LEVEL: z.enum(logLevels, `must be one of ${logLevels.join(", ")}`).default("info"),
  /** The proxies whose X-Forwarded-For is trusted. Unset: none. */
  TRUST_PROXY: proxyRanges.default([]),
  MAX_CONNECTIONS: wholeNumber(1, 1_000_000).default(defaultLimits.maxConnections),
  /** Unset: a quarter of MAX_CONNECTIONS. */
  MAX_CONNECTIONS_PER_ADDRESS: wholeNumber(1, 1_000_000).optional(),
  /** How long a stop waits for requests in progress. */
  SHUTDOWN_SECONDS: wholeNumber(0, 600).default(10),
  /** Allows other processes with the same setting to listen on the same port: for a restart without downtime. */
  REUSE_PORT: z
    .stringbool({ truthy: ["true"], falsy: ["false"], error: "must be true or false" })
    .default(false),
  BUILD_DIR: z.string().default("build"),
  ...contactEnvironment,
});

export type Environment = z.infer<typeof environmentSchema>;

/** Reads the environment once, at the start. An empty variable counts as unset. */
export function parseEnvironment(variables: Readonly<Record<string, string | undefined>>): Environment {
  const given = Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== ""));
  const parsed = environmentSchema.safeParse(given);
  if (parsed.success) return parsed.data;
  const problems = parsed.error.issues.map(({ path, message }) => {
    const [name = ""] = path.map(String);
    return message.startsWith(name) ? `  ${message}` : `  ${name} ${message}`;
  });
  throw new StartError(`Invalid environment:\n${problems.join("\n")}`);
}
