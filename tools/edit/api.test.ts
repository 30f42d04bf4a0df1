import { execFileSync } from "node:child_process";
import {
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  writeFileSync,
} from "node:fs";
import path from "node:path";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { readContentAgain } from "../../app/content/content-files.ts";
import { listEntries } from "../../app/content/entries.ts";
import { site } from "../../app/content/site.ts";
import { caseStudy } from "../../app/pages/case-study/kind.ts";
import { service } from "../../app/pages/service/kind.ts";
import { joinForms } from "../../app/text/join-forms.ts";
import { pluralForms } from "../../app/text/language.ts";
import { testFolder } from "../../tests/tools/test-folder.ts";
import { handle } from "./api.ts";
import { hashOf } from "./changes.ts";

const project = path.resolve(import.meta.dirname, "../..");
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
  expect(
    await ask("add", { file, path: ["picture"], hash: hashOf(before) }),
  ).toEqual(changedElsewhere);
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
