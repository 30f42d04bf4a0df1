import { afterEach, describe, expect, it, vi } from "vitest";
import { refusal } from "./guard.ts";

const token = "0123456789abcdef";
const request = (
  headers: Record<string, string>,
  remoteAddress = "127.0.0.1",
) => ({
  headers: { host: "localhost:5173", "x-edit-token": token, ...headers },
  socket: { remoteAddress, localPort: 5173 },
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
    ["a page of another port", { "sec-fetch-site": "same-site" }],
    ["a forwarded port", { "x-forwarded-host": "other.app.github.dev" }],
    ["a forwarded name of its own", { "x-forwarded-host": "localhost:5173" }],
  ])("is refused for %s", (_, headers) => {
    expect(refusal(request(headers), token)).toMatch(/\.$/);
  });

  it("is refused from another machine, even if the server listens there", () => {
    expect(refusal(request({}, "192.168.1.20"), token)).toMatch(
      "only possible on this machine",
    );
  });
});

describe("a request from the port of a cloud workspace", () => {
  const forwarded = "spare-fork-x7-5173.app.github.dev";
  // What GitHub Codespaces sends: https://github.com/symfony/demo/issues/1542
  const ofGitHub = {
    "x-forwarded-host": forwarded,
    "x-forwarded-proto": "https",
    origin: "http://localhost:5173",
    "sec-fetch-site": "same-origin",
  };
  const workspace = () => {
    vi.stubEnv("CODESPACE_NAME", "spare-fork-x7");
    vi.stubEnv("GITHUB_CODESPACES_PORT_FORWARDING_DOMAIN", "app.github.dev");
  };
  afterEach(() => vi.unstubAllEnvs());

  it.each([
    [{}],
    [{ origin: "https://localhost:5173" }],
    [{ origin: `https://${forwarded}` }],
    [{ "x-forwarded-host": forwarded.toUpperCase() }],
  ])("is answered for this workspace: %j", (headers) => {
    workspace();
    const asked = request({ ...ofGitHub, ...headers });
    expect(refusal(asked, token)).toBeUndefined();
  });

  it.each<[string, Record<string, string>]>([
    ["another site", { origin: "https://attacker.example" }],
    ["another workspace", { origin: "https://other-5173.app.github.dev" }],
    ["another port", { origin: forwarded.replace("5173", "3000") }],
    ["this port without encryption", { origin: `http://${forwarded}` }],
    ["a page without an origin of its own", { origin: "null" }],
    ["a site that hides its origin", { "sec-fetch-site": "cross-site" }],
    ["a name that leads here", { host: "attacker.example:5173" }],
    ["the forwarded name itself", { host: forwarded }],
    ["a forged name", { "x-forwarded-host": "attacker.example" }],
    [
      "a name that only begins so",
      { "x-forwarded-host": `${forwarded}.evil.example` },
    ],
    ["two names", { "x-forwarded-host": `${forwarded}, attacker.example` }],
    [
      "the name of another port",
      { "x-forwarded-host": forwarded.replace("5173", "3000") },
    ],
    ["a page without the token", { "x-edit-token": "" }],
  ])("is refused for %s", (_, headers) => {
    workspace();
    const asked = request({ ...ofGitHub, ...headers });
    expect(refusal(asked, token)).toMatch(/\.$/);
  });

  it("is refused where there is no such workspace", () => {
    vi.stubEnv("CODESPACE_NAME", "");
    vi.stubEnv("GITHUB_CODESPACES_PORT_FORWARDING_DOMAIN", "");
    expect(refusal(request(ofGitHub), token)).toMatch(/\.$/);
    const nameless = { "x-forwarded-host": "-5173." };
    expect(refusal(request(nameless), token)).toMatch(/\.$/);
  });
});
