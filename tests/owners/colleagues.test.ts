import { type ChildProcess, spawnSync } from "node:child_process";
import { appendFileSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { type Browser, chromium, type Page } from "@playwright/test";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { listEntries } from "../../app/content/entries.ts";
import { hrefOf } from "../../app/content/kind.ts";
import { service } from "../../app/pages/service/kind.ts";
import { browserArguments, ensureHeadlessShell } from "../tools/browser.ts";
import { freePort } from "../tools/ports.ts";
import { GitServer } from "./git-server.ts";
import { copySite, type SiteCopy } from "./site-copy.ts";

/**
 * Two people with a copy each, `npm run edit` and a browser, and a server that
 * both send to.
 */
interface Colleague {
  copy: SiteCopy;
  page: Page;
}

const [first] = listEntries(service);
const address = hrefOf(service, first?.slug ?? "");
const file = `content/services/${first?.slug}.yaml`;
const subtitle =
  "We build web frontends that are quick on any phone, and we look after them for years.";

const folder = mkdtempSync(path.join(tmpdir(), "colleagues-"));
const server = new GitServer(folder);
/** What ends with the test, also if it fails early. */
const copies: SiteCopy[] = [];
const editors: ChildProcess[] = [];
const browsers: Browser[] = [];

const git = ({ folder: cwd }: SiteCopy, ...args: string[]) => {
  const { status, stdout, stderr } = spawnSync("git", args, {
    cwd,
    encoding: "utf8",
  });
  if (status !== 0) throw new Error(`git ${args.join(" ")}: ${stderr}`);
  return stdout.trim();
};

function copyFor(name: string): SiteCopy {
  const copy = copySite();
  copies.push(copy);
  git(copy, "init", "-q", "-b", "main");
  git(copy, "config", "user.name", name);
  git(copy, "config", "user.email", `${name}@site.example`);
  git(copy, "remote", "add", "origin", server.address);
  appendFileSync(path.join(copy.folder, ".git/info/exclude"), "node_modules\n");
  return copy;
}

async function edit(copy: SiteCopy): Promise<Colleague> {
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  editors.push(copy.dev(port, "--mode", "edit"));
  const answers = async () =>
    expect(
      (await fetch(origin + address, { headers: { accept: "text/html" } }))
        .status,
    ).toBe(200);
  await vi.waitFor(answers, { timeout: 240_000, interval: 500 });
  const browser = await chromium.launch({
    executablePath: ensureHeadlessShell(),
    args: browserArguments,
  });
  browsers.push(browser);
  const page = await browser.newPage({
    viewport: { width: 1440, height: 900 },
    reducedMotion: "reduce",
  });
  page.setDefaultTimeout(120_000);
  await page.goto(origin + address);
  await page.getByRole("region", { name: "Editing" }).waitFor();
  return { copy, page };
}

let ada: Colleague;
let ben: Colleague;

beforeAll(async () => {
  await server.start();
  const first = copyFor("Ada");
  git(first, "add", "-A");
  git(first, "commit", "-qm", "The site");
  // Not by HTTP: this process answers it, and waits for Git here.
  git(first, "push", "-q", server.repository, "main");
  const second = copyFor("Ben");
  git(second, "fetch", "-q", server.repository, "main");
  git(second, "reset", "-q", "--hard", "FETCH_HEAD");
  ada = await edit(first);
  ben = await edit(second);
}, 900_000);

afterAll(async () => {
  for (const browser of browsers) await browser.close();
  for (const { pid } of editors) if (pid) process.kill(-pid, "SIGKILL");
  for (const copy of copies) copy.remove();
  await server.stop();
  rmSync(folder, { recursive: true });
}, 60_000);

async function say({ page }: Colleague, field: string, text: string) {
  await page.getByRole("button", { name: /texts$/ }).click();
  await page
    .getByRole("list", { name: "Texts of this page" })
    .getByRole("button", { name: new RegExp(`^${field}`) })
    .first()
    .click();
  const input = page.getByRole("textbox", { name: field });
  await input.fill(text);
  await input.press("Enter");
  await page.getByText("Saved.").waitFor();
}

const isOpen = ({ page }: Colleague) =>
  page.getByRole("list", { name: "Changes since the last commit" }).count();

async function fillIn(colleague: Colleague, name: string, message: string) {
  const { page } = colleague;
  if ((await isOpen(colleague)) === 0)
    await page.getByRole("button", { name: "Changes" }).click();
  if (name === "Propose")
    await page.getByText("Let a colleague review it first").click();
  const form = page.getByRole("form", { name, exact: true });
  await form.getByRole("textbox").fill(message);
  await form.getByRole("button").click();
}

const sent = ({ page }: Colleague) =>
  page.getByText("It was sent to origin.").waitFor();

const history = () =>
  server
    .git("log", "--reverse", "--first-parent", "--format=%an: %s", "main")
    .split("\n")
    .slice(1);

it("loses nothing of an evening of two people, and its history reads well", async () => {
  // Both edit; they are neighbouring lines of one file.
  await say(ada, "Title", "Frontends that last");
  await fillIn(ada, "Keep", "A title that lasts");
  await sent(ada);
  await say(ben, "Subtitle", subtitle);
  await fillIn(ben, "Keep", "A longer subtitle");
  await sent(ben);
  await ben.page
    .getByRole("heading", { level: 1, name: "Frontends that last" })
    .waitFor();
  expect(history()).toEqual([
    "Ada: A title that lasts",
    "Ben: A longer subtitle",
  ]);

  // Ada sees that there is something new, and takes it.
  await ada.page.evaluate(() => dispatchEvent(new Event("focus")));
  await expect
    .poll(
      async () => {
        await ada.page.evaluate(() => dispatchEvent(new Event("focus")));
        return ada.page.getByText("Ben published 1 change").count();
      },
      { timeout: 90_000, interval: 5000 },
    )
    .toBe(1);
  await ada.page.getByRole("button", { name: "Show it" }).click();
  await expect
    .poll(() => ada.copy.read(file), { timeout: 60_000 })
    .toContain("we look after them");

  // Both edit the same sentence.
  await say(ada, "Title", "Frontends for years");
  await fillIn(ada, "Keep", "A title for years");
  await sent(ada);
  await say(ben, "Title", "Frontends for life");
  await fillIn(ben, "Keep", "A title for life");
  const clash = ben.page.getByRole("group", { name: /^Title/ });
  await clash.getByText("Frontends for years").waitFor();
  expect(history()).toHaveLength(3);
  await clash.getByRole("radio", { name: /^Another/ }).check();
  await clash.getByRole("textbox").fill("Frontends that stay");
  await ben.page.getByRole("button", { name: "Send what is chosen" }).click();
  await sent(ben);
  expect(server.git("show", `main:${file}`)).toContain("Frontends that stay");

  // The network is gone for a while.
  await server.stop();
  await say(ben, "Title", "Frontends again");
  await fillIn(ben, "Keep", "Written on a train");
  await ben.page.getByText("was not sent to origin yet").waitFor();
  await ben.page.getByText("1 change not sent").waitFor();
  await server.start();
  await ben.page.getByRole("button", { name: "Send", exact: true }).click();
  await sent(ben);

  // The server refuses what nobody has reviewed.
  server.protectMain();
  await say(ben, "Title", "Frontends, reviewed");
  await fillIn(ben, "Keep", "A title to review");
  await ben.page.getByText("keep yours as a proposal").waitFor();
  await fillIn(ben, "Propose", "A title to review");
  await ben.page.getByText("Proposed: “A title to review”.").waitFor();
  await ben.page.getByRole("heading", { name: "Frontends again" }).waitFor();
  expect(server.git("show", `proposal/a-title-to-review:${file}`)).toContain(
    "Frontends, reviewed",
  );

  // Ada reviews it; the host merges it.
  await ada.page.reload();
  await ada.page.getByRole("button", { name: "Changes" }).click();
  const open = ada.page.getByRole("button", {
    name: "Continue: A title to review",
  });
  await open.waitFor();
  await open.click();
  await ada.page
    .getByRole("heading", { level: 1, name: "Frontends, reviewed" })
    .waitFor();
  await ada.page.getByRole("button", { name: "Back to the main line" }).click();
  await ada.page
    .getByRole("heading", { level: 1, name: "Frontends again" })
    .waitFor();
  server.openMain();
  server.git("update-ref", "refs/heads/main", "proposal/a-title-to-review");

  expect(history()).toEqual([
    "Ada: A title that lasts",
    "Ben: A longer subtitle",
    "Ada: A title for years",
    "Ben: A title for life",
    "Ben: Written on a train",
    "Ben: A title to review",
  ]);
  for (const copy of copies)
    expect(git(copy, "status", "--porcelain")).toBe("");
}, 1_200_000);
