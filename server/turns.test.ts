import { setImmediate as nextTurn } from "node:timers/promises";
import { beforeEach, expect, test } from "vitest";
import { createTurns, type Turns } from "./turns.ts";

let turns: Turns;
let done: number[];
beforeEach(() => {
  turns = createTurns();
  done = [];
});

function add(count: number): void {
  for (let number = 1; number <= count; number += 1) turns.later(() => done.push(number));
}

/** How many tasks have run after each turn, with or without a new connection in it. */
async function progress(count: number, connection: boolean): Promise<number[]> {
  const after: number[] = [];
  for (let turn = 0; turn < count; turn += 1) {
    if (connection) turns.accepted();
    await nextTurn();
    after.push(done.length);
  }
  return after;
}

test("runs tasks in order, a few per turn of the event loop", async () => {
  add(10);
  expect(await progress(3, false)).toEqual([4, 8, 10]);
  expect(done).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
});

test("delays tasks while connections keep arriving, but not forever", async () => {
  add(10);
  expect(await progress(64, true)).toEqual([...Array(31).fill(0), ...Array(32).fill(1), 2]);
  expect(await progress(2, false)).toEqual([6, 10]);
});

test("runs tasks added by a task in the next turn", async () => {
  turns.later(() => add(10));
  expect(await progress(4, false)).toEqual([0, 4, 8, 10]);
});

test("queues at most 4,000 tasks, and runs the next one immediately", () => {
  add(4001);
  expect(done).toEqual([4001]);
});
