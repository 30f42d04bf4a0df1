import type { ChildProcess } from "node:child_process";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { listEntries } from "../../app/content/entries.ts";
import { testimonials } from "../../app/content/items.ts";
import { exchange } from "../../server/testing/exchange.ts";
import { freePort } from "../tools/ports.ts";
import { copySite, type SiteCopy } from "./site-copy.ts";

/**
 * What `npm run dev` shows an author whose content is broken from the start.
 */
let copy: SiteCopy;
let server: ChildProcess;
let origin: string;
let original: string;
const broken = "rating: 9";
const [voice] = listEntries(testimonials);
const voiceFile = `content/testimonials/${voice?.slug}.md`;

/** Beside the pages: messages, their backups and exports, settings. */
const privateFiles = [
  "data/inbox.sqlite",
  "data/inbox.sqlite-wal",
  "data/inbox.sqlite.version-3",
  "backups/inbox-2026-11-15.sqlite",
  "leads.csv",
  "leads.json",
  ".env",
  ".env.production",
  "site.env",
  ".git/config",
  ".cache/notes.txt",
];

async function visit(
  address: string,
): Promise<{ status: number; text: string }> {
  const answer = await fetch(origin + address, {
    headers: { accept: "text/html" },
  });
  return { status: answer.status, text: await answer.text() };
}

/**
 * Polls until the page is as expected: edits reach the server through the file
 * system.
 */
const eventually = (expectation: () => Promise<void>) =>
  vi.waitFor(expectation, { timeout: 60_000, interval: 250 });

beforeAll(async () => {
  copy = copySite();
  [original = ""] = /rating: \d/.exec(copy.read(voiceFile)) ?? [];
  copy.edit(voiceFile, { [original]: broken });
  // Before the start: a change of .env restarts the server.
  for (const file of privateFiles)
    copy.write(file, '{"text":"for nobody else"}');
  const port = await freePort();
  origin = `http://127.0.0.1:${port}`;
  server = copy.dev(port);
  await eventually(async () =>
    expect((await visit("/contact")).status).toBeGreaterThan(0),
  );
}, 90_000);

afterAll(() => {
  // It runs the server in a child process, which must end with it.
  if (server.pid) process.kill(-server.pid, "SIGKILL");
  copy.remove();
});

describe("the development server", { timeout: 90_000 }, () => {
  it("starts with broken content, and names file and field on every page", async () => {
    for (const address of ["/", "/contact"]) {
      const { status, text } = await visit(address);
      expect(status).toBe(500);
      expect(text).toContain("rating: is 9; between 1 and 5 is needed");
      // Vite's page of errors opens such a place in the editor.
      expect(text).toMatch(new RegExp(`${copy.folder}/${voiceFile}:\\d+:1`));
    }
  });

  it("shows the page again once the file is fixed, and new text after an edit", async () => {
    copy.edit(voiceFile, { [broken]: original });
    await eventually(async () => expect((await visit("/")).status).toBe(200));
    copy.editYaml("content/offices.yaml", (offices) =>
      offices.setIn([0, "visiting"], "Come by the side door."),
    );
    await eventually(async () =>
      expect((await visit("/contact")).text).toContain(
        "Come by the side door.",
      ),
    );
  });

  it("names a missing picture, in a field and in prose, until it exists", async () => {
    const file = "content/insights/draft.md";
    copy.node("tools/new/main.ts", ["insight", "draft"]);
    copy.edit(file, {
      "\ndraft:": "\npicture: { file: gone.jpg, alt: What it shows }\ndraft:",
      "## To be written": "![What it shows](lost.jpg)",
    });
    const line =
      copy.read(file).split("\n").indexOf("![What it shows](lost.jpg)") + 1;
    await eventually(async () => {
      const { status, text } = await visit("/contact");
      expect(status).toBe(500);
      expect(text).toContain(
        "picture.file: there is no content/pictures/gone.jpg",
      );
      expect(text).toContain(
        `${file}:${line}:1 there is no content/pictures/lost.jpg`,
      );
    });
    copy.delete(file);
    await eventually(async () =>
      expect((await visit("/contact")).status).toBe(200),
    );
  });

  it("shows the styles that an edited component begins to import", async () => {
    const page = "app/pages/contact/page.tsx";
    const module = "legal/policy-body.module.css";
    const styles = async () =>
      (await visit("/@react-router/critical.css?pathname=/contact")).text;
    expect(await styles()).not.toContain(module);
    const [firstLine = ""] = copy.read(page).split("\n");
    const messages: string[] = [];
    const browser = new WebSocket(origin.replace("http", "ws"), "vite-hmr");
    browser.onmessage = ({ data }) => messages.push(data);
    await eventually(async () =>
      expect(browser.readyState).toBe(WebSocket.OPEN),
    );
    copy.edit(page, { [firstLine]: `import "../${module}";\n${firstLine}` });
    await eventually(async () => {
      await visit("/contact");
      expect(await styles()).toContain(module);
      // A page that has the earlier ones replaces them.
      expect(messages.join()).toContain("styles-edited");
    });
    browser.close();
  });

  it("has the guide", async () => {
    const { status, text } = await visit("/__guide");
    expect(status).toBe(200);
    expect(text).toContain("app/ui/button-link.tsx");
    expect(text).toContain("--signal-text");
  });

  it("gives no message, no secret and no other file of the project to a page", async () => {
    for (const file of privateFiles) {
      for (const way of [
        `/${file}`,
        `/@fs${copy.folder}/${file}`,
        `/app/../${file}`,
        `/app/%2e%2e/${file}`,
      ]) {
        for (const query of [
          "",
          "?raw",
          "?url",
          "?import",
          "?import&raw",
          "?inline",
          "?html-proxy&index=0.js",
        ]) {
          const { body } = await exchange(
            Number(new URL(origin).port),
            way + query,
          );
          expect(`${way}${query}: ${body}`).not.toContain("for nobody else");
        }
      }
    }
  });
});
