import { expect, it } from "vitest";
import { retryDelay } from "./retry-delay.ts";

const day = 24 * 60 * 60 * 1000;

it("doubles from 5 s to 24 h", () => {
  const delays = Array.from({ length: 23 }, (_, index) => retryDelay(index + 1, () => 1));
  expect(delays.slice(0, 4)).toEqual([5000, 10_000, 20_000, 40_000]);
  expect(delays.slice(15)).toEqual(Array(8).fill(day));
});

it("has jitter over the upper half, and is never below 5 s", () => {
  expect(retryDelay(4, () => 0)).toBe(20_000);
  expect(retryDelay(4, () => 0.5)).toBe(30_000);
  expect(retryDelay(1, () => 0)).toBe(5000);
});

it("honours Retry-After, up to 24 h", () => {
  expect(retryDelay(1, () => 0, 120_000)).toBe(120_000);
  expect(retryDelay(10, () => 1, 1000)).toBe(2_560_000);
  expect(retryDelay(1, () => 0, 7 * day)).toBe(day);
});

it("gives up after 24 attempts", () => {
  expect(retryDelay(24, () => 0)).toBeNull();
});
