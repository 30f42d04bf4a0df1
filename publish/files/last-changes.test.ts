import { execFileSync } from "node:child_process";
import { writeFile } from "node:fs/promises";
import path from "node:path";
import { beforeEach, describe, expect, it } from "vitest";
import { testFolder } from "../../tests/tools/test-folder.ts";
import { gitLastChanges, keptChanges } from "./last-changes.ts";

describe("the last change of a file", () => {
  let folder: string;
  beforeEach(() => {
    folder = testFolder("last-changes");
  });

  const git = (cwd: string, args: string[], environment = {}) =>
    execFileSync(
      "git",
      ["-c", "user.name=Test", "-c", "user.email=test@example.com", ...args],
      {
        cwd,
        env: { ...process.env, ...environment },
        stdio: "pipe",
      },
    );
  const commit = async (
    repository: string,
    file: string,
    day: string,
    time = "12:00:00Z",
  ) => {
    await writeFile(path.join(repository, file), day);
    git(repository, ["add", file]);
    git(repository, ["commit", "-qm", day], {
      GIT_COMMITTER_DATE: `${day}T${time}`,
    });
  };

  it("is unknown without git, unless it was saved", async () => {
    expect((await gitLastChanges(folder, ".")).size).toBe(0);
    await writeFile(
      path.join(folder, keptChanges),
      JSON.stringify({ "content/home.yaml": "2026-03-02" }),
    );
    expect(Object.fromEntries(await gitLastChanges(folder, "content"))).toEqual(
      {
        "content/home.yaml": "2026-03-02",
      },
    );
  });

  it("is known of every file in a full clone, in a shallow one only of files changed since its first commit", async () => {
    const whole = path.join(folder, "whole");
    git(folder, ["init", "-q", whole]);
    await commit(whole, "a.ts", "2026-01-01");
    await commit(whole, "b.ts", "2026-02-02");
    await commit(whole, "a.ts", "2026-03-03");
    expect(Object.fromEntries(await gitLastChanges(whole, "."))).toEqual({
      "a.ts": "2026-03-03",
      "b.ts": "2026-02-02",
    });
    git(folder, ["clone", "-q", "--depth", "2", `file://${whole}`, "shallow"]);
    expect(
      Object.fromEntries(
        await gitLastChanges(path.join(folder, "shallow"), "."),
      ),
    ).toEqual({
      "a.ts": "2026-03-03",
    });
  });

  it("is a day in UTC, so that it is never tomorrow for a search engine", async () => {
    git(folder, ["init", "-q"]);
    await commit(folder, "early-in-india.ts", "2026-04-04", "05:29:00+05:30");
    await commit(folder, "late-in-honolulu.ts", "2026-04-04", "14:01:00-10:00");
    expect(Object.fromEntries(await gitLastChanges(folder, "."))).toEqual({
      "early-in-india.ts": "2026-04-03",
      "late-in-honolulu.ts": "2026-04-05",
    });
  });
});
