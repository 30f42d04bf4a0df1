import { describe, expect, it } from "vitest";
import { missingFields, readMessage } from "./message.ts";

const entries = (fields: Record<string, string>) => {
  const data = new FormData();
  for (const [name, value] of Object.entries(fields)) data.append(name, value);
  return data;
};

describe("readMessage", () => {
  it("keeps every character as typed", () => {
    const message = "  two\r\nlines\t ";
    expect(readMessage(entries({ name: " Asha ", email: "a@b.example", message })).message).toBe(message);
  });

  it("reads a missing field as empty", () => {
    expect(readMessage(entries({ name: "Asha" }))).toEqual({
      name: "Asha",
      email: "",
      projectType: "",
      message: "",
      website: "",
    });
  });
});

describe("missingFields", () => {
  const whole = { name: "Asha", email: "a@b.example", projectType: "", message: "Hello", website: "" };

  it("requires name, email and message, and nothing else", () => {
    expect(missingFields(whole)).toEqual([]);
    expect(missingFields({ ...whole, name: "", email: "", message: "" })).toEqual([
      "name",
      "email",
      "message",
    ]);
  });

  it("treats blank fields as missing", () => {
    expect(missingFields({ ...whole, message: " \n\t\u00a0" })).toEqual(["message"]);
  });
});
