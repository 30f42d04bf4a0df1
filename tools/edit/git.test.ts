import { execFileSync } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { testFolder } from "../../tests/tools/test-folder.ts";
import { changedFiles } from "../shared/git.ts";
import { restore } from "./git.ts";
import { keep } from "./publish/keep.ts";

let root: string;
const git = (...args: string[]) =>
  execFileSync("git", args, { cwd: root, encoding: "utf8" }).trim();
const keepAll = (message: string, moved: readonly string[] = []) =>
  keep(root, message, moved, async () => undefined);
const write = (file: string, text: string) => {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  writeFileSync(path.join(root, file), text);
};

beforeEach(() => {
  root = testFolder("keep");
  // Nothing of the machine's own settings.
  vi.stubEnv("GIT_CONFIG_GLOBAL", path.join(root, ".no-settings"));
  vi.stubEnv("GIT_CONFIG_NOSYSTEM", "1");
  git("init", "-q", "-b", "main");
  git("config", "user.name", "Owner");
  git("config", "user.email", "owner@site.example");
  write("content/home.yaml", "title: Home\n");
  write("app/page.tsx", "");
  git("add", "-A");
  git("commit", "-qm", "First");
});
afterEach(() => vi.unstubAllEnvs());

describe("Keep", () => {
  it("commits what changed in content/ and nothing else, and says that there is no server", async () => {
    write("content/home.yaml", "title: Start\n");
    write("content/new.yaml", "title: New\n");
    write("app/page.tsx", "// An engineer's unfinished work");
    git("add", "app/page.tsx");
    expect(await changedFiles(root)).toEqual([
      "content/home.yaml",
      "content/new.yaml",
    ]);
    const { message } = await keepAll("A new start");
    expect(message).toBe(
      "Kept on main: “A new start”. No server is set up, so it stays on this machine.",
    );
    expect(git("show", "--name-only", "--format=%s").split("\n")).toEqual([
      ...["A new start", "", "content/home.yaml", "content/new.yaml"],
    ]);
    expect(git("status", "--porcelain")).toBe("M  app/page.tsx");
  });

  it("commits files that a rename has moved", async () => {
    write("app/drawing.tsx", "");
    await keepAll("Renamed", ["app/drawing.tsx"]);
    expect(git("show", "--name-only", "--format=")).toBe("app/drawing.tsx");
  });

  it("says what Git needs, and leaves everything as it was", async () => {
    await expect(keepAll("Nothing")).rejects.toThrow(
      "Nothing differs from the last commit.",
    );
    write("content/home.yaml", "title: Start\n");
    await expect(keepAll("")).rejects.toThrow("Say in a sentence");
    git("config", "--unset", "user.name");
    git("config", "--unset", "user.email");
    git("config", "user.useConfigOnly", "true");
    await expect(keepAll("A")).rejects.toThrow("Git does not know who you are");
    expect(git("log", "-1", "--format=%s")).toBe("First");
    expect(await changedFiles(root)).toEqual(["content/home.yaml"]);
  });

  it("restores a file as a whole", async () => {
    write("content/home.yaml", "title: Start\n");
    write("content/pictures/desk.png", "");
    for (const file of await changedFiles(root)) await restore(root, file);
    expect(await changedFiles(root)).toEqual([]);
  });
});
