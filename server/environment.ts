import { z } from "zod";
import { createProxyCheck } from "./client-address.ts";
import {
  contactEnvironment,
  flag,
  parseVariables,
  wholeNumber,
} from "./contact/environment.ts";
import { defaultLimits } from "./http-server.ts";

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

const logLevels = [
  "trace",
  "debug",
  "info",
  "warn",
  "error",
  "fatal",
  "silent",
] as const;

export const environmentSchema = z.object({
  PORT: wholeNumber(0, 65_535).default(3000),
  /** Unset: all addresses of the machine, IPv6 included. */
  HOST: z.string().optional(),
  LOG_LEVEL: z
    .enum(logLevels, `must be one of ${logLevels.join(", ")}`)
    .default("info"),
  /** The proxies whose X-Forwarded-For is trusted. Unset: none. */
  TRUST_PROXY: proxyRanges.default([]),
  MAX_CONNECTIONS: wholeNumber(1, 1_000_000).default(
    defaultLimits.maxConnections,
  ),
  /** Unset: a quarter of MAX_CONNECTIONS. */
  MAX_CONNECTIONS_PER_ADDRESS: wholeNumber(1, 1_000_000).optional(),
  /** How long a stop waits for requests in progress. */
  SHUTDOWN_SECONDS: wholeNumber(0, 600).default(10),
  /**
   * Allows other processes with the same setting to listen on the same port:
   * for a restart without downtime.
   */
  REUSE_PORT: flag(),
  /** Unset: no metrics. */
  METRICS_PORT: wholeNumber(0, 65_535).optional(),
  METRICS_HOST: z.string().default("127.0.0.1"),
  BUILD_DIR: z.string().default("build"),
  ...contactEnvironment,
});

export type Environment = z.infer<typeof environmentSchema>;

export const parseEnvironment = (variables: NodeJS.ProcessEnv): Environment =>
  parseVariables(environmentSchema, variables);
