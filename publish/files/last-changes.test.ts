import { execFileSync } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { gitLastChanges, keptChanges, lastChanges } from "./last-changes.ts";

const log = "\0bbb 2026-03-02\n\ncontent/home.ts\n\0aaa 2026-01-01\n\ncontent/home.ts\ncontent/call.ts\n";

describe("the last change of a file", () => {
  it("is the newest commit that changed it", () => {
    expect(Object.fromEntries(lastChanges(log, new Set()))).toEqual({
      "content/home.ts": "2026-03-02",
      "content/call.ts": "2026-01-01",
    });
  });

  it("is unknown in a shallow clone", () => {
    expect(Object.fromEntries(lastChanges(log, new Set(["aaa"])))).toEqual({
      "content/home.ts": "2026-03-02",
    });
  });
});

describe("in a folder", () => {
  let folder: string;
  beforeEach(async () => {
    folder = await mkdtemp(path.join(tmpdir(), "last-changes-"));
  });
  afterEach(() => rm(folder, { recursive: true }));

  const git = (cwd: string, ...args: string[]) =>
    execFileSync("git", ["-c", "user.name=Test", "-c", "user.email=test@example.com", ...args], {
      cwd,
      stdio: "pipe",
    });
  const commit = async (repository: string, file: string, day: string) => {
    await writeFile(path.join(repository, file), day);
    git(repository, "add", file);
    execFileSync("git", ["-c", "user.name=Test", "-c", "user.email=test@example.com", "commit", "-qm", day], {
      cwd: repository,
      env: { ...process.env, GIT_COMMITTER_DATE: `${day}T12:00:00Z` },
    });
  };

  it("without git, no file has one", async () => {
    expect((await gitLastChanges(folder, ".")).size).toBe(0);
  });

  it("without git, comes from the saved list", async () => {
    await writeFile(path.join(folder, keptChanges), JSON.stringify({ "content/home.ts": "2026-03-02" }));
    expect(Object.fromEntries(await gitLastChanges(folder, "content"))).toEqual({
      "content/home.ts": "2026-03-02",
    });
  });

  it("in a full clone every file has one, in a shallow clone only files changed since its first commit", async () => {
    const whole = path.join(folder, "whole");
    git(folder, "init", "-q", whole);
    await commit(whole, "a.ts", "2026-01-01");
    await commit(whole, "b.ts", "2026-02-02");
    await commit(whole, "a.ts", "2026-03-03");
    expect(Object.fromEntries(await gitLastChanges(whole, "."))).toEqual({
      "a.ts": "2026-03-03",
      "b.ts": "2026-02-02",
    });
    git(folder, "clone", "-q", "--depth", "2", `file://${whole}`, "shallow");
    expect(Object.fromEntries(await gitLastChanges(path.join(folder, "shallow"), "."))).toEqual({
      "a.ts": "2026-03-03",
    });
  });
});
