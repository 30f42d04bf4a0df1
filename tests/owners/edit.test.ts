import { type ChildProcess, spawnSync } from "node:child_process";
import { rmSync, writeFileSync } from "node:fs";
import { request } from "node:http";
import path from "node:path";
import { text } from "node:stream/consumers";
import {
  type Browser,
  chromium,
  type Locator,
  type Page,
} from "@playwright/test";
import { DomUtils, parseDocument } from "htmlparser2";
import sharp from "sharp";
import {
  afterAll,
  afterEach,
  beforeAll,
  describe,
  expect,
  it,
  vi,
} from "vitest";
import { listEntries } from "../../app/content/entries.ts";
import { hrefOf } from "../../app/content/kind.ts";
import { END, isMark, START } from "../../app/edit/mark-codes.ts";
import { kinds } from "../../app/pages/kinds.ts";
import { samplesOf } from "../../app/pages/samples.ts";
import { service } from "../../app/pages/service/kind.ts";
import { sitePages } from "../../app/site/pages.ts";
import { browserArguments, ensureHeadlessShell } from "../tools/browser.ts";
import { freePort } from "../tools/ports.ts";
import { copySite, type SiteCopy } from "./site-copy.ts";

/** `npm run edit` in a copy of the site, and a browser. */
let copy: SiteCopy;
let server: ChildProcess;
let browser: Browser;
let origin: string;

const slow = { timeout: 60_000 };
const [first, second] = listEntries(service);
const [overview = ""] =
  first && "overview" in first ? first.overview.paragraphs : [];
/** Another text of the same length. */
const later =
  "Most of the slow sites we are shown are quick on the server: it is the script that keeps a visitor waiting, on a phone that needs seconds to run it.";
const address = hrefOf(service, first?.slug ?? "");
const file = `content/services/${first?.slug}.yaml`;

const git = (...args: string[]) =>
  spawnSync("git", args, { cwd: copy.folder, encoding: "utf8" });

/** A PNG of one colour. */
const pixel = (background: string, width = 1200, height = 900) =>
  sharp({ create: { width, height, channels: 3, background } })
    .png()
    .toBuffer();

beforeAll(async () => {
  copy = copySite();
  copy.write("content/pictures/desk.png", await pixel("red"));
  copy.editYaml(`content/services/${second?.slug}.yaml`, (page) =>
    page.set("picture", page.createNode({ file: "desk.png", alt: "A desk" })),
  );
  copy.node("tools/new/main.ts", ["insight", "queues"]);
  copy.writeTexts();
  git("init", "-q");
  git("add", "content");
  git(
    "-c",
    "user.name=Owner",
    "-c",
    "user.email=owner@site.example",
    "commit",
    "-qm",
    "Content",
  );
  const port = await freePort();
  origin = `http://127.0.0.1:${port}`;
  server = copy.dev(port, "--mode", "edit");
  const answers = async () =>
    expect((await htmlOf(address)).length).toBeGreaterThan(0);
  await vi.waitFor(answers, { timeout: 120_000, interval: 250 });
  browser = await chromium.launch({
    executablePath: ensureHeadlessShell(),
    args: browserArguments,
  });
}, 180_000);

// A test that fails leaves nothing for the next one.
afterEach(async () => {
  for (const context of browser.contexts()) await context.close();
  git("checkout", "-q", "content");
});

afterAll(async () => {
  await browser?.close();
  if (server.pid) process.kill(-server.pid, "SIGKILL");
  copy.remove();
});

const htmlOf = async (path: string) =>
  (await fetch(origin + path, { headers: { accept: "text/html" } })).text();

async function openPage(
  path: string,
  options: Parameters<Browser["newPage"]>[0] = {},
): Promise<Page> {
  const page = await browser.newPage({
    viewport: { width: 1440, height: 900 },
    reducedMotion: "reduce",
    ...options,
  });
  page.setDefaultTimeout(slow.timeout);
  await page.goto(origin + path);
  await page.getByRole("region", { name: "Editing" }).waitFor();
  return page;
}

/** The lines that Git shows as changed, without those that begin a file. */
function changedLines(): string[] {
  const { stdout } = git("diff", "-U0", "content");
  return stdout.split("\n").filter((line) => /^[-+](?![-+]{2} )/.test(line));
}

const enter = async (field: Locator, value: string) => {
  await field.fill(value);
  await field.press("Enter");
};

const undo = async (page: Page) => {
  await page.getByRole("button", { name: /^Undo/ }).click();
  await page.getByText("Undone.").waitFor();
};

/** Texts of a page that no mark surrounds. */
function textsOf(html: string): { all: string[]; unmarked: string[] } {
  const body = DomUtils.findOne(
    ({ name }) => name === "body",
    parseDocument(html).children,
    true,
  );
  const open = new Set<number>();
  const all: string[] = [];
  const unmarked: string[] = [];
  const read = (node: object): void => {
    if ("data" in node && "type" in node && node.type === "text") {
      let outside = "";
      for (const letter of String(node.data)) {
        const code = letter.codePointAt(0) ?? 0;
        if (code >= END) open.delete(code - END);
        else if (code >= START) open.add(code - START);
        else if (open.size === 0) outside += letter;
      }
      const text = String(node.data).replace(isMark, "").trim();
      if (/\p{L}{2}/u.test(text)) all?.push(text);
      if (/\p{L}{2}/u.test(outside)) unmarked?.push(text);
    } else if (
      "children" in node &&
      !("name" in node && /script|style|template/.test(String(node.name)))
    )
      for (const child of node.children as object[]) read(child);
  };
  if (body) read(body);
  return { all: all ?? [], unmarked: unmarked ?? [] };
}

/** What is no text of content, and why. */
const reasons: readonly [RegExp, string][] = [
  [/^https:\/\//, "the address of the page, in print"],
  [/@/, "an address of content/site.yaml"],
  [
    /^(AGR|AMB|CHD|DDN|DEL|GWL|JAI|KNP|LDH|LKO)$/,
    "the code of a railway station in a drawing",
  ],
  [
    /^(Mon|Tue|Wed|Thu|Fri|Sat|Sun)$/,
    "a day of the week, in the language of the site",
  ],
  [
    /^[\d\s–]*(January|February|March|April|May|June|July|August|September|October|November|December)[\d\s]*$/,
    "a date, in the language of the site",
  ],
];

describe("every page", { timeout: 300_000 }, () => {
  const paths = sitePages().map(({ path }) => path);
  const samples = [
    ...new Set(
      kinds.flatMap((kind) => samplesOf(kind, paths)).map(({ path }) => path),
    ),
  ];

  it("of each kind: every text that comes from content can be edited", async () => {
    let editable = 0;
    let total = 0;
    const rest = new Set<string>();
    for (const path of samples.filter((sample) => paths.includes(sample))) {
      const { all, unmarked } = textsOf(await htmlOf(path));
      total += all.length;
      editable += all.length - unmarked.length;
      for (const text of unmarked) rest.add(text);
    }
    console.log(
      `${editable} of ${total} texts are editable; the rest: ${[...rest].join(" | ")}`,
    );
    expect(editable / total).toBeGreaterThan(0.98);
    expect(
      [...rest].filter(
        (text) => !reasons.some(([pattern]) => pattern.test(text)),
      ),
    ).toEqual([]);
  });
});

describe("editing on the page", { timeout: 180_000 }, () => {
  it("shows the page in its own fonts", async () => {
    const styles = await fetch(
      `${origin}/@react-router/critical.css?pathname=${address}`,
    );
    expect(await styles.text()).toContain("@font-face");
  });

  it("changes a title where it is: by click, with the characters left, and undo after a reload", async () => {
    const page = await openPage(address);
    const heading = page.getByRole("heading", { level: 1 });
    const before = await heading.innerText();
    await heading.click();
    const field = page.getByRole("textbox", { name: "Title" });
    await expect.poll(() => field.inputValue(), slow).toBe(before);
    await field.fill("Frontends that last");
    await expect
      .poll(() => page.getByText("23 characters left").count(), slow)
      .toBe(1);
    await field.press("Enter");
    await page.getByText("Saved.").waitFor();
    expect(await heading.innerText()).toBe("Frontends that last");
    expect(changedLines()).toEqual([
      `-title: ${before}`,
      "+title: Frontends that last",
    ]);
    await page.reload();
    await undo(page);
    expect(await heading.innerText()).toBe(before);
    expect(changedLines()).toEqual([]);
  });

  it("works by keyboard at 390 px: Tab, Enter, Escape, and the focus returns", async () => {
    const page = await openPage(address, {
      viewport: { width: 390, height: 844 },
    });
    const heading = page.getByRole("heading", { level: 1 });
    await heading.focus();
    await page.keyboard.press("Enter");
    const field = page.getByRole("textbox", { name: "Title" });
    const questions: string[] = [];
    page.on("dialog", (dialog) => {
      questions.push(dialog.message());
      dialog.accept();
    });
    await field.fill("Not saved");
    await field.press("Escape");
    await expect.poll(() => field.count(), slow).toBe(0);
    expect(questions).toEqual(["The open text is not saved. Give it up?"]);
    expect(
      await heading.evaluate((element) => element === document.activeElement),
    ).toBe(true);
    expect(changedLines()).toEqual([]);
  });

  it("refuses a text over its limit and an unknown fact, with the messages of the build, writes nothing, and opens it again", async () => {
    const page = await openPage(address);
    const heading = page.getByRole("heading", { level: 1 });
    await heading.click();
    const field = page.getByRole("textbox", { name: "Title" });
    await enter(
      field,
      "A title that is much longer than the forty-two characters",
    );
    await page
      .getByText("title: is 57 characters long; between 1 and 42 are needed")
      .waitFor();
    await enter(field, "x".repeat(100_000));
    await page.getByText("is 100000 characters long").waitFor();
    await enter(field, "a: b # c {nonsense}");
    await page.getByText("{nonsense}: there is no such fact").waitFor();
    expect(changedLines()).toEqual([]);
    page.on("dialog", (dialog) => dialog.accept());
    await field.press("Escape");
    await expect.poll(() => field.count(), slow).toBe(0);
    await heading.click();
    await expect
      .poll(() => field.inputValue(), slow)
      .toBe(await heading.innerText());
    await field.fill("x".repeat(43));
    await expect
      .poll(() => page.getByText("1 character too many").count(), slow)
      .toBe(1);
  });

  it("shows in one window what another has saved, and does not overwrite it unasked", async () => {
    const one = await openPage(address);
    const two = await openPage(address);
    await one.getByText(overview.slice(0, 30)).click();
    await enter(one.getByRole("form").getByRole("textbox").first(), later);
    await two.getByText(later).waitFor();
    await undo(two);
    await one.getByText(overview.slice(0, 30)).waitFor();

    for (const page of [one, two])
      await page.getByRole("heading", { level: 1 }).click();
    for (const [page, title] of [
      [one, "The first"],
      [two, "The second"],
    ] as const) {
      await enter(page.getByRole("textbox", { name: "Title" }), title);
      if (page === one) await page.getByText("Saved.").waitFor();
    }
    await two.getByText("It says now: “The first”.").waitFor();
    expect(copy.read(file)).toContain("title: The first\n");
    await two.getByRole("button", { name: "Save" }).click();
    await two.getByText("Saved.").waitFor();
    expect(copy.read(file)).toContain("title: The second\n");
    await undo(two);
    await undo(two);
  });

  it("asks before a text that is not saved is lost, and leaves Enter and Escape to composed characters", async () => {
    const page = await openPage(address);
    const questions: string[] = [];
    page.on("dialog", (dialog) => {
      questions.push(dialog.message());
      dialog.dismiss();
    });
    await page.getByRole("heading", { level: 1 }).click();
    const field = page.getByRole("textbox", { name: "Title" });
    await field.fill("Not saved yet");
    for (const key of ["Enter", "Escape"])
      await field.dispatchEvent("keydown", { key, isComposing: true });
    await page.getByRole("button", { name: /texts$/ }).click();
    const texts = page.getByRole("list", { name: "Texts of this page" });
    await texts
      .getByRole("button", { name: /^Subtitle/ })
      .first()
      .click();
    expect(questions).toEqual(["The open text is not saved. Give it up?"]);
    expect(await field.inputValue()).toBe("Not saved yet");
    expect(changedLines()).toEqual([]);
    await page.close();
  });

  it("adds an item to the questions, with words of its own, and moves it", async () => {
    const page = await openPage(address);
    const questions = page.locator("details summary");
    const count = await questions.count();
    const last = questions.last();
    await last.focus();
    await page.keyboard.press("Enter");
    await page.getByRole("button", { name: "Add one after it" }).press("Enter");
    const form = page.getByRole("form", { name: /^Add: Faq/ });
    await form.getByRole("textbox", { name: "Question" }).press("Enter");
    await form.getByRole("button", { name: "Save" }).click();
    await page.getByText("Added.").waitFor();
    await expect.poll(() => questions.count(), slow).toBe(count + 1);
    expect(await questions.last().innerText()).toContain("To be written");
    await questions.last().focus();
    await page.keyboard.press("Enter");
    await page.getByRole("button", { name: "Move up" }).press("Enter");
    await expect
      .poll(() => questions.nth(count - 1).innerText(), slow)
      .toContain("To be written");
    await undo(page);
    await expect
      .poll(() => questions.last().innerText(), slow)
      .toContain("To be written");
    await undo(page);
    await expect.poll(() => questions.count(), slow).toBe(count);
    expect(changedLines()).toEqual([]);
  });

  it("changes a paragraph and shows the facts that it quotes, with the number of pages that follow each", async () => {
    const page = await openPage("/");
    // Another fact is not followed any more.
    page.on("dialog", (question) => question.accept());
    await page.getByRole("button", { name: /texts$/ }).click();
    const quoting = page
      .getByRole("list", { name: "Texts of this page" })
      .getByRole("button", { name: /^Facts 1, value/ });
    await quoting.first().click();
    await enter(page.getByRole("textbox"), "{warranty} of warranty");
    await page.getByText("Saved.").waitFor();
    await quoting.first().click();
    const chip = page
      .getByRole("list", { name: "Facts that it quotes" })
      .getByRole("button");
    await expect
      .poll(() => chip.innerText(), slow)
      .toMatch(/^\{warranty\} is “.+”, on \d+ pages$/);
    await chip.click();
    const days = page.getByRole("spinbutton", { name: "Warranty, from" });
    await enter(days, "60");
    await page.getByText("60–90 days of warranty").first().waitFor();
    expect(
      changedLines().filter((line) => line.includes("warranty:")),
    ).toHaveLength(2);
    await undo(page);
    await undo(page);
    expect(changedLines()).toEqual([]);
  });

  it("replaces a picture and asks for its text alternative in the same place", async () => {
    const page = await openPage(hrefOf(service, second?.slug ?? ""));
    await page.getByRole("img", { name: "A desk" }).click();
    const field = page.getByRole("textbox", { name: "Picture, alt" });
    await page.getByLabel("Replace the picture").setInputFiles({
      name: "New Desk.png",
      mimeType: "image/png",
      buffer: await pixel("blue"),
    });
    await enter(field, "A new desk");
    await page.getByRole("img", { name: "A new desk" }).waitFor();
    expect(changedLines().filter((line) => line.startsWith("+"))).toEqual([
      "+  file: new-desk.png",
      "+  alt: A new desk",
    ]);
    expect(copy.files("content/pictures")).toContain(
      "content/pictures/new-desk.png",
    );
    await undo(page);
    expect(changedLines()).toEqual([]);
    expect(copy.files("content/pictures")).not.toContain(
      "content/pictures/new-desk.png",
    );
  });

  it("changes what does not stand on the page: a description with its search result, a menu, a draft", async () => {
    const page = await openPage(address);
    await page.getByRole("button", { name: "All fields" }).click();
    const fields = page.getByRole("list", { name: "Fields of this file" });
    const change = async (name: string, value: string) => {
      await fields.getByRole("button", { name }).first().click();
      const control = page.getByRole("form").getByRole("textbox");
      await enter(control, value);
      await page.getByText("Saved.").waitFor();
    };
    const description =
      "A description for search engines that is long enough to be accepted by the schema.";
    await change("Head, description", description);
    await page
      .getByRole("figure", { name: "In search results" })
      .getByText(description)
      .waitFor();

    await page
      .getByLabel("File", { exact: true })
      .selectOption("content/navigation.yaml");
    await change("Button, label", "Talk to us");
    await page.getByRole("link", { name: "Talk to us" }).first().waitFor();

    await page
      .getByLabel("File", { exact: true })
      .selectOption("content/insights/queues.md");
    await fields.getByRole("button", { name: "Draft" }).click();
    await page.getByRole("checkbox", { name: "Draft" }).uncheck();
    await page.getByRole("button", { name: "Save" }).click();
    await expect
      .poll(() => copy.read("content/insights/queues.md"), slow)
      .toContain("draft: false");

    expect(changedLines().filter((line) => line.startsWith("+"))).toEqual([
      "+draft: false",
      "+  label: Talk to us",
      `+    ${description}`,
    ]);
    for (const _ of [1, 2, 3]) await undo(page);
    expect(changedLines()).toEqual([]);
  });

  it("lists what differs from the last commit, takes one back, and proposes the rest", async () => {
    const page = await openPage(address);
    const change = async (role: "heading" | "paragraph", value: string) => {
      await (role === "heading"
        ? page.getByRole("heading", { level: 1 })
        : page.getByText(overview.slice(0, 30))
      ).click();
      const field = page.getByRole("form").getByRole("textbox").first();
      await enter(field, value);
      await page.getByText("Saved.").waitFor();
    };
    const before = await page.getByRole("heading", { level: 1 }).innerText();
    await change("heading", "Frontends that last");
    await change("paragraph", later);
    await page.getByRole("button", { name: "Changes" }).click();
    const changes = page
      .getByRole("list", { name: "Changes since the last commit" })
      .getByRole("listitem");
    await expect.poll(() => changes.count(), slow).toBe(2);
    const title = changes.filter({ hasText: "Title" });
    expect(await title.locator("del").innerText()).toBe(before);
    expect(await title.locator("ins").innerText()).toBe("Frontends that last");
    await page.getByRole("button", { name: "Take back: Title" }).click();
    await page.getByText("Taken back.").waitFor();
    expect(await page.getByRole("heading", { level: 1 }).innerText()).toBe(
      before,
    );
    await expect.poll(() => changes.count(), slow).toBe(1);

    git("config", "user.name", "Owner");
    git("config", "user.email", "owner@site.example");
    await page.getByText("Let a colleague review it first").click();
    const form = page.getByRole("form", { name: "Propose" });
    await form.getByRole("textbox").fill("A clearer overview.");
    await form.getByRole("button").click();
    await page.getByText("Proposed: “A clearer overview.”.").waitFor();
    const branch = "proposal/a-clearer-overview";
    expect(git("log", "-1", "--format=%s", branch).stdout.trim()).toBe(
      "A clearer overview.",
    );
    expect(git("show", "--name-only", "--format=", branch).stdout.trim()).toBe(
      file,
    );
    await page.getByText("Nothing differs from the last commit.").waitFor();
    await page.getByText(overview.slice(0, 30)).waitFor();
    await page
      .getByRole("button", { name: "Continue: A clearer overview." })
      .click();
    await page.getByText("Proposal a-clearer-overview").waitFor();
    await page.getByText(later).waitFor();
    await page.getByRole("button", { name: "Back to the main line" }).click();
    await page.getByText(overview.slice(0, 30)).waitFor();
  });

  it("renames a page with its redirect, and undoes it", async () => {
    const page = await openPage(address);
    const clean = () => git("status", "--porcelain", "content").stdout;
    await page.getByRole("button", { name: "All fields" }).click();
    await page.getByText("Make, rename or remove a page").click();
    const rename = page.getByRole("form", { name: "Rename" });
    await rename.getByRole("textbox").fill("frontends");
    await rename.getByRole("button").click();
    await page
      .getByText(
        `${address} is now /services/frontends, and the old address leads there.`,
      )
      .waitFor();
    expect(copy.read("content/redirects.yaml")).toContain(
      `${address}: /services/frontends`,
    );
    expect(clean()).toContain("content/services/frontends.yaml");
    await page.goto(`${origin}/services/frontends`);
    await page.getByRole("button", { name: /^Undo/ }).click();
    // The drawing of the page has moved too, so that it loads again.
    await expect.poll(clean, slow).toBe("");
  });

  it("draws the card that a shared link shows", async () => {
    const page = await openPage(address);
    await page.getByRole("button", { name: "All fields" }).click();
    const card = page.getByRole("img", { name: `The card of ${address}` });
    await card.waitFor();
    expect(
      await card.evaluate((image: HTMLImageElement) => [
        image.naturalWidth,
        image.naturalHeight,
      ]),
    ).toEqual([1200, 630]);
  });

  it("adds the first picture of a page, with what it shows, at once", async () => {
    const page = await openPage(address);
    await page.getByRole("button", { name: "All fields" }).click();
    await page
      .getByRole("list", { name: "Fields of this file" })
      .getByRole("button", { name: "Picture (add)" })
      .click();
    const form = page.getByRole("form", { name: "Add: Picture" });
    await form.getByLabel("Picture", { exact: true }).setInputFiles({
      name: "New Desk.png",
      mimeType: "image/png",
      buffer: await pixel("blue", 1200, 900),
    });
    await form.getByRole("textbox", { name: "Alt" }).fill("A new desk");
    await form.getByRole("button", { name: "Save" }).click();
    await page.getByRole("img", { name: "A new desk" }).first().waitFor();
    expect(changedLines()).toEqual([
      "+picture:",
      "+  file: new-desk.png",
      "+  alt: A new desk",
    ]);
    await undo(page);
    expect(changedLines()).toEqual([]);
  });

  it("makes a client, whose picture is still to be chosen, and the site stands", async () => {
    const page = await openPage("/");
    await page.getByRole("button", { name: "All fields" }).click();
    await page.getByText("Make, rename or remove a page").click();
    const make = page.getByRole("form", { name: "Make" });
    await make.getByRole("combobox").selectOption("client");
    await make.getByRole("textbox").fill("northgate");
    await make.getByRole("button").click();
    await page.getByText("Made content/clients/northgate.md.").waitFor();
    expect(
      (await fetch(origin, { headers: { accept: "text/html" } })).status,
    ).toBe(200);
    expect(copy.read("content/clients/northgate.md")).toContain("draft: true");
    await page.getByRole("button", { name: /^Undo/ }).click();
    const made = () => git("status", "--porcelain", "-uall", "content").stdout;
    await expect.poll(made, slow).toBe("");
  });

  it("keeps the form inside the window, its buttons too", async () => {
    const page = await openPage(address, {
      viewport: { width: 1024, height: 500 },
    });
    const last = page.locator("details summary").last();
    await last.evaluate((element) => element.scrollIntoView({ block: "end" }));
    await last.focus();
    await page.keyboard.press("Enter");
    const save = page.getByRole("button", { name: "Save" });
    await expect
      .poll(async () => {
        const box = await save.boundingBox();
        return box !== null && box.y >= 0 && box.y + box.height <= 500;
      }, slow)
      .toBe(true);
  });

  it("asks before a text stops following a fact, and counts the title of search results by its own limit", async () => {
    const page = await openPage("/");
    const questions: string[] = [];
    page.on("dialog", (dialog) => {
      questions.push(dialog.message());
      dialog.dismiss();
    });
    await page.getByRole("button", { name: "All fields" }).click();
    const fields = page.getByRole("list", { name: "Fields of this file" });
    await fields.getByRole("button", { name: "Head, title" }).click();
    const title = page.getByRole("form").getByRole("textbox");
    await title.fill("x".repeat(46));
    await page.getByText("9 characters left").waitFor();
    await title.fill("x".repeat(20));
    await page.getByText("10 more characters needed").waitFor();
    page.removeAllListeners("dialog");
    page.on("dialog", (dialog) => {
      questions.push(dialog.message());
      if (questions.length === 1) dialog.accept();
      else dialog.dismiss();
    });
    await title.press("Escape");
    await page.getByRole("button", { name: /texts$/ }).click();
    copy.editYaml("content/home.yaml", (home) =>
      home.set("subtitle", "We answer {replyTime}, from {offices} offices."),
    );
    await page.getByText("We answer").first().waitFor();
    await page
      .getByRole("list", { name: "Texts of this page" })
      .getByRole("button", { name: /^Subtitle/ })
      .first()
      .click();
    await enter(page.getByRole("textbox", { name: "Subtitle" }), "We answer.");
    await expect.poll(() => questions.length, slow).toBe(2);
    expect(questions[1]).toMatch(
      /^This text would no longer follow \{replyTime\} \(“.+”\) and \{offices\}/,
    );
    expect(copy.read("content/home.yaml")).toContain("{replyTime}");
  });

  it("shows what another program writes, its mistakes too, and the page again once they are fixed", async () => {
    const page = await openPage(address);
    const heading = page.getByRole("heading", { level: 1 });
    const before = copy.read(file);
    copy.editYaml(file, (document) =>
      document.set("title", "From a text editor"),
    );
    await expect
      .poll(() => heading.innerText(), slow)
      .toBe("From a text editor");
    copy.editYaml(file, (document) =>
      document.set(
        "title",
        "A title that is far too long for its place on this page",
      ),
    );
    await page.getByText("between 1 and 42 are needed").first().waitFor();
    await page
      .getByRole("heading", { name: "This page cannot be shown" })
      .waitFor();
    await page
      .getByRole("region", { name: "Editing" })
      .getByRole("button", { name: /^Undo/ })
      .waitFor();
    writeFileSync(path.join(copy.folder, file), before);
    await page.getByRole("region", { name: "Editing" }).waitFor();
    await expect
      .poll(() => heading.innerText(), slow)
      .not.toBe("From a text editor");
  });

  it("keeps the page's own fonts when a text is saved and undone", async () => {
    const page = await openPage(address);
    await page.locator(":root[data-fonts]").waitFor({ state: "attached" });
    const heading = page.getByRole("heading", { level: 1 });
    const fonts = () =>
      heading.evaluate((element) => getComputedStyle(element).fontFamily);
    const own = await fonts();
    await heading.click();
    await enter(page.getByRole("textbox", { name: "Title" }), "Other words");
    await page.getByText("Saved.").waitFor();
    expect(await fonts()).toBe(own);
    await undo(page);
    expect(await fonts()).toBe(own);
  });

  it("shows what was saved without loading the page again, at the same place", async () => {
    const page = await openPage(address);
    const heading = page.locator("main h2").last();
    await heading.scrollIntoViewIfNeeded();
    const top = await page.evaluate(() => {
      document.documentElement.dataset.visit = "first";
      return scrollY;
    });
    expect(top).toBeGreaterThan(1000);
    await heading.click();
    const field = page.getByRole("form").getByRole("textbox");
    await enter(field, "Another heading");
    await expect.poll(() => heading.innerText(), slow).toBe("Another heading");
    await expect.poll(() => field.count(), slow).toBe(0);
    expect(
      await page.evaluate(() => [
        document.documentElement.dataset.visit,
        scrollY,
      ]),
    ).toEqual(["first", top]);
    await undo(page);
    expect(changedLines()).toEqual([]);
  });
});

/** Node's fetch sets Host and Origin itself. */
const post = (action: string, headers: Record<string, string>, body = "{}") =>
  new Promise<{ status: number | undefined; message: string }>(
    (resolve, reject) => {
      const sent = request(
        `${origin}/__edit/${action}`,
        { method: "POST", headers, timeout: 20_000 },
        async (answer) => {
          const said = await text(answer);
          // Vite itself refuses another host, in a text.
          const message = said.startsWith("{")
            ? JSON.parse(said).message
            : said;
          resolve({ status: answer.statusCode, message });
        },
      );
      sent.on("timeout", () => sent.destroy(new Error("no answer")));
      sent.on("error", reject).end(body);
    },
  );
const tokenHeader = async () => ({
  "x-edit-token": /start\("(\w+)"/.exec(await htmlOf(address))?.[1] ?? "",
});

describe("a request from elsewhere", () => {
  it("is refused: another host, another origin, no token", async () => {
    const known = await tokenHeader();
    const statusWith = async (headers: Record<string, string>) =>
      (await post("state", headers)).status;
    expect(await statusWith(known)).toBe(200);
    expect(await statusWith({ ...known, host: "attacker.example" })).toBe(403);
    expect(
      await statusWith({ ...known, origin: "https://attacker.example" }),
    ).toBe(403);
    expect(await statusWith({})).toBe(403);
  });
});

describe("a request that is wrong", { timeout: 60_000 }, () => {
  it.each([
    ["save", "not json", "The request is no JSON: load the page again."],
    ["keep", '{"message":" "}', "Say in a sentence what has changed."],
    ["page", "{}", "command: is missing"],
  ])("%s is answered in plain words: %s", async (action, body, message) => {
    expect(await post(action, await tokenHeader(), body)).toEqual({
      status: 400,
      message,
    });
  });
});

describe("what the editor cannot do", { timeout: 180_000 }, () => {
  const title = async (page: Page, value: string) => {
    const field = page.getByRole("textbox", { name: "Title" });
    if ((await field.count()) === 0)
      await page.getByRole("heading", { level: 1 }).click();
    await enter(field, value);
  };

  it("is said beside the field, with the text kept: files that cannot be written, a damaged history", async () => {
    const page = await openPage(address);
    copy.write(".cache/edit/unfinished/a-folder", "");
    await title(page, "Not lost");
    await page.getByText(/^The editor has failed: .*EISDIR/).waitFor();
    rmSync(path.join(copy.folder, ".cache/edit/unfinished"), {
      recursive: true,
    });

    const history = path.join(copy.folder, ".cache/edit/changes.json");
    rmSync(history, { force: true });
    copy.write(".cache/edit/changes.json", "not json");
    await title(page, "Not lost either");
    await page.getByText(/changes\.json, .* is damaged: delete it/).waitFor();
    expect(
      await page.getByRole("textbox", { name: "Title" }).inputValue(),
    ).toBe("Not lost either");
    expect(changedLines()).toEqual([]);
    rmSync(history);
  });

  it("is a character that no font has, with the message of the build", async () => {
    const page = await openPage(address);
    await title(page, "Web 🚀 pages");
    await page.getByText(`🚀 (U+1F680) in ${file}`).waitFor();
    expect(changedLines()).toEqual([]);
  });
});
