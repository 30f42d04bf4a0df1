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

test("tasks run in their order, a few in each turn", async () => {
  add(10);
  expect(await progress(3, false)).toEqual([4, 8, 10]);
  expect(done).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
});

test("tasks wait while connections keep coming, but not for ever", async () => {
  add(10);
  expect(await progress(64, true)).toEqual([...Array(31).fill(0), ...Array(32).fill(1), 2]);
  expect(await progress(2, false)).toEqual([6, 10]);
});

test("tasks added by a task wait for the next turn, a few in each again", async () => {
  turns.later(() => add(10));
  expect(await progress(4, false)).toEqual([0, 4, 8, 10]);
});

test("no more than 4,000 tasks wait", () => {
  add(4001);
  expect(done).toEqual([4001]);
});
