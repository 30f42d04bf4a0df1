import { expect, test } from "vitest";
import { parseEnvironment } from "./environment.ts";

test("treats an empty variable as unset", () => {
  expect(parseEnvironment({ PORT: "", HOST: "" })).toMatchObject({
    PORT: 3000,
    LOG_LEVEL: "info",
    TRUST_PROXY: [],
  });
});

test("reads proxies as a list of addresses and ranges", () => {
  const { TRUST_PROXY } = parseEnvironment({ TRUST_PROXY: "10.0.0.0/8, ::1, fd00::/8,loopback" });
  expect(TRUST_PROXY).toEqual(["10.0.0.0/8", "::1", "fd00::/8", "loopback"]);
});

test.each([
  ["PORT", "http"],
  ["PORT", "65536"],
  ["LOG_LEVEL", "loud"],
  ["TRUST_PROXY", "10.0.0.0/33"],
  ["TRUST_PROXY", "10.0.0.0/8,,::1"],
  ["MAX_CONNECTIONS", "0"],
  ["MAX_CONNECTIONS_PER_ADDRESS", "half"],
  ["SHUTDOWN_SECONDS", "soon"],
  ["REUSE_PORT", "yes"],
  ["DATABASE_URL", "mysql://db"],
])("refuses to start with %s=%s, and names it", (name, value) => {
  expect(() => parseEnvironment({ [name]: value })).toThrow(new RegExp(`^  ${name} must be `, "m"));
});
