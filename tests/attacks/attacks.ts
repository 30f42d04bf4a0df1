import { spawn } from "node:child_process";
import { once } from "node:events";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { attackersAddress, flood, floodAddresses } from "./floods.ts";
import { type Body, json, ordinary, post } from "./messages.ts";
import type { Target } from "./targets.ts";

export interface Attack {
  readonly name: string;
  readonly seconds?: number;
  /**
   * Whether visitors' messages may be refused for the moment (503), because
   * nothing can be stored.
   */
  readonly refusesPosts?: boolean;
  /** Attacks until the signal. */
  run(target: Target, until: AbortSignal): Promise<void>;
}

const mebibyte = 1024 * 1024;
const form = (text: string): Body => ({
  type: "application/x-www-form-urlencoded",
  bytes: Buffer.from(text),
});
const message = (text: string) =>
  json({ name: "a", email: "a@b.c", message: text });

/**
 * Marks in an order that normalising has to sort, which is quadratic: two bytes
 * each.
 */
const combiningMarks = (marks: number) =>
  message(
    "\u0315".repeat(Math.floor(marks / 2)) +
      "\u0300".repeat(Math.floor(marks / 2)),
  );

/**
 * Posts at a steady pace, whether or not the answers come, each from its own
 * address.
 */
async function postSteadily(
  { port }: Target,
  perSecond: number,
  body: (number: number) => Body | undefined,
  until: AbortSignal,
): Promise<void> {
  const start = performance.now();
  const posts: Promise<number>[] = [];
  while (!until.aborted) {
    const from = `127.${10 + (posts.length >> 8)}.${posts.length & 255}.1`;
    posts.push(post(port, body(posts.length) ?? json({}), from));
    await pause(
      Math.max(
        0,
        start + (posts.length * 1000) / perSecond - performance.now(),
      ),
    );
  }
  await Promise.all(posts);
}

const posting = (name: string, ...bodies: Body[]): Attack => ({
  name: `${name}, 4/s`,
  run: (target, until) =>
    postSteadily(target, 4, (number) => bodies[number % bodies.length], until),
});

const get = (path: string, more = "") =>
  `GET ${path} HTTP/1.1\r\nHost: localhost\r\n${more}\r\n`;
const rawPost = (length: number, body: string, more = "") =>
  `POST /api/contact HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: ${length}\r\n${more}\r\n${body}`;
const close = "Connection: close\r\n";

const fromOne = (
  name: string,
  connections: number,
  bytes: string,
  trickle?: string,
): Attack => ({
  name,
  run: (target, until) =>
    flood(
      target.port,
      {
        connections,
        addresses: [attackersAddress],
        bytes,
        trickle,
        renewed: 10,
      },
      until,
    ),
});

/**
 * More connections than the server keeps, from fewer addresses than its share
 * allows, and new ones all the time.
 */
const fromEight = (name: string, bytes: string): Attack => ({
  name: `${name}, from 8 addresses × 250 new connections`,
  run: ({ port }, until) =>
    flood(
      port,
      { connections: 2000, addresses: floodAddresses, bytes, renewed: 40 },
      until,
    ),
});

const lockedStore: Attack = {
  name: "write lock on the store for 7 s, 10 posts/s",
  seconds: 7,
  refusesPosts: true,
  async run(target, until) {
    const program = path.join(import.meta.dirname, "hold-lock.ts");
    const file = path.join(target.dataDir, "inbox.sqlite");
    const holder = spawn(process.execPath, [program, file], {
      stdio: ["pipe", "pipe", "inherit"],
    });
    const ended = once(holder, "exit");
    await once(holder.stdout, "data");
    await postSteadily(
      target,
      10,
      (number) => ordinary(number, target.siteUrl),
      until,
    );
    holder.stdin.end();
    await ended;
  },
};

const emptyPosts: Attack = {
  name: "{} from 50 addresses, 250/s",
  async run({ port }, until) {
    for (let sent = 0; !until.aborted; sent += 1) {
      await Promise.all([
        post(port, json({}), `127.0.0.${10 + (sent % 50)}`),
        pause(4),
      ]);
    }
  },
};

const stored: Attack = {
  name: "100 posts/s, each on disk",
  run: (target, until) =>
    postSteadily(
      target,
      100,
      (number) => ordinary(number, target.siteUrl),
      until,
    ),
};

export const attacks: readonly Attack[] = [
  posting("50,000 combining marks", combiningMarks(50_000)),
  posting("1 MiB of combining marks", combiningMarks((mebibyte - 100) / 2)),
  // Each becomes eighteen characters when normalised.
  posting("340,000 × U+FDFA", message("\uFDFA".repeat(340_000))),
  posting("1 MiB of [", {
    type: "application/json",
    bytes: Buffer.alloc(mebibyte, "["),
  }),
  posting(
    "form bombs of 1 MiB",
    form("%".repeat(mebibyte)),
    form("&n".repeat(mebibyte / 2)),
    form(`message=${'"'.repeat(mebibyte - 8)}`),
  ),
  posting("80 bytes of blank lines", {
    type: "application/json",
    bytes: Buffer.from("\r\n\r\n".repeat(20)),
  }),
  fromOne("2,000 silent connections", 2000, ""),
  fromOne("1,200 half-sent posts", 1200, rawPost(1000, "{")),
  fromOne(
    "1,200 slow headers",
    1200,
    "GET / HTTP/1.1\r\nHost: localhost\r\n",
    "X-A: b\r\n",
  ),
  fromOne(
    "2,000 requests at once on 100 connections",
    100,
    get("/").repeat(2000),
  ),
  fromOne("400 requests/s for /readyz", 200, get("/readyz"), get("/readyz")),
  lockedStore,
  emptyPosts,
  stored,
  fromEight("an unknown address", get("/nope", close)),
  fromEight("posts", rawPost(2, "{}", close)),
];
