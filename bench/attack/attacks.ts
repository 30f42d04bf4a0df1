import { spawn } from "node:child_process";
import { once } from "node:events";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import {
  type Body,
  combiningMarks,
  combiningMegabyte,
  deepJson,
  formBombs,
  ligatures,
  nothing,
  ordinary,
} from "./bodies.ts";
import { type Flood, flood } from "./floods.ts";
import { clientAddresses, post, type Target } from "./post.ts";

export interface Attack {
  readonly name: string;
  readonly seconds: number;
  /** How often it alternates with unattacked time, if the two are compared closely. */
  readonly rounds: number;
  /** How much slower the median visit may become; if unset, only the 99th percentile counts. */
  readonly slowdown?: number;
  /** Attacks until the signal; returns the number of requests or connections. */
  run(target: Target, until: AbortSignal): Promise<number>;
  /** What else is broken afterwards, if anything. */
  after?(target: Target): Promise<string | null>;
}

const addresses = clientAddresses();

/** Posts at a steady pace, whether or not the answers come, each from its own address. */
async function postSteadily(
  target: Target,
  everyMilliseconds: number,
  body: (number: number) => Body,
  until: AbortSignal,
): Promise<number> {
  const start = performance.now();
  const posts: Promise<number>[] = [];
  while (!until.aborted) {
    posts.push(post(target.port, body(posts.length), addresses.next().value));
    await pause(Math.max(0, start + posts.length * everyMilliseconds - performance.now()));
  }
  await Promise.all(posts);
  return posts.length;
}

const posting = (name: string, everyMilliseconds: number, bodies: readonly [Body, ...Body[]]): Attack => ({
  name,
  seconds: 4,
  rounds: 1,
  run: (target, until) =>
    postSteadily(target, everyMilliseconds, (number) => bodies[number % bodies.length] ?? bodies[0], until),
});

const flooding = (name: string, attack: Flood): Attack => ({
  name,
  seconds: 4,
  rounds: 1,
  run: (target, until) => flood(target, attack, until),
});

const halfPost = `POST /api/contact HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 1000\r\n\r\n{`;

const readinessCheck = "GET /readyz HTTP/1.1\r\nHost: localhost\r\n\r\n";

const lockedStore: Attack = {
  name: "write lock held for 7 s, 10 posts/s",
  seconds: 7,
  rounds: 1,
  async run(target, until) {
    const program = path.join(import.meta.dirname, "hold-lock.ts");
    const file = path.join(target.dataDir, "inbox.sqlite");
    const holder = spawn(process.execPath, [program, file, "7000"], { stdio: ["ignore", "pipe", "inherit"] });
    const ended = once(holder, "exit");
    await once(holder.stdout, "data");
    const sent = await postSteadily(target, 100, (number) => ordinary(number, target.siteUrl), until);
    await ended;
    return sent;
  },
};

const emptyPosts: Attack = {
  ...posting("{} from 50 addresses, 250/s", 4, [nothing]),
  async run(target, until) {
    let sent = 0;
    while (!until.aborted) {
      await Promise.all([post(target.port, nothing, `127.0.0.${2 + (sent++ % 50)}`), pause(4)]);
    }
    return sent;
  },
  async after(target) {
    const status = await post(target.port, ordinary(0, target.siteUrl), "127.0.1.1");
    return status === 200 ? null : `a visitor's message then got ${status}`;
  },
};

const stored: Attack = {
  ...posting("100 posts/s, each on disk", 10, [nothing]),
  seconds: 2,
  rounds: 4,
  slowdown: 1.2,
  run: (target, until) => postSteadily(target, 10, (number) => ordinary(number, target.siteUrl), until),
};

const visitorsAddress = "127.0.0.1";

export const attacks: readonly Attack[] = [
  posting("50,000 combining marks, 4/s", 250, [combiningMarks]),
  posting("1 MiB of combining marks, 4/s", 250, [combiningMegabyte]),
  posting("340,000 × U+FDFA, 4/s", 250, [ligatures]),
  posting("1 MiB of [, 4/s", 250, [deepJson]),
  posting("form bombs of 1 MiB, 4/s", 250, [formBombs[0] ?? nothing, ...formBombs.slice(1)]),
  flooding("2,000 silent sockets", { connections: 2000, localAddress: visitorsAddress, bytes: "" }),
  flooding("1,200 half-sent posts", { connections: 1200, localAddress: visitorsAddress, bytes: halfPost }),
  flooding("1,200 slow headers", {
    connections: 1200,
    localAddress: visitorsAddress,
    bytes: "GET / HTTP/1.1\r\nHost: localhost\r\n",
    trickle: "X-A: b\r\n",
  }),
  flooding("2,000 requests at once on 100 connections", {
    connections: 100,
    localAddress: visitorsAddress,
    bytes: "GET / HTTP/1.1\r\nHost: localhost\r\n\r\n".repeat(2000),
  }),
  flooding("400 requests/s for /readyz", {
    connections: 200,
    localAddress: visitorsAddress,
    bytes: readinessCheck,
    trickle: readinessCheck,
  }),
  lockedStore,
  emptyPosts,
  stored,
];
