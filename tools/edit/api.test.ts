import { execFileSync } from "node:child_process";
import {
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import path from "node:path";
import sharp from "sharp";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { readContentAgain } from "../../app/content/content-files.ts";
import { fileOf, listEntries } from "../../app/content/entries.ts";
import { people } from "../../app/content/items.ts";
import { site } from "../../app/content/site.ts";
import type { Addition, ListedField } from "../../app/edit/types.ts";
import { caseStudy } from "../../app/pages/case-study/kind.ts";
import { service } from "../../app/pages/service/kind.ts";
import { isSetupService } from "../../app/pages/service/schema.ts";
import { joinForms } from "../../app/text/join-forms.ts";
import { pluralForms } from "../../app/text/language.ts";
import { testFolder } from "../../tests/tools/test-folder.ts";
import { handle } from "./api.ts";
import { hashOf, remember } from "./changes.ts";

const pixels = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: "red" } })
    .png()
    .toBuffer()
    .then((data) => data.toString("base64"));

const project = path.resolve(import.meta.dirname, "../..");
/** A service that may have a picture: those of a setup have none. */
const drawn = listEntries(service).find(
  (entry) => !isSetupService(entry) && !entry.picture,
);
const file = `content/services/${listEntries(service)[0]?.slug}.yaml`;

let root: string;
const git = (...args: string[]) => execFileSync("git", args, { cwd: root });
const read = (name = file) => readFileSync(path.join(root, name), "utf8");
const write = (text: string) => {
  writeFileSync(path.join(root, file), text);
  readContentAgain(root);
};

async function ask(action: string, body: object) {
  const answer = await handle(action, body, {
    root,
    origin: "",
    wrote: () => undefined,
  });
  return { status: answer.status, answer: await answer.json() };
}

beforeEach(() => {
  root = testFolder("edit");
  vi.stubEnv("GIT_CONFIG_GLOBAL", path.join(root, ".no-settings"));
  vi.stubEnv("GIT_CONFIG_NOSYSTEM", "1");
  cpSync(path.join(project, "content"), path.join(root, "content"), {
    recursive: true,
  });
  git("init", "-q");
  git("config", "user.name", "Owner");
  git("config", "user.email", "owner@site.example");
  git("add", "-A");
  git("commit", "-qm", "First");
  // The fonts of the site, which say what characters it has.
  symlinkSync(
    path.join(project, "node_modules"),
    path.join(root, "node_modules"),
  );
  readContentAgain(root);
});
afterEach(() => {
  vi.unstubAllEnvs();
  readContentAgain(project);
});

const changedElsewhere = {
  status: 409,
  answer: { message: expect.stringContaining("has been changed in another") },
};

it("does not put a group over one that another window has added", async () => {
  const before = read();
  const picture = 'picture:\n  file: desk.png\n  alt: "A desk"\n';
  write(before + picture);
  const at = { file, path: ["picture"], hash: hashOf(before), values: [] };
  expect(await ask("add", at)).toEqual(changedElsewhere);
  expect(read()).toBe(before + picture);
});

it.each([
  ["field", { file: "content/../.env", path: [] }],
  ["field", { file: "/etc/hosts.yaml", path: [] }],
  ["fields", { file: "content/pictures/../../package.json" }],
  ["save", { file: "../outside.yaml", path: ["a"], hash: "", value: "b" }],
  ["takeBack", { file: "../../outside.yaml", path: [], hash: "" }],
  ["continue", { branch: "../../../etc" }],
  ["continue", { branch: "--detach" }],
  ["withdraw", { branch: "-D main" }],
])("%s refuses what is outside of content: %j", async (action, body) => {
  expect(await ask(action, body)).toMatchObject({
    status: 400,
    answer: {
      message: expect.stringMatching(
        /is no file of content|does not differ|no such proposal/,
      ),
    },
  });
});

it("takes back only a difference of the file as it was listed", async () => {
  const before = read();
  write(before.replace(/^title: .*$/m, "title: One"));
  const { answer: listed } = await ask("differences", {});
  expect(listed).toMatchObject([{ file, path: ["title"], after: "One" }]);
  write(before.replace(/^title: .*$/m, "title: Two"));
  expect(await ask("takeBack", listed[0])).toEqual(changedElsewhere);
  const { answer: again } = await ask("differences", {});
  expect(await ask("takeBack", again[0])).toMatchObject({ status: 200 });
  expect(read()).toBe(before);
});

it("undoes only the change that the window shows", async () => {
  const before = read();
  const { answer: field } = await ask("field", { file, path: ["title"] });
  // Shorter and shorter: only characters that the site has.
  const title = String(field.value);
  const { answer: own } = await ask("save", {
    ...field,
    value: title.slice(0, -1),
  });
  const { answer: again } = await ask("field", { file, path: ["title"] });
  const { answer: other } = await ask("save", {
    ...again,
    value: title.slice(0, -2),
  });
  expect(await ask("undo", own)).toMatchObject({
    status: 409,
    answer: { message: expect.stringContaining("Another window") },
  });
  const { answer: undone } = await ask("undo", other);
  expect(await ask("undo", undone)).toMatchObject({ status: 200 });
  expect(read()).toBe(before);
});

it("undoes one's own change of a file that a colleague has changed too", async () => {
  const before = read();
  const { answer: field } = await ask("field", { file, path: ["title"] });
  const value = String(field.value).slice(0, -1);
  const { answer: state } = await ask("save", { ...field, value });
  const other = "# Of a colleague\n";
  write(read() + other);
  expect(await ask("undo", state)).toMatchObject({ status: 200 });
  expect(read()).toBe(before + other);
});

it("refuses a file that only has the name of a picture", async () => {
  const { answer: field } = await ask("field", {
    file,
    path: ["picture", "alt"],
  });
  const data = Buffer.from("no picture").toString("base64");
  expect(
    await ask("picture", { ...field, name: "desk.png", data, alt: "A desk" }),
  ).toMatchObject({
    status: 400,
    answer: {
      message: "content/pictures/desk.png cannot be read as a picture",
    },
  });
  expect(existsSync(path.join(root, "content/pictures/desk.png"))).toBe(false);
});

it("refuses a picture that is too small for its place", async () => {
  const portrait = await pixels(300, 200);
  const person = `content/people/${listEntries(people)[0]?.slug}.md`;
  const { answer: addition } = await ask("addition", {
    file: person,
    path: ["portrait"],
  });
  const picture = { path: ["portrait", "file"], name: "x.png", data: portrait };
  expect(
    await ask("add", {
      ...addition,
      picture,
      values: [{ path: ["portrait", "alt"], value: "A person" }],
    }),
  ).toMatchObject({
    status: 400,
    answer: { message: expect.stringContaining("needs 560 × 700 or more") },
  });
  expect(existsSync(path.join(root, "content/pictures/x.png"))).toBe(false);
});

it("does not take back a picture that a page shows", async () => {
  const picture = "content/pictures/new-desk.png";
  mkdirSync(path.join(root, "content/pictures"), { recursive: true });
  writeFileSync(path.join(root, picture), "a picture");
  write(`${read()}picture:\n  file: new-desk.png\n  alt: "A desk"\n`);
  const { answer: listed } = await ask("differences", {});
  const ofPicture = listed.find(
    (difference: { file: string }) => difference.file === picture,
  );
  expect(await ask("takeBack", ofPicture)).toMatchObject({
    status: 400,
    answer: { message: expect.stringContaining("new-desk.png") },
  });
  expect(read(picture)).toBe("a picture");
});

it("undoes what was made, with the picture that stands in it", async () => {
  const made = [
    {
      file: "content/clients/northgate.md",
      before: null,
      after:
        "---\nname: Northgate\nlogo:\n  file: to-be-chosen.svg\n  alt: A logo\ndraft: true\norder: 1\n---\n",
    },
    {
      file: "content/pictures/to-be-chosen.svg",
      before: null,
      after: "<svg/>",
    },
  ];
  for (const { file: name, after } of made) {
    mkdirSync(path.dirname(path.join(root, name)), { recursive: true });
    writeFileSync(path.join(root, name), after);
  }
  readContentAgain(root);
  remember(root, { label: "new northgate", files: made });
  const { answer: shown } = await ask("state", {});
  expect(await ask("undo", shown)).toMatchObject({ status: 200 });
  const left = made.filter(({ file: name }) =>
    existsSync(path.join(root, name)),
  );
  expect(left).toEqual([]);
});

it("removes a mark such as sample: true when its box is cleared", async () => {
  write(
    read().replace(
      /^overview:\n( {2}sample: true\n)?/m,
      "overview:\n  sample: true\n",
    ),
  );
  const at = { file, path: ["overview", "sample"] };
  const { answer: field } = await ask("field", at);
  expect(
    await ask("save", { ...at, hash: field.hash, value: false }),
  ).toMatchObject({ status: 200 });
  expect(read()).not.toMatch(/^overview:\n {2}sample:/m);
});

it("lists what only the owner can say among all fields, in groups that the file leaves out too", async () => {
  const study = `content/case-studies/${listEntries(caseStudy)[0]?.slug ?? "none"}.yaml`;
  const labels = async (of: string) => {
    const { answer } = await ask("fields", { file: of });
    return (answer as { path: string[] }[]).map(({ path }) => path.join("."));
  };
  expect(await labels("content/company.yaml")).toEqual(
    expect.arrayContaining([
      "identity.legalName",
      "identity.telephone",
      "figures.founded",
    ]),
  );
  if (listEntries(caseStudy).length > 0)
    expect(await labels(study)).toContain("reference");
});

it("shows a plural as its forms, and refuses one without a form of the language", async () => {
  const at = { file: "content/words.yaml", path: ["counts", "item"] };
  const { answer: field } = await ask("field", at);
  const [choice] = field.choices;
  const names = choice.forms.map(({ name }: { name: string }) => name);
  expect(names).toEqual([...pluralForms(site.lang)]);
  expect(joinForms(field.outline, field.choices)).toBe(field.value);
  const [, ...others] = choice.forms;
  const value = joinForms(field.outline, [{ ...choice, forms: others }]);
  const before = read(at.file);
  const refused = await ask("save", { ...at, hash: field.hash, value });
  expect(refused.status).toBe(400);
  expect(refused.answer.message).toContain(
    `counts.item: {count, plural} misses the form ${names[0]}`,
  );
  expect(read(at.file)).toBe(before);
});

describe("the editor requests all values before it adds, once,", () => {
  /** Adds what a person says; fields by their path in it. */
  const addTo = async (
    of: string,
    path: (string | number)[],
    said: Readonly<Record<string, string | number>>,
    picture?: { name: string; data: string },
  ) => {
    const { answer } = await ask("addition", { file: of, path });
    const { fields, hash } = answer as Addition;
    const named = (name: string) =>
      fields.find(({ path: at }) => at.slice(path.length).join(".") === name);
    const values = Object.entries(said).map(([name, value]) => ({
      path: named(name)?.path,
      value,
    }));
    const ofPicture = fields.find(({ isPicture }) => isPicture)?.path;
    const added = await ask("add", {
      file: of,
      path,
      hash,
      values,
      picture: picture && { ...picture, path: ofPicture },
    });
    return added;
  };
  const offered = async (of: string) => {
    const { answer } = await ask("fields", { file: of });
    return (answer as ListedField[])
      .filter(({ isGroup }) => isGroup)
      .map(({ path }) => path.join("."));
  };
  const study = `content/case-studies/${listEntries(caseStudy)[0]?.slug ?? "none"}.yaml`;

  it.runIf(listEntries(caseStudy).length > 0)(
    "the first picture of a case study",
    async () => {
      expect(await offered(study)).toEqual(
        expect.arrayContaining(["picture", "gallery"]),
      );
      const data = await pixels(1200, 900);
      const { answer } = await addTo(
        study,
        ["picture"],
        { alt: "A desk" },
        { name: "desk.png", data },
      );
      expect(answer.message).toBe(undefined);
      expect(read(study)).toContain(
        "picture:\n  file: desk.png\n  alt: A desk\n",
      );
    },
  );

  it.runIf(drawn)("the first picture of a service", async () => {
    expect(await offered(fileOf(service, drawn?.slug ?? ""))).toContain(
      "picture",
    );
  });

  it("the salary of a position", async () => {
    const job = "content/jobs/engineer.md";
    mkdirSync(path.join(root, "content/jobs"), { recursive: true });
    const text =
      "---\ntitle: Engineer\nsummary: You build what our clients run their days on, with one colleague.\nplace: Remote\nkind: Full-time\ndate: 2026-11-01\ncloses: 2099-01-01\n---\n\nText.\n";
    writeFileSync(path.join(root, job), text);
    readContentAgain(root);
    const said = { currency: "INR", from: 1_800_000, to: 2_600_000 };
    const { answer } = await addTo(job, ["range"], { ...said, per: "year" });
    expect(answer.message).toBe(undefined);
    expect(read(job)).toContain("range:\n  currency: INR\n  from: 1800000\n");
  });

  it("a link of a menu and of the footer, and a category", async () => {
    const menus = "content/navigation.yaml";
    const news = { name: "News", href: "https://news.example" };
    const listed = await addTo(menus, ["mobileOnly", 0], news);
    expect(listed.answer.message).toBe(undefined);
    const code = { name: "Our code", href: "https://code.example" };
    const linked = await addTo(menus, ["footer", "site", "links", 0], code);
    expect(linked.answer.message).toBe(undefined);
    expect(read(menus)).toContain("name: Our code");
    const portfolio = "content/portfolio.yaml";
    const added = await addTo(portfolio, ["categories", 1], { "": "Museums" });
    expect(added.answer.message).toBe(undefined);
    expect(read(portfolio)).toContain("Museums");
  });
});

it("takes what word processors put around the words of a pasted text away", async () => {
  const { answer: field } = await ask("field", { file, path: ["subtitle"] });
  const value =
    "\u2022\tFast on\u200B ordinary phones,\n\u2022\tusable by keyboard.\uFEFF";
  expect(await ask("save", { ...field, value })).toMatchObject({ status: 200 });
  expect(read()).toContain("Fast on ordinary phones, usable by keyboard.\n");
});

it("writes the dash of a range where a hyphen is typed", async () => {
  const facts = "content/facts.yaml";
  const [, name = "", range = ""] =
    /^(\w+): (\d+–\d+.*)$/m.exec(read(facts)) ?? [];
  const { answer: field } = await ask("field", { file: facts, path: [name] });
  const saved = await ask("save", { ...field, value: range.replace("–", "-") });
  expect(saved.answer.message).toBe(undefined);
  expect(read(facts)).toContain(`${name}: ${range}\n`);
});

it("publishes a draft once nothing of it is still to be written, and lists what is", async () => {
  const draft = read().replace(/^title: /m, "draft: true\ntitle: ");
  const open = "indexLine: To be written";
  write(draft.replace(/^indexLine: .*$/m, open));
  const at = { file, path: ["draft"] };
  const { answer: field } = await ask("field", at);
  expect(await ask("save", { ...field, value: false })).toEqual({
    status: 400,
    answer: { message: expect.stringContaining("• Index line") },
  });
  write(
    draft
      .replace("draft: true", "draft: false")
      .replace(/^indexLine: .*$/m, open),
  );
  const { answer: unwritten } = await ask("unwritten", {});
  expect(unwritten).toMatchObject([{ file, label: "Index line" }]);
  write(draft);
  const { answer: again } = await ask("field", at);
  expect(await ask("save", { ...again, value: false })).toMatchObject({
    status: 200,
  });
});
