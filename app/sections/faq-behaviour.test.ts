import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { faqBehaviour } from "./faq-behaviour.ts";

/** As in the page: from its own source, without the scope of this module. */
const sentBehaviour: () => void = new Function(`return (${faqBehaviour})`)();

type Listener = (event: object) => void;

/** A fake page with three questions; the URL may name the third answer. */
function fakePage(hash: string) {
  const questions = ["one", "two", "three"].map((name) => ({ name, focus: vi.fn() }));
  const item = { open: false };
  const answer = { closest: () => item, scrollIntoView: vi.fn() };
  const listeners = new Map<string, Listener>();
  const list = {
    querySelectorAll: () => questions,
    addEventListener: (type: string, listener: Listener) => listeners.set(type, listener),
    contains: (element: unknown) => element === item,
  };
  vi.stubGlobal("location", { hash });
  vi.stubGlobal("addEventListener", (type: string, listener: Listener) => listeners.set(type, listener));
  vi.stubGlobal("document", {
    querySelector: () => list,
    getElementById: (id: string) => (id === "faq-three" ? answer : null),
  });
  sentBehaviour();
  const press = (key: string, from: number, modifiers = {}) => {
    const preventDefault = vi.fn();
    listeners.get("keydown")?.({ key, target: questions[from], preventDefault, ...modifiers });
    return preventDefault;
  };
  return { questions, item, answer, listeners, press };
}

afterEach(() => vi.unstubAllGlobals());

describe("faqBehaviour", () => {
  let page: ReturnType<typeof fakePage>;
  beforeEach(() => {
    page = fakePage("");
  });

  it.each([
    ["ArrowDown", 0, 1],
    ["ArrowDown", 2, 2],
    ["ArrowUp", 2, 1],
    ["ArrowUp", 0, 0],
    ["Home", 2, 0],
    ["End", 0, 2],
  ])("moves by %s from question %d to %d, stopping at the ends", (key, from, to) => {
    expect(page.press(key, from)).toHaveBeenCalled();
    expect(page.questions[to]?.focus).toHaveBeenCalledOnce();
  });

  it("leaves other keys, other targets and key combinations to the browser", () => {
    expect(page.press("Tab", 0)).not.toHaveBeenCalled();
    expect(page.press("ArrowDown", 9)).not.toHaveBeenCalled();
    expect(page.press("ArrowDown", 0, { altKey: true })).not.toHaveBeenCalled();
  });

  it("opens the answer in the URL's fragment, on load and when it changes", () => {
    const named = fakePage("#faq-three");
    expect(named.item.open).toBe(true);
    expect(named.answer.scrollIntoView).toHaveBeenCalledOnce();

    expect(page.item.open).toBe(false);
    fakePage("#somewhere-else");
    const later = fakePage("");
    vi.stubGlobal("location", { hash: "#faq-three" });
    later.listeners.get("hashchange")?.({});
    expect(later.item.open).toBe(true);
  });
});
