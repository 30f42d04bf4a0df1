import { expect, test } from "vitest";
import { configuredSinks } from "./contact/environment.ts";
import { parseEnvironment } from "./environment.ts";
import { StartError } from "./errors.ts";

test("requires no variable: messages are stored in a file and not forwarded", () => {
  const environment = parseEnvironment({});
  expect(environment).toMatchObject({
    PORT: 3000,
    LOG_LEVEL: "info",
    TRUST_PROXY: [],
    DATA_DIR: "data",
  });
  expect(configuredSinks(environment)).toEqual([]);
});

test("treats an empty variable as unset", () => {
  const empty = {
    PORT: "",
    HOST: "",
    DATA_DIR: "",
    DATABASE_URL: "",
    CONTACT_TO: "",
    CONTACT_LIMIT_IN_ALL: "",
  };
  expect(parseEnvironment(empty)).toEqual(parseEnvironment({}));
});

test("reads proxies and recipients as lists, and a webhook secret of 24 to 64 bytes", () => {
  const { TRUST_PROXY, CONTACT_TO } = parseEnvironment({
    TRUST_PROXY: "10.0.0.0/8, ::1, fd00::/8,loopback",
    CONTACT_TO: "a@x.example, b@x.example",
  });
  expect(TRUST_PROXY).toEqual(["10.0.0.0/8", "::1", "fd00::/8", "loopback"]);
  expect(CONTACT_TO).toEqual(["a@x.example", "b@x.example"]);
  for (const bytes of [24, 64]) {
    const secret = `whsec_${Buffer.alloc(bytes).toString("base64")}`;
    const { CONTACT_WEBHOOK_SECRET } = parseEnvironment({
      CONTACT_WEBHOOK_SECRET: secret,
    });
    expect(CONTACT_WEBHOOK_SECRET?.symmetricKeySize).toBe(bytes);
  }
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
  ["CONTACT_WEBHOOK_URL", "ftp://forms.example"],
  ["CONTACT_WEBHOOK_SECRET", "secret"],
  ["CONTACT_WEBHOOK_SECRET", `whsec_${"a".repeat(31)}!`],
  ["CONTACT_WEBHOOK_SECRET", `whsec_${Buffer.alloc(23).toString("base64")}`],
  ["CONTACT_WEBHOOK_SECRET", `whsec_${Buffer.alloc(65).toString("base64")}`],
  ["CONTACT_WEBHOOK_SECRET", Buffer.alloc(32).toString("base64")],
  ["CONTACT_WEBHOOK_FORMAT", "xml"],
  ["SMTP_URL", "https://mail.example"],
  ["CONTACT_TO", "a@x.example, nobody"],
  ["CONTACT_FROM", "Site <site@x.example>"],
  ["CONTACT_ACKNOWLEDGE", "yes"],
  ["CONTACT_LIMIT_PER_CLIENT", "0"],
  ["CONTACT_LIMIT_IN_ALL", "many"],
  ["CONTACT_LIMIT_WINDOW_SECONDS", "1.5"],
])("refuses to start with %s=%s, and names it", (name, value) => {
  expect(() => parseEnvironment({ [name]: value })).toThrow(
    new RegExp(`^  ${name} must be `, "m"),
  );
});

test("acknowledges messages only if configured, and requires a recipient and a mail server", () => {
  const sinks = (variables: Record<string, string>) =>
    configuredSinks(parseEnvironment(variables));
  const mail = {
    SMTP_URL: "smtp://mail.example",
    CONTACT_TO: "hello@algosmith.example",
  };
  expect(sinks({ ...mail, CONTACT_ACKNOWLEDGE: "false" })).toEqual(["mail"]);
  expect(sinks({ ...mail, CONTACT_ACKNOWLEDGE: "true" })).toEqual([
    "mail",
    "acknowledgement",
  ]);
  expect(() => sinks({ SMTP_URL: mail.SMTP_URL })).toThrow(StartError);
  expect(() => sinks({ CONTACT_ACKNOWLEDGE: "true" })).toThrow(StartError);
});
