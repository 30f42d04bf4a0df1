import { expect, it } from "vitest";
import { StartError } from "../start-error.ts";
import { configuredSinks } from "./delivery/configured-sinks.ts";
import { parseContactEnvironment, rateLimits } from "./environment.ts";

it("requires no variable: messages are stored in a file and not forwarded", () => {
  const environment = parseContactEnvironment({});
  expect(environment.DATA_DIR).toBe("data");
  expect(configuredSinks(environment)).toEqual([]);
  expect(rateLimits(environment)).toEqual({ perClient: 20, inAll: 1000, windowSeconds: 600 });
});

it("treats an empty variable as unset", () => {
  const variables = { DATA_DIR: "", DATABASE_URL: "", CONTACT_TO: "", CONTACT_LIMIT_IN_ALL: "" };
  expect(parseContactEnvironment(variables)).toEqual(parseContactEnvironment({}));
});

it("reads several recipients, and a webhook secret of 24 to 64 bytes", () => {
  const read = parseContactEnvironment({ CONTACT_TO: "a@x.example, b@x.example" });
  expect(read.CONTACT_TO).toEqual(["a@x.example", "b@x.example"]);
  for (const bytes of [24, 64]) {
    const secret = `whsec_${Buffer.alloc(bytes).toString("base64")}`;
    const { CONTACT_WEBHOOK_SECRET } = parseContactEnvironment({ CONTACT_WEBHOOK_SECRET: secret });
    expect(CONTACT_WEBHOOK_SECRET?.symmetricKeySize).toBe(bytes);
  }
});

it.each([
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
])("rejects %s=%j and names it", (name, value) => {
  expect(() => parseContactEnvironment({ [name]: value })).toThrow(new RegExp(`^${name} must be`));
});

it("acknowledges messages only if configured, and requires a recipient and a mail server", () => {
  const sinks = (variables: Record<string, string>) => configuredSinks(parseContactEnvironment(variables));
  const mail = { SMTP_URL: "smtp://mail.example", CONTACT_TO: "hello@algosmith.example" };
  expect(sinks({ ...mail, CONTACT_ACKNOWLEDGE: "false" })).toEqual(["mail"]);
  expect(sinks({ ...mail, CONTACT_ACKNOWLEDGE: "true" })).toEqual(["mail", "acknowledgement"]);
  expect(() => sinks({ SMTP_URL: mail.SMTP_URL })).toThrow(StartError);
  expect(() => sinks({ CONTACT_ACKNOWLEDGE: "true" })).toThrow(StartError);
});
