import {
  afterEach,
  beforeEach,
  describe,
  expect,
  it,
  onTestFinished,
  vi,
} from "vitest";
import { parseContactEnvironment } from "../environment.ts";
import { StoreError } from "../storage/database.ts";
import { type Inbox, openInbox } from "../storage/inbox.ts";
import { type FormService, startFormService } from "../testing/form-service.ts";
import {
  formSite,
  sampleMessage,
  sampleSubmission,
} from "../testing/samples.ts";
import { type SmtpServer, startSmtpServer } from "../testing/smtp-server.ts";
import { openTestInbox } from "../testing/test-app.ts";
import type { DeliverySettings } from "./attempt.ts";
import type { Sink } from "./sink.ts";
import { createWatch } from "./watch.ts";
import { createSinks } from "./worker.ts";

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;
const never = new AbortController().signal;

let now: number;
let smtp: SmtpServer;
let slack: FormService;
let logged: string;
let variables: Record<string, string>;
let inbox: Inbox;

const logAs = (fields: unknown, text?: unknown) => {
  logged += `${JSON.stringify(fields)} ${text}\n`;
};
const log = {
  info: logAs,
  warn: logAs,
  error: logAs,
} as DeliverySettings["log"];

beforeEach(async () => {
  now = Date.UTC(2026, 0, 1);
  logged = "";
  vi.spyOn(Date, "now").mockImplementation(() => now);
  [smtp, slack] = await Promise.all([startSmtpServer(), startFormService()]);
  variables = {
    SMTP_URL: smtp.url,
    CONTACT_TO: "hello@algosmith.example",
    CONTACT_WEBHOOK_URL: slack.url,
    CONTACT_WEBHOOK_FORMAT: "slack",
    CONTACT_MEGABYTES: "1",
  };
});
afterEach(() => Promise.all([smtp.close(), slack.close()]));

const onlySlack = { SMTP_URL: "", CONTACT_TO: "" };

/** Two replicas with one inbox. */
async function watchTwice(changes: Record<string, string> = {}) {
  const environment = { ...variables, ...changes };
  const opened = await openTestInbox(environment);
  const parsed = parseContactEnvironment({
    ...environment,
    DATA_DIR: opened.folder,
  });
  const other = await openInbox(parsed);
  onTestFinished(async () => {
    await other.close();
    await opened.close();
  });
  inbox = opened.inbox;
  return [inbox, other].map((replica) =>
    watch(replica, createSinks(parsed, replica, formSite)),
  );
}

function watch(
  from: Inbox,
  sinks: readonly Sink[],
  storeProblem: () => string | null = () => null,
) {
  return createWatch({
    inbox: from,
    log,
    sinks,
    site: formSite,
    storeProblem,
    cutOff: never,
  });
}

const checkAll = async (watches: ReturnType<typeof watch>[]) => {
  await Promise.all(watches.map(({ check }) => check()));
  return watches.map(({ isWell }) => isWell());
};

const deliverTo = async (sink: "mail" | "webhook") => {
  for (const leased of await inbox.leaseDeliveries(sink, 9))
    await inbox.recordDelivered(leased);
};

const subjects = () =>
  smtp.mails.map(
    ({ source }) => /^Subject: (.*(?:\r\n .*)*)$/m.exec(source)?.[1],
  );
const lastMail = () =>
  (smtp.mails.at(-1)?.source ?? "")
    .replaceAll("=\r\n", "")
    .replaceAll("\r\n", "\n");
const lines = () =>
  slack.received.map(({ body }) => (JSON.parse(body) as { text: string }).text);

describe("the owner is told", () => {
  it("by mail that a webhook gets no messages: once, daily, and when it is over", async () => {
    const replicas = await watchTwice();
    await inbox.add(sampleMessage());
    await deliverTo("mail");
    expect(await checkAll(replicas)).toEqual([true, true]);
    now += hour;
    expect(await checkAll(replicas)).toEqual([false, false]);
    expect([smtp.mails.length, lines()]).toEqual([1, []]);
    expect(smtp.mails[0]?.to).toEqual(["hello@algosmith.example"]);
    expect(lastMail()).toContain("Auto-Submitted: auto-generated");
    expect(lastMail()).toContain("webhook: 1");
    expect(lastMail()).toContain("npm run --silent inbox -- redeliver --dead");
    for (let hours = 1; hours < 48; hours++) {
      now += hour;
      await checkAll(replicas);
    }
    expect(smtp.mails).toHaveLength(2);
    await deliverTo("webhook");
    expect(await checkAll(replicas)).toEqual([true, true]);
    await checkAll(replicas);
    expect(smtp.mails).toHaveLength(3);
    expect(new Set(subjects()).size).toBe(2);
  });

  it("in Slack if it is mail that fails, and by the sink that fails if there is no other", async () => {
    const replicas = await watchTwice();
    await inbox.add(sampleMessage());
    await deliverTo("webhook");
    now += hour;
    await checkAll(replicas);
    expect(lines()).toEqual([expect.stringContaining("mail: 1")]);
    expect(smtp.mails).toEqual([]);
    const alone = await watchTwice({ CONTACT_WEBHOOK_FORMAT: "json" });
    await inbox.add(sampleMessage());
    now += hour;
    await checkAll(alone);
    expect([smtp.mails.length, slack.received.length]).toEqual([1, 1]);
  });

  it("by the next sink if one takes nothing, and again ten minutes later if none does", async () => {
    const replicas = await watchTwice();
    await inbox.add(sampleMessage());
    now += hour;
    smtp.answer = "451 later";
    slack.answer = (response) => response.writeHead(500).end();
    await checkAll(replicas);
    await checkAll(replicas);
    expect(slack.received).toHaveLength(1);
    expect(logged).toMatch(/EMESSAGE-451[\s\S]*http-500/);
    slack.answer = (response) => response.end("ok");
    now += 10 * minute;
    await checkAll(replicas);
    await checkAll(replicas);
    expect([slack.received.length, smtp.mails.length]).toEqual([2, 0]);
  });

  it("that the inbox is almost full, and once when it has room again", async () => {
    const replicas = await watchTwice(onlySlack);
    const addLarge = async (bytes: number) => {
      const submission = { ...sampleSubmission, message: "x".repeat(bytes) };
      const added = await inbox.add(sampleMessage({ submission }));
      await deliverTo("webhook");
      return added.outcome === "mismatch" ? "" : added.id;
    };
    const most = await addLarge(780_000);
    const rest = await addLarge(100_000);
    expect(await checkAll(replicas)).toEqual([false, false]);
    expect(lines()).toEqual([expect.stringContaining("84%")]);
    now += hour;
    await inbox.remove(rest);
    expect(await checkAll(replicas)).toEqual([true, true]);
    expect(lines()).toHaveLength(1);
    await inbox.remove(most);
    await checkAll(replicas);
    expect(lines()).toHaveLength(2);
  });

  it("that a backup failed, until one succeeds", async () => {
    const replicas = await watchTwice(onlySlack);
    await expect(inbox.backup("/dev/null")).rejects.toThrow();
    expect(await checkAll(replicas)).toEqual([false, false]);
    expect(lines()).toEqual([
      expect.stringContaining("2026-01-01T00:00:00.000Z"),
    ]);
  });

  it("that the store is away for five minutes, by each process, because no store decides", async () => {
    const [, other] = await watchTwice(onlySlack);
    const parsed = parseContactEnvironment({ ...variables, ...onlySlack });
    let away = true;
    const problems = async () => {
      if (away) throw new StoreError("STORE_DAMAGED");
      return inbox.problems();
    };
    const broken: Inbox = Object.assign(Object.create(inbox), { problems });
    const storeProblem = () => (away ? "STORE_DAMAGED" : null);
    const alone = watch(
      broken,
      createSinks(parsed, broken, formSite),
      storeProblem,
    );
    const accept = slack.answer;
    slack.answer = (response) => response.writeHead(500).end();
    for (let minutes = 0; minutes < 60; minutes++) {
      await alone.check();
      const tries = [5, 15].filter((due) => minutes >= due).length;
      expect([minutes, lines().length]).toEqual([minutes, tries]);
      if (tries === 1) slack.answer = accept;
      now += minute;
    }
    expect(lines()[0]).toContain("STORE_DAMAGED");
    away = false;
    await alone.check();
    await alone.check();
    await other?.check();
    expect(lines()).toHaveLength(3);
    expect(alone.isWell()).toBe(true);
  });

  it("once a week who was suspected, how to release it, and nothing of what they wrote", async () => {
    const replicas = await watchTwice(onlySlack);
    await checkAll(replicas);
    now += minute;
    const submission = {
      ...sampleSubmission,
      email: "<!channel>\r\nBcc: all@victim.example",
    };
    await inbox.add(sampleMessage({ suspectedSpam: true, submission }));
    const added = await inbox.add(sampleMessage({ suspectedSpam: true }));
    now += 7 * day;
    expect(await checkAll(replicas)).toEqual([true, true]);
    await checkAll(replicas);
    const [line = "", ...others] = lines();
    expect(others).toEqual([]);
    expect(line).toContain("suspected messages: 2");
    expect(line).toContain("npm run --silent inbox -- not-spam ID");
    expect(line).toContain(added.outcome === "stored" && added.id.slice(0, 8));
    expect(line).toContain("asha@customer.example");
    expect(line).toContain("&lt;!channel&gt; Bcc: all@victim.example");
    for (const said of [line, logged]) expect(said).not.toContain("ERP");
    expect(logged).not.toContain("@");
    now += 7 * day;
    await checkAll(replicas);
    expect(lines()).toHaveLength(1);
  });

  it("nothing by a webhook that no person reads", async () => {
    const replicas = await watchTwice({
      ...onlySlack,
      CONTACT_WEBHOOK_FORMAT: "json",
    });
    await inbox.add(sampleMessage());
    now += hour;
    expect(await checkAll(replicas)).toEqual([false, false]);
    expect(slack.received).toEqual([]);
    expect(logged).toContain("contact deliveries stuck");
  });
});
