import { spawn } from "node:child_process";
import { readFileSync } from "node:fs";
import path from "node:path";
import { type Browser, chromium, type Page } from "@playwright/test";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { parse as parseYaml } from "yaml";
import { getContent } from "../../app/content/entries.ts";
import { contact } from "../../app/pages/contact/kind.ts";
import { parseContactEnvironment } from "../../server/contact/environment.ts";
import { openInbox } from "../../server/contact/storage/inbox.ts";
import {
  type FormService,
  startFormService,
} from "../../server/contact/testing/form-service.ts";
import {
  sampleMessage,
  sampleSubmission,
} from "../../server/contact/testing/samples.ts";
import {
  type SmtpServer,
  startSmtpServer,
} from "../../server/contact/testing/smtp-server.ts";
import {
  listening,
  type ServerProcess,
} from "../../server/testing/server-process.ts";
import { browserArguments, ensureBrowser } from "../tools/browser.ts";
import { copySite, failuresIn, type Run, type SiteCopy } from "./site-copy.ts";

/**
 * A copy of the project with one more field in its form, exactly as
 * docs/contact-form.md says.
 */
const docs = readFileSync(
  path.resolve(import.meta.dirname, "../../docs/contact-form.md"),
  "utf8",
);
const [, row = ""] =
  /```ts\n( {2}\{.*?name: "company".*?)```/s.exec(docs) ?? [];
const [, words = ""] = /```yaml\n(company:.*?)```/s.exec(docs) ?? [];

const { failed, toasts } = getContent(contact);

let copy: SiteCopy;
let types: Run;
let build: Run;
let mail: SmtpServer;
let webhook: FormService;
let server: ServerProcess;
let origin: string;
let browser: Browser;
let environment: Record<string, string>;

interface Exported {
  company: string | null;
  message: string;
}
const inbox = (...args: string[]) =>
  copy.node("server/contact/cli/main.ts", args, environment).output;
const exported = (): Exported[] => JSON.parse(inbox("export"));

/** Of every message with this text, the newest first. */
const companiesOf = (message: string) =>
  exported()
    .filter((one) => one.message === message)
    .map(({ company }) => company);

async function start(): Promise<string> {
  const env = {
    ...process.env,
    ...environment,
    HOST: "127.0.0.1",
    PORT: "0",
    LOG_LEVEL: "warn",
  };
  server = spawn(process.execPath, ["server/main.ts"], {
    cwd: copy.folder,
    env,
    stdio: ["ignore", "pipe", "pipe"],
  });
  return `http://127.0.0.1:${await listening(server)}`;
}

beforeAll(async () => {
  copy = copySite();
  const nextRow = '  {\n    name: "message",';
  copy.edit("server/contact/fields.ts", { [nextRow]: row + nextRow });
  copy.editYaml("content/contact.yaml", (document) => {
    for (const [name, value] of Object.entries(parseYaml(words)))
      document.setIn(["form", "fields", name], document.createNode(value));
  });
  copy.node("node_modules/@react-router/dev/bin.cjs", ["typegen"]);
  types = copy.node("node_modules/typescript/bin/tsc");
  build = copy.node("publish/build.ts");
  mail = await startSmtpServer();
  webhook = await startFormService();
  environment = {
    DATA_DIR: path.join(copy.folder, "data"),
    CONTACT_WEBHOOK_URL: webhook.url,
    SMTP_URL: mail.url,
    CONTACT_TO: "owner@site.example",
  };
  origin = await start();
  browser = await chromium.launch({
    executablePath: ensureBrowser(),
    args: browserArguments,
  });
}, 400_000);

afterAll(async () => {
  await browser?.close();
  server?.kill();
  await Promise.all([mail?.close(), webhook?.close()]);
  copy.remove();
});

it("is two lines of code and content that the types and the build accept", () => {
  expect(row).not.toBe("");
  expect(types.output).toBe("");
  expect(types.status).toBe(0);
  expect(build.status, build.output).toBe(0);
});

it("passes the tests of the server and of the form", {
  timeout: 400_000,
}, () => {
  const ofServer = ["fields", "plugin", "cli", "delivery", "storage/payload"];
  const tests = [
    ...ofServer.map((name) => `server/contact/${name}`),
    "app/pages/contact",
  ];
  const { status, output } = copy.node("node_modules/vitest/vitest.mjs", [
    "run",
    ...tests,
  ]);
  expect(failuresIn(output)).toBe("");
  expect(status).toBe(0);
});

describe.each([
  ["with scripts", true],
  ["without scripts", false],
])("a visitor %s", (how, javaScriptEnabled) => {
  const message = `A board for nine hubs, sent ${how}.`;
  const confirmed = (page: Page) =>
    javaScriptEnabled
      ? page.getByRole("status").getByText(toasts.success.title).waitFor()
      : page.waitForURL("**/contact#message-sent");

  async function fillIn(page: Page, company: string, words = message) {
    await page.getByLabel("Company").fill(company);
    await page.locator("[name=name]").fill("Asha Rao");
    await page.locator("[name=email]").fill("asha@northline.co.in");
    await page.locator("[name=message]").fill(words);
  }
  async function send(page: Page, company: string) {
    await page.goto(`${origin}/contact`);
    await fillIn(page, company);
    await page.locator("form [type=submit]").click();
    await confirmed(page);
  }

  it("fills it in, and a second message that differs only there is another one", async () => {
    const page = await browser.newPage({ javaScriptEnabled });
    for (const company of ["Northline", "Southline"]) await send(page, company);
    expect(companiesOf(message)).toEqual(["Southline", "Northline"]);
    await page.close();
  });

  it("finds it filled in after a failure, and it arrives with the next send", async () => {
    const page = await browser.newPage({ javaScriptEnabled });
    const again = `Again, ${how}.`;
    await page.goto(`${origin}/contact`);
    await fillIn(page, `"West" & <b>line</b>`, " ");
    await page.locator("form [type=submit]").click();
    await page.getByRole("alert").getByText(toasts.missing.title).waitFor();
    if (!javaScriptEnabled)
      expect(await page.locator("h1").textContent()).toBe(failed.title);
    expect(await page.getByLabel("Company").inputValue()).toBe(
      `"West" & <b>line</b>`,
    );
    await page.locator("[name=message]").fill(again);
    await page.locator("form [type=submit]").click();
    await confirmed(page);
    expect(companiesOf(again)).toEqual([`"West" & <b>line</b>`]);
    await page.close();
  });
});

it("is on the sheet of a sent message, and a list of what is missing does not name it", async () => {
  const page = await browser.newPage();
  await page.goto(`${origin}/contact`);
  await page.getByLabel("Company").fill("Eastline");
  await page.locator("form [type=submit]").click();
  const alert = page.getByRole("alert");
  await alert.getByRole("link").first().waitFor();
  expect(await alert.textContent()).not.toContain("Company");
  await page.locator("[name=name]").fill("Asha Rao");
  await page.locator("[name=email]").fill("asha@northline.co.in");
  await page.locator("[name=message]").fill("For the sheet.");
  await page.locator("form [type=submit]").click();
  await page.locator("#form dl").last().getByText("Eastline").waitFor();
  await page.close();
});

describe("what was typed there", () => {
  it("is in the mail and in the webhook", async () => {
    const bodies = () =>
      webhook.received.map(({ body }) => JSON.parse(body).company);
    await vi.waitFor(() => {
      expect(mail.mails.map(({ source }) => source).join()).toContain(
        "Company: Southline",
      );
      expect(bodies()).toEqual(
        expect.arrayContaining(["Northline", "Southline"]),
      );
    });
  });

  it("is in the inbox's commands and in both exports", () => {
    const [found] = JSON.parse(
      inbox("search", "southline", "without", "--json"),
    );
    expect(found.company).toBe("Southline");
    expect(inbox("show", found.id)).toMatch(/^Company {7}Southline$/m);
    const [head = "", ...lines] = inbox("export", "--format", "csv").split(
      "\r\n",
    );
    const column = head.split(",").indexOf('"company"');
    const southline = lines.filter(
      (line) => line.split(",")[column] === '"Southline"',
    );
    expect(southline).toHaveLength(2);
  });
});

/** This project, without the field, is the earlier release. */
describe("beside a release without the field", () => {
  const older = () => openInbox(parseContactEnvironment(environment));

  it("loses nothing that the older one takes or delivers", async () => {
    const release = await older();
    const submission = {
      ...sampleSubmission,
      message: "To the older one.",
      unlisted: { company: "Oldline" },
    };
    await release.add(sampleMessage({ submission }));
    await release.add(
      sampleMessage({
        submission: { ...sampleSubmission, message: "From before." },
      }),
    );
    const taken = await release.list({ limit: 100 });
    await release.close();
    expect(companiesOf("To the older one.")).toEqual(["Oldline"]);
    expect(companiesOf("From before.")).toEqual([null]);
    const newer = taken.find((one) =>
      one.submission.message.startsWith("A board"),
    );
    expect(newer?.submission.unlisted).toEqual({ company: "Southline" });
  });

  it("is one message if it comes twice, to one of each", async () => {
    const release = await older();
    const key = "4d1c0c3e-0000";
    const submission = {
      ...sampleSubmission,
      message: "Twice.",
      unlisted: { company: "Northline" },
    };
    const first = await release.add(
      sampleMessage({ submission, idempotencyKey: key }),
    );
    await release.close();
    const send = (company: string) =>
      fetch(`${origin}/api/contact`, {
        method: "POST",
        headers: { "content-type": "application/json", "idempotency-key": key },
        body: JSON.stringify({
          ...sampleSubmission,
          message: "Twice.",
          company,
        }),
      });
    expect(await (await send("Northline")).json()).toMatchObject({
      id: "id" in first ? first.id : "",
    });
    expect((await send("Southline")).status).toBe(422);
  });
});
