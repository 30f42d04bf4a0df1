import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { faqBehaviour } from "./faq-behaviour.ts";

/** tests/services.spec.ts opens the answers, also by a URL. */
const questions = [vi.fn(), vi.fn(), vi.fn()].map((focus) => ({ focus }));
let press: (event: object) => void;

beforeEach(() => {
  const list = {
    querySelectorAll: () => questions,
    addEventListener: (_: string, listener: typeof press) => {
      press = listener;
    },
  };
  vi.stubGlobal("location", { hash: "" });
  vi.stubGlobal("addEventListener", () => {});
  vi.stubGlobal("document", {
    querySelector: () => list,
    getElementById: () => null,
  });
  // As in the page: from its own source, without the scope of this module.
  new Function(`(${faqBehaviour})()`)();
});
afterEach(() => {
  vi.clearAllMocks();
  vi.unstubAllGlobals();
});

it.each([
  ["ArrowDown", 0, 1],
  ["ArrowDown", 2, 2],
  ["ArrowUp", 2, 1],
  ["ArrowUp", 0, 0],
  ["Home", 2, 0],
  ["End", 0, 2],
])(
  "moves by %s from question %d to %d, stopping at the ends",
  (key, from, to) => {
    const preventDefault = vi.fn();
    press({ key, target: questions[from], preventDefault });
    expect(preventDefault).toHaveBeenCalled();
    expect(questions[to]?.focus).toHaveBeenCalledOnce();
  },
);

it.each([
  ["other keys", { key: "Tab", target: questions[0] }],
  ["other targets", { key: "ArrowDown", target: {} }],
  [
    "key combinations",
    { key: "ArrowDown", target: questions[0], altKey: true },
  ],
])("leaves %s to the browser", (_, event) => {
  const preventDefault = vi.fn();
  press({ ...event, preventDefault });
  expect(preventDefault).not.toHaveBeenCalled();
});
