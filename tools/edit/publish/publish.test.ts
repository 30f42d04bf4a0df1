import { execFileSync } from "node:child_process";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { testFolder } from "../../../tests/tools/test-folder.ts";
import { RefusedError } from "../../page-files/refused.ts";
import { changedFiles } from "../../shared/git.ts";
import { remember, stateOf } from "../changes.ts";
import { type Check, fastForward } from "./bring-in.ts";
import { branchState, fetchAll, readCheckout } from "./checkout.ts";
import { keep, send } from "./keep.ts";
import {
  backToMain,
  continueProposal,
  listProposals,
  propose,
  withdraw,
} from "./proposals.ts";

/** One person's copy of the repository. */
class Person {
  readonly root: string;
  constructor(root: string) {
    this.root = root;
  }
  git = (...args: string[]) =>
    execFileSync("git", args, { cwd: this.root, encoding: "utf8" }).trim();
  read = (file = home) => readFileSync(path.join(this.root, file), "utf8");
  write(text: string, file = home) {
    const target = path.join(this.root, file);
    mkdirSync(path.dirname(target), { recursive: true });
    writeFileSync(target, text);
  }
  /** Says something else on the start page. */
  say(from: string, to: string) {
    this.write(this.read().replace(from, to));
  }
  keep = (message: string, check: Check = noCheck) =>
    keep(this.root, message, [], check);
  send = (decisions: Parameters<typeof send>[1] = []) =>
    send(this.root, decisions, noCheck);
  async begin() {
    const checkout = await readCheckout(this.root);
    await fetchAll(checkout);
    await fastForward(checkout);
  }
  state = async () => branchState(await readCheckout(this.root));
  history = (format = "%an: %s") =>
    this.git("log", "--reverse", "--first-parent", `--format=${format}`)
      .split("\n")
      .slice(1);
}

const noCheck = async () => undefined;
const home = "content/home.yaml";
const page = `title: Home
lead: We build
price: 100
`;

let folder: string;
let server: string;
let ada: Person;
let ben: Person;

function clone(name: string): Person {
  const root = path.join(folder, name);
  execFileSync("git", ["clone", "-q", server, root], { stdio: "ignore" });
  const person = new Person(root);
  person.git("config", "user.name", name);
  person.git("config", "user.email", `${name}@site.example`);
  return person;
}

beforeEach(() => {
  folder = testFolder("colleagues");
  // Nothing of the machine's own settings.
  vi.stubEnv("GIT_CONFIG_GLOBAL", path.join(folder, ".no-settings"));
  vi.stubEnv("GIT_CONFIG_NOSYSTEM", "1");
  server = path.join(folder, "server.git");
  execFileSync("git", ["init", "-q", "-b", "main", "--bare", server]);
  ada = clone("Ada");
  ada.write(page);
  ada.write("", "app/page.tsx");
  ada.write(".cache\n", ".gitignore");
  ada.git("checkout", "-q", "-B", "main");
  ada.git("add", "-A");
  ada.git("commit", "-qm", "First");
  ada.git("push", "-q", "-u", "origin", "main");
  ben = clone("Ben");
});
afterEach(() => vi.unstubAllEnvs());

describe("two people", () => {
  it("begin with what the other has published", async () => {
    ada.say("We build", "We make");
    await ada.keep("What we do");
    await ben.begin();
    expect(ben.read()).toContain("We make");
    expect(await ben.state()).toMatchObject({
      name: "main",
      isProposal: false,
      unsent: 0,
      incoming: 0,
    });
  });

  it("see that the other has published, and lose nothing that is not kept", async () => {
    ada.say("We build", "We make");
    await ada.keep("What we do");
    ben.say("100", "120");
    await expect(ben.begin()).rejects.toThrow("keep your changes first");
    expect(ben.read()).toContain("120");
    expect(await ben.state()).toMatchObject({ incoming: 1, others: ["Ada"] });
  });

  it("keep changes of neighbouring lines, one after the other in the history", async () => {
    ada.say("We build", "We make");
    await ada.keep("What we do");
    ben.say("100", "120");
    const { message } = await ben.keep("A new price");
    expect(message).toBe("Kept on main: “A new price”. It was sent to origin.");
    expect(ben.read()).toBe(
      page.replace("We build", "We make").replace("100", "120"),
    );
    expect(ben.history()).toEqual(["Ada: What we do", "Ben: A new price"]);
    expect(ben.git("status", "--porcelain")).toBe("");
    await ada.begin();
    expect(ada.read()).toBe(ben.read());
  });

  it("decide where both changed the same text, and nothing is sent before", async () => {
    ada.say("We build", "We make");
    await ada.keep("What we do");
    ben.say("We build", "We craft");
    const { message, clashes = [] } = await ben.keep("In other words");
    expect(message).toContain("A colleague has changed the same text");
    expect(clashes).toMatchObject([
      { file: home, label: "Lead", mine: "We craft", theirs: "We make" },
    ]);
    expect(ben.read()).toContain("We craft");
    expect(await ben.state()).toMatchObject({ unsent: 1, incoming: 1 });
    const key = String(clashes[0]?.key);
    const sent = await ben.send([
      { key, take: "other", text: "We craft and make" },
    ]);
    expect(sent.message).toBe("It was sent to origin.");
    expect(ben.read()).toContain("We craft and make");
    expect(ben.history()).toEqual(["Ada: What we do", "Ben: In other words"]);
  });

  it("send later what they kept without a connection, joined with what others did", async () => {
    ben.git("remote", "set-url", "origin", path.join(folder, "nowhere"));
    ben.say("100", "120");
    expect((await ben.keep("A new price")).message).toContain(
      "It is kept here, and was not sent to origin yet.",
    );
    ben.say("120", "130");
    await ben.keep("A higher price");
    expect((await ben.state()).unsent).toBe(2);
    ada.say("We build", "We make");
    await ada.keep("What we do");
    ben.git("remote", "set-url", "origin", server);
    expect((await ben.send()).message).toBe("It was sent to origin.");
    expect(ben.read()).toBe(
      page.replace("We build", "We make").replace("100", "130"),
    );
    expect(ben.history()).toEqual([
      "Ben: A new price",
      "Ben: A higher price",
      "Ben: Bring in the changes of Ada",
    ]);
    expect((await ben.state()).unsent).toBe(0);
  });

  it("send again by themselves when a colleague was faster by a moment", async () => {
    ada.write("name: First\n", "content/first.yaml");
    await ada.keep("First");
    ada.say("We build", "We make");
    ben.say("100", "120");
    const whileChecking = vi.fn(noCheck).mockImplementationOnce(async () => {
      await ada.keep("What we do");
    });
    await ben.keep("A new price", whileChecking);
    expect(whileChecking).toHaveBeenCalledTimes(2);
    expect(ben.history()).toEqual([
      "Ada: First",
      "Ada: What we do",
      "Ben: A new price",
    ]);
  });

  it("send nothing that has mistakes together, and can correct it", async () => {
    ada.say("We build", "We make");
    await ada.keep("What we do");
    ben.say("100", "120");
    const { message } = await ben.keep("A new price", async (made) => {
      expect(readFileSync(path.join(made, home), "utf8")).toBe(
        page.replace("We build", "We make").replace("100", "120"),
      );
      throw new RefusedError("Two pages have the same title.");
    });
    expect(message).toContain("Two pages have the same title.");
    expect(ben.read()).toContain("We build");
    expect((await ben.state()).unsent).toBe(1);
    expect((await ben.send()).message).toBe("It was sent to origin.");
  });

  it("choose between two pictures, or a page that one removed", async () => {
    const picture = "content/pictures/desk.png";
    ada.write("\0old", picture);
    ada.write("name: Old\n", "content/old.yaml");
    await ada.keep("A picture");
    await ben.begin();
    ada.write("\0of Ada", picture);
    ada.git("rm", "-q", "content/old.yaml");
    await ada.keep("Another picture");
    ben.write("\0of Ben", picture);
    ben.write("name: Older\n", "content/old.yaml");
    const { clashes = [] } = await ben.keep("My picture");
    expect(clashes.map(({ file, draft }) => [file, draft])).toEqual([
      ["content/old.yaml", undefined],
      [picture, undefined],
    ]);
    const decisions = clashes.map(({ key, file }) => ({
      key,
      take: file === picture ? ("mine" as const) : ("theirs" as const),
    }));
    await ben.send(decisions);
    expect(ben.git("show", `origin/main:${picture}`)).toContain("of Ben");
    expect(ben.git("ls-files", "content/old.yaml")).toBe("");
  });

  it("leave an engineer's unfinished work alone, and ask for one where the program differs", async () => {
    ada.say("We build", "We make");
    await ada.keep("What we do");
    ben.write("// unfinished", "app/page.tsx");
    ben.say("100", "120");
    await ben.keep("A new price");
    expect(ben.read("app/page.tsx")).toBe("// unfinished");
    expect(ben.git("status", "--porcelain")).toBe("M app/page.tsx");

    ben.git("commit", "-qam", "Unfinished");
    await ada.begin();
    ada.write("// finished", "app/page.tsx");
    ada.git("commit", "-qam", "Finished");
    ada.git("push", "-q");
    expect((await ben.send()).message).toContain(
      "app/page.tsx is part of the program",
    );
  });

  it("write over no file that Git does not know", async () => {
    ada.write("name: Ada\n", "content/new.yaml");
    await ada.keep("A page");
    ben.write("name: Ben\n", "content/new.yaml");
    await expect(ben.begin()).rejects.toThrow("keep your changes first");
    expect(ben.read("content/new.yaml")).toBe("name: Ben\n");
    const { clashes = [] } = await ben.keep("My page");
    expect(clashes).toMatchObject([{ mine: "Ben", theirs: "Ada" }]);
  });
});

describe("a proposal", () => {
  it("has all changes, and the main line has none of them", async () => {
    ben.say("100", "120");
    ben.write("name: New\n", "content/new.yaml");
    const { message } = await propose(ben.root, "New prices, from May!", []);
    expect(message).toBe(
      "Proposed: “New prices, from May!”. For a review, name the branch proposal/new-prices-from-may.",
    );
    expect(ben.read()).toBe(page);
    expect(await ben.state()).toMatchObject({ name: "main", unsent: 0 });
    expect(ben.git("ls-remote", "--heads", "origin")).toContain(
      "refs/heads/proposal/new-prices-from-may",
    );
  });

  it("is listed, continued by a colleague and published by the host", async () => {
    ben.say("100", "120");
    await propose(ben.root, "New prices", []);
    await ada.begin();
    expect(await listProposals(ada.root)).toEqual([
      {
        branch: "proposal/new-prices",
        title: "New prices",
        author: "Ben",
        isOpen: false,
        isSent: true,
        address: undefined,
      },
    ]);
    await continueProposal(ada.root, "proposal/new-prices");
    expect(await ada.state()).toMatchObject({
      name: "new-prices",
      isProposal: true,
    });
    ada.say("Home", "Start");
    await ada.keep("A title too");
    await backToMain(ada.root);
    expect(ada.read()).toBe(page);

    await continueProposal(ben.root, "proposal/new-prices");
    expect(ben.read()).toBe(
      page.replace("100", "120").replace("Home", "Start"),
    );
    expect((await listProposals(ben.root))[0]?.isOpen).toBe(true);
    await backToMain(ben.root);
    ben.git("push", "-q", "origin", "origin/proposal/new-prices:main");
    await ben.begin();
    expect(await listProposals(ben.root)).toEqual([]);
  });

  it("takes along what the server refuses on the main line", async () => {
    const hook = path.join(server, "hooks/pre-receive");
    writeFileSync(hook, "#!/bin/sh\ngrep -v /main$ >/dev/null\n", {
      mode: 0o755,
    });
    ben.say("100", "120");
    expect((await ben.keep("A new price")).message).toContain(
      "keep yours as a proposal",
    );
    await propose(ben.root, "A new price", []);
    expect(await ben.state()).toMatchObject({ name: "main", unsent: 0 });
    expect(ben.read()).toBe(page);
    expect(ben.git("show", `origin/proposal/a-new-price:${home}`)).toContain(
      "120",
    );
  });

  it("is withdrawn, unless a colleague has added to it", async () => {
    ben.say("100", "120");
    await propose(ben.root, "New prices", []);
    await ada.begin();
    await continueProposal(ada.root, "proposal/new-prices");
    ada.say("Home", "Start");
    await ada.keep("A title too");
    await expect(withdraw(ben.root, "proposal/new-prices")).rejects.toThrow(
      "at the same moment",
    );
    expect((await withdraw(ada.root, "proposal/new-prices")).message).toMatch(
      /^Withdrawn\. .*: it was [0-9a-f]{7,}\.$/,
    );
    expect((await ada.state()).name).toBe("main");
    expect(ada.git("ls-remote", "--heads", "origin")).not.toContain("proposal");
    expect(await listProposals(ada.root)).toEqual([]);
  });

  it("is kept without a connection, and sent later", async () => {
    ben.git("remote", "set-url", "origin", path.join(folder, "nowhere"));
    ben.say("100", "120");
    expect((await propose(ben.root, "New prices", [])).message).toContain(
      "could not be sent yet",
    );
    expect(await listProposals(ben.root)).toMatchObject([{ isSent: false }]);
    ben.git("remote", "set-url", "origin", server);
    await continueProposal(ben.root, "proposal/new-prices");
    expect((await ben.send()).message).toBe("It was sent to origin.");
  });

  it("gets a name of its own, whatever its sentence", async () => {
    for (const [sentence, branch] of [
      ["--upload-pack=touch x", "proposal/upload-pack-touch-x"],
      ["../../main", "proposal/main"],
      ["🎉 !", "proposal/change"],
      ["Über uns", "proposal/über-uns"],
      ["main", "proposal/main-2"],
    ]) {
      ben.say("100", `1${Math.random()}`);
      await propose(ben.root, String(sentence), []);
      expect(
        (await listProposals(ben.root)).map((one) => one.branch),
      ).toContain(branch);
    }
  });

  it("is none that a request only claims to be one", async () => {
    ben.say("100", "120");
    await propose(ben.root, "New prices", []);
    const before = ben.git("for-each-ref");
    const names = ["-", "--force", "main", "-D proposal/new-prices"];
    for (const name of names)
      for (const act of [continueProposal, withdraw])
        await expect(act(ben.root, name)).rejects.toThrow(
          "There is no such proposal",
        );
    expect(ben.git("for-each-ref")).toBe(before);
  });

  it("takes its changes to undo along, and leaves the main line its own", async () => {
    const change = (from: string, to: string, label: string) => {
      const before = ben.read();
      ben.say(from, to);
      const files = [{ file: home, before, after: ben.read() }];
      remember(ben.root, { label, files });
    };
    change("Home", "Start", "Title");
    await ben.keep("A title");
    change("100", "120", "Price");
    await propose(ben.root, "New prices", []);
    expect(stateOf(ben.root)).toMatchObject({ changes: 1, last: "Title" });
    await continueProposal(ben.root, "proposal/new-prices");
    expect(stateOf(ben.root)).toMatchObject({ changes: 2, last: "Price" });
    await backToMain(ben.root);
    expect(stateOf(ben.root)).toMatchObject({ changes: 1, last: "Title" });
  });

  it("is nothing without a change, and leaves everything as it was", async () => {
    await expect(propose(ben.root, "Nothing", [])).rejects.toThrow(
      "Nothing differs",
    );
    ben.say("100", "120");
    ben.git("config", "user.useConfigOnly", "true");
    ben.git("config", "--unset", "user.email");
    await expect(propose(ben.root, "Prices", [])).rejects.toThrow(
      "Git does not know who you are",
    );
    expect(await changedFiles(ben.root)).toEqual([home]);
    expect(ben.git("branch", "--list", "proposal/*")).toBe("");
  });

  it("does not take changes along that are not kept", async () => {
    ben.say("100", "120");
    await propose(ben.root, "New prices", []);
    ben.say("Home", "Start");
    await expect(
      continueProposal(ben.root, "proposal/new-prices"),
    ).rejects.toThrow("Keep your changes first");
    expect(ben.read()).toContain("Start");
  });
});
