import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { stringify } from "yaml";
import { contentTexts } from "../../app/content/content-files.ts";
import { getOffices } from "../../app/content/offices.ts";
import { site } from "../../app/content/site.ts";
import { ownWords } from "../../tools/begin/rewrite.ts";
import { goneWords } from "../../tools/launch-check/checks/gone-names.ts";
import { readSource } from "../../tools/launch-check/source-files.ts";
import { stringsOf } from "../../tools/page-files/yaml-text.ts";
import { copySite, failuresIn, type Run, type SiteCopy } from "./site-copy.ts";

const root = path.resolve(import.meta.dirname, "../..");

/**
 * A studio of twelve, and one of one person whose name is in another script.
 */
const studio = {
  name: "Estúdio Cais",
  does: "Digital products for museums and theatres.",
  places: [
    {
      city: "Lisbon",
      country: "Portugal",
      latitude: 38.72,
      longitude: -9.14,
      timeZone: "Europe/Lisbon",
    },
    {
      city: "Porto",
      country: "Portugal",
      latitude: 41.15,
      longitude: -8.61,
      timeZone: "Europe/Lisbon",
    },
  ],
  url: "https://www.estudio-cais.example",
  email: "ola@estudio-cais.example",
  services: [
    ...["Brand and identity", "Websites", "Ticketing"],
    ...["Exhibition software", "Accessibility", "Care and hosting"],
  ],
  industries: ["Museums", "Theatres", "Festivals"],
  more: {
    "case-study": [
      "A ticket desk",
      "An audio guide",
      "A season brochure",
      "An archive online",
    ],
    person: ["Inês Duarte", "Rui Matos"],
    job: ["Front-end developer"],
    insight: ["Opening hours are data", "Captions for everyone"],
  },
};
const onePerson = {
  name: "Студия Ясень",
  does: "Websites for people who make things.",
  places: [
    {
      city: "Plovdiv",
      country: "Bulgaria",
      latitude: 42.14,
      longitude: 24.75,
      timeZone: "Europe/Sofia",
    },
  ],
  url: "https://www.yasen.example",
  email: "hello@yasen.example",
  colour: "#0a6b4f",
  logo: "yasen.svg",
  services: ["Websites"],
};

const logo =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><path d="M4 28 16 4l12 24z"/></svg>';

/** What names this agency: in no file of the output, nor in the name of one. */
const domain = new URL(site.url).hostname.replace(/^www\./, "");
const names = [
  ...[
    site.name,
    site.name.toLowerCase(),
    domain,
    site.whatsappPhone?.slice(1) ?? domain,
  ],
  ...getOffices().flatMap(({ city, country }) => [city, country]),
];
/** Words that are true only of it. */
const ownWordList = goneWords(readSource(root, "words.txt"), new Map()).flatMap(
  ({ words }) => words,
);

/**
 * Its sentences, up to the first name in braces; titles and headings of
 * policies stay.
 */
const sentences = [...contentTexts()]
  .filter(([file]) => /\/.*\//.test(file) || file in ownWords)
  .flatMap(([file, text]) =>
    stringsOf(text)
      .filter(
        ({ path }) =>
          ownWords[file]?.test(path.join(".")) ??
          !/title|label/.test(path.join(".")),
      )
      .flatMap(({ value }) =>
        value.replaceAll(/^#.*$/gm, "").split(/(?<=[.?!])\s+|\n+|[{}]/),
      )
      .map((sentence) => sentence.trim().replaceAll(/\s+/g, " "))
      .filter(({ length }) => length > 24),
  );

function git(copy: SiteCopy, ...args: string[]): void {
  const author = [
    "-c",
    "user.name=Owner",
    "-c",
    "user.email=owner@site.example",
  ];
  const { status, stderr } = spawnSync("git", [...author, ...args], {
    cwd: copy.folder,
    encoding: "utf8",
  });
  if (status !== 0) throw new Error(stderr);
}

interface Report {
  findings: { check: string; file: string; line: number; message: string }[];
}

describe.each([
  { answers: studio, pages: 30 },
  { answers: onePerson, pages: 10 },
])("npm run begin for $answers.name", ({ answers, pages }) => {
  let copy: SiteCopy;
  let dryRun: Run;
  let refused: Run;
  let begun: Run;
  let launch: Run;
  let unwritten: Run;
  let build: Run;
  let texts: string;

  beforeAll(() => {
    copy = copySite();
    copy.write("answers.yaml", stringify(answers));
    copy.write("yasen.svg", logo);
    git(copy, "init", "--quiet");
    git(copy, "add", "--", "content", "app");
    git(copy, "commit", "--quiet", "--message", "A fresh clone");
    dryRun = copy.node("tools/begin/main.ts", ["answers.yaml", "--dry-run"]);
    copy.write("content/people/unsaved.md", "");
    refused = copy.node("tools/begin/main.ts", ["answers.yaml"]);
    copy.delete("content/people/unsaved.md");
    begun = copy.node("tools/begin/main.ts", ["answers.yaml"]);
    launch = copy.node("tools/launch-check/main.ts", ["--json", "--offline"]);
    unwritten = copy.node("publish/build.ts");
    // As it will be built once they are written.
    const program =
      'import { buildSite } from "./publish/build-site.ts"; await buildSite("server");';
    build = copy.node("--input-type=module", ["--eval", program], {
      NODE_ENV: "production",
    });
    const read = copy.files("build").filter((file) => /\.(md|txt)$/.test(file));
    texts = read.map(copy.read).join("\n").replaceAll(/\s+/g, " ");
  }, 600_000);

  afterAll(() => copy.remove());

  it("shows first what it would do", () => {
    expect(dryRun.output).toContain(`What would change for ${answers.name}`);
    expect(dryRun.status).toBe(0);
  });

  it("refuses while there is work that Git has not kept, and names it", () => {
    expect(refused.output).toContain("Nothing was changed");
    expect(refused.output).toContain("content/people/unsaved.md");
    expect(refused.status).toBe(1);
  });

  it("leaves a site that is built for visitors once its texts are written", () => {
    expect(unwritten.output).toContain("is still to be written");
    expect(unwritten.status).toBe(1);
    expect(begun.output).toContain(`first draft of ${answers.name}`);
    expect(build.output).toContain(`${pages} pages`);
    expect(build.status, build.output).toBe(0);
    expect(
      existsSync(path.join(copy.folder, "build/site/portfolio.html")),
    ).toBe("more" in answers);
  });

  it("leaves nothing of this agency in the output", () => {
    expect(copy.mentions(names)).toEqual([]);
    expect(ownWordList.filter((word) => texts.includes(` ${word} `))).toEqual(
      [],
    );
    expect(sentences.filter((sentence) => texts.includes(sentence))).toEqual(
      [],
    );
  });

  it("leaves a list of what to write to the launch check", () => {
    const { status, output } = launch;
    const { findings } = JSON.parse(output) as Report;
    const drafts = findings.filter(({ check }) => check === "drafts");
    for (const file of [
      "home.yaml",
      "company.yaml",
      "services/websites.yaml",
      "legal/privacy-policy.md",
    ])
      expect(drafts.map((draft) => draft.file)).toContain(`content/${file}`);
    const broken = findings.filter(({ check }) =>
      ["content", "names", "spelling"].includes(check),
    );
    expect(
      broken.filter(({ message }) => !message.startsWith("brand.colour: ")),
    ).toEqual([]);
    expect(status).toBe(1);
  });

  it("passes the tests that need no browser", { timeout: 600_000 }, () => {
    const tests = [
      "app",
      "publish",
      "tools",
      "tests/output",
      "tests/arrows",
      "tests/docs",
    ];
    const { status, output } = copy.node("node_modules/vitest/vitest.mjs", [
      "run",
      ...tests,
    ]);
    expect(failuresIn(output)).toBe("");
    expect(status).toBe(0);
  });
});
