import { afterEach, describe, expect, it, vi } from "vitest";
import { type StaleError, saveField } from "./server.ts";
import type { Field } from "./types.ts";

afterEach(() => {
  vi.unstubAllGlobals();
});

it.each([
  ["number", "12", 12],
  ["number", "", ""],
  ["boolean", "true", true],
  ["boolean", "", false],
  ["text", "12", "12"],
] as const)("a %s that says “%s” is sent as %j", async (kind, text, value) => {
  const fetch = vi.fn(async (_address: string, _request: RequestInit) =>
    Response.json({}),
  );
  vi.stubGlobal("fetch", fetch);
  const field = {
    file: "content/home.yaml",
    path: ["order"],
    hash: "1",
    kind,
  } as unknown as Field;
  await saveField(field, text);
  expect(JSON.parse(String(fetch.mock.lastCall?.[1].body))).toMatchObject({
    value,
  });
});

describe("a text whose file another window has changed", () => {
  /** The text as it is now; only its hash is accepted. */
  const answers = (now: Partial<Field>) => {
    const asked: object[] = [];
    vi.stubGlobal("fetch", async (address: string, request: RequestInit) => {
      const body = JSON.parse(String(request.body));
      asked.push(body);
      if (address.endsWith("/field")) return Response.json(now);
      if (body.hash === now.hash) return Response.json({ changes: 2 });
      return Response.json({ message: "Changed" }, { status: 409 });
    });
    return asked;
  };
  const field = { path: ["title"], hash: "1", value: "Home", kind: "text" };
  const opened = field as unknown as Field;

  it("is saved if the text itself is the same", async () => {
    const asked = answers({ ...opened, hash: "2" });
    expect(await saveField(opened, "Start")).toEqual({ changes: 2 });
    expect(asked.at(-1)).toMatchObject({ hash: "2", value: "Start" });
  });

  it("is not saved if the text is another, and is told what it says", async () => {
    const current = { ...opened, hash: "2", value: "Hello" };
    answers(current);
    const error: StaleError = await saveField(opened, "Start").catch(
      (refused) => refused,
    );
    expect(error.message).toContain("It says now: “Hello”");
    expect(error.current).toEqual(current);
    expect(await saveField(current, "Start")).toEqual({ changes: 2 });
  });
});
