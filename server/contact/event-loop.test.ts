import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type FastifyInstance, fastify } from "fastify";
import { afterAll, beforeAll, expect, it } from "vitest";
import { parseContactEnvironment, rateLimits } from "./environment.ts";
import { contact } from "./plugin.ts";
import { siteUrl } from "./testing/samples.ts";
import { ThreadedInbox } from "./thread/threaded-inbox.ts";

/** Whatever a body holds, it may keep the thread that serves the pages no longer than this. */
const longestStallMs = 50;
const mostBytes = 1024 * 1024;

let folder: string;
let inbox: ThreadedInbox;
let app: FastifyInstance;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "inbox-"));
  const environment = parseContactEnvironment({
    DATA_DIR: folder,
    CONTACT_LIMIT_PER_CLIENT: "1000000",
    CONTACT_LIMIT_IN_ALL: "1000000",
  });
  inbox = new ThreadedInbox(environment);
  await inbox.open();
  app = fastify();
  await app.register(contact, { inbox, siteUrl, failurePage: null, limits: rateLimits(environment) });
});
afterAll(async () => {
  await app.close();
  await inbox.close();
  await rm(folder, { recursive: true, force: true });
});

/** Each has been the worst case of something: normalising, escaping, matching, trimming, growing when lowered. */
const alphabet = [
  "\u0315",
  "\u0300",
  "\u0301",
  "\u0345",
  "\u3099",
  "\u{1D165}",
  "\uFDFA",
  "\u0130",
  "\u1E9E",
  "\u1112\u1161\u11AB",
  "\u200D",
  "\u202E",
  "\u2028",
  "\uFEFF",
  "\0",
  "\u0001",
  "\t",
  "\n",
  " ",
  "\u3000",
  '"',
  "\\",
  "%",
  "&",
  "=",
  "<",
  "@",
  ".",
  "http://",
  "www.",
  "[url=",
  "a",
  "Å",
  "👩🏽‍💻",
];

/** The same numbers in every run. */
function generator(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

/** As often as fits into the largest body as JSON. */
const filled = (unit: string): string =>
  unit.repeat(Math.floor((mostBytes - 200) / (Buffer.byteLength(JSON.stringify(unit)) - 2)));

const codes = (text: string): string =>
  Array.from(text, (character) => `U+${character.codePointAt(0)?.toString(16).toUpperCase()}`).join(" ");

function generatedTexts(): [string, string][] {
  const next = generator(2026);
  const pick = () => alphabet[next(alphabet.length)] ?? "";
  const runs = Array.from({ length: 12 }, (_, index): [string, string] => {
    const unit = Array.from({ length: 1 + next(6) }, () => pick().repeat(1 + next(400))).join("");
    return [`mixture ${index}`, filled(unit)];
  });
  const halves = [
    ["\u0315", "\u0300"],
    ["a", " "],
    ["\u0301", "\u0345"],
  ].map(([first = "", second = ""]): [string, string] => {
    const half = (unit: string) => filled(unit).slice(0, 250_000);
    return [`${codes(first)}, then ${codes(second)}`, `a${half(first)}${half(second)}`];
  });
  return [...alphabet.map((unit): [string, string] => [codes(unit), filled(unit)]), ...halves, ...runs];
}

const asJson = (message: string, field: string) => ({
  headers: { "content-type": "application/json" },
  payload: JSON.stringify({ name: "a", email: "a@b.c", message: "a", website: siteUrl, [field]: message }),
});

/** As bytes, not as a browser writes them: any byte but a separator may stand for itself. */
const asForm = (message: string) => ({
  headers: { "content-type": "application/x-www-form-urlencoded" },
  payload: `name=a&email=a@b.c&message=${message}`,
});

/** Processor time of this thread, which other work on the machine does not lengthen. */
async function threadMilliseconds(work: () => Promise<unknown>): Promise<number> {
  const before = process.threadCpuUsage();
  await work();
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1000;
}

/** The best of three: what a body costs it costs every time, a collection of garbage only now and then. */
async function cost(request: { headers: Record<string, string>; payload: string }): Promise<number> {
  const payload = Buffer.from(request.payload).subarray(0, mostBytes);
  const post = () =>
    threadMilliseconds(() => app.inject({ method: "POST", url: "/api/contact", ...request, payload }));
  const first = await post();
  return first < longestStallMs ? first : Math.min(first, await post(), await post());
}

it.each(generatedTexts())("a message of 1 MiB of %s does not hold up the pages", async (_, text) => {
  const requests = [asJson(text, "message"), asJson(text, "email"), asJson(text, "name"), asForm(text)];
  for (const request of requests) expect(await cost(request)).toBeLessThan(longestStallMs);
});
