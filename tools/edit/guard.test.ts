import { describe, expect, it } from "vitest";
import { refusal } from "./guard.ts";

const token = "0123456789abcdef";
const request = (
  headers: Record<string, string>,
  remoteAddress = "127.0.0.1",
) => ({
  headers: { host: "localhost:5173", "x-edit-token": token, ...headers },
  socket: { remoteAddress },
});

describe("a request to the editor", () => {
  it.each([
    [{}],
    [{ origin: "http://localhost:5173" }],
    [{ host: "127.0.0.1:5173", origin: "http://127.0.0.1:5173" }],
    [{ host: "[::1]:5173" }],
  ])("is answered for a page of this site: %j", (headers) => {
    expect(refusal(request(headers), token)).toBeUndefined();
  });

  it.each([
    ["another site", { origin: "https://attacker.example" }],
    ["another site on this machine", { origin: "http://localhost:3000" }],
    ["a page without an origin of its own", { origin: "null" }],
    ["a name that leads to this machine", { host: "attacker.example:5173" }],
    ["a page of an earlier start", { "x-edit-token": "another" }],
  ])("is refused for %s", (_, headers) => {
    expect(refusal(request(headers), token)).toMatch(/\.$/);
  });

  it("is refused from another machine, even if the server listens there", () => {
    expect(refusal(request({}, "192.168.1.20"), token)).toMatch(
      "only possible on this machine",
    );
  });
});
