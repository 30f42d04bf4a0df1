import { describe, expect, it } from "vitest";
import { readFormFields } from "./form-body.ts";
import { hostileStrings } from "./testing/samples.ts";

const names = ["name", "email", "message", "projectType"] as const;
const read = (body: string | Buffer) => readFormFields(Buffer.from(body as string), names);

describe("a form's body", () => {
  it("is parsed as in the URL standard", () => {
    const bodies = [
      "&&&=",
      "name=a&name=b&email",
      "name=a=b+c%20d%2B%26%3D",
      "n%61me=escaped&pro%6AectType=x",
      "Name=other&namely=x&nam=y&x=name&+name=a",
      "message=100%&email=%zz%4&name=%",
      "message=%E2%82%AC+%F0%9F%98%80&name=Gr%C3%BC%C3%9Fe 👩🏽‍💻&email=%00%0A%0d",
      "name=%EF%BB%BFhello&email=\uFEFFhello",
      "message=a;name=b",
    ];
    for (const body of bodies) {
      const expected = Object.fromEntries(
        [...new URLSearchParams(body)].filter(([name]) => (names as readonly string[]).includes(name)),
      );
      expect([body, read(body)]).toEqual([body, expected]);
    }
  });

  it("returns every string as the browser sent it", () => {
    for (const text of Object.values(hostileStrings)) {
      expect(read(new URLSearchParams({ message: text }).toString())).toEqual({
        message: text.toWellFormed(),
      });
    }
  });

  it.each([
    ["escaped Latin-1", "message=Andr%E9"],
    ["an escaped lone surrogate", "message=%ED%A0%80"],
    ["an overlong escape", "message=%C0%AF"],
    ["half an escaped character", "message=%E2%82"],
    ["more than a thousand fields", "x=1&".repeat(1001)],
    ["raw Latin-1", Buffer.from("message=André", "latin1")],
    ["raw Latin-1 in a field that is not kept", Buffer.from("other=André", "latin1")],
    ["a character half raw, half escaped wrongly", Buffer.from([...Buffer.from("message="), 0xe2, 0x82])],
  ])("is unreadable with %s", (_, body) => {
    expect(read(body)).toBeNull();
  });
});
