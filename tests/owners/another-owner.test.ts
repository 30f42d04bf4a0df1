import path from "node:path";
import Color from "colorjs.io";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { brandColours } from "../../app/brand/palette.ts";
import { readColours } from "../../app/brand/read-tokens.ts";
import { projectFile } from "../../app/content/content-files.ts";
import { hrefOf } from "../../app/content/kind.ts";
import { site } from "../../app/content/site.ts";
import { service } from "../../app/pages/service/kind.ts";
import { sitePages } from "../../app/site/pages.ts";
import { fonts } from "../../app/styles/fonts.ts";
import { manifestSchema } from "../../server/site/manifest.ts";
import { daily } from "../nightly.ts";
import { partnerFiles, partnerLines } from "./partner-kind.ts";
import { copySite, failuresIn, type Run, type SiteCopy } from "./site-copy.ts";

/**
 * What another owner does to a copy of the project, in one build: change name,
 * address, logo, colours and fonts, count visits, verify ownership for search
 * engines, add a kind of page, and add a page of every kind with the command.
 */
const added = [
  {
    kind: "service",
    slug: "accessibility-audits",
    file: "content/services/accessibility-audits.yaml",
  },
  {
    kind: "industry",
    slug: "education",
    file: "content/industries/education.yaml",
  },
  {
    kind: "case-study",
    slug: "library-loans",
    file: "content/case-studies/library-loans.yaml",
  },
  {
    kind: "legal",
    slug: "accessibility-policy",
    file: "content/legal/accessibility-policy.md",
  },
  // The shortest possible slug.
  { kind: "product", slug: "x", file: "content/products/x.yaml" },
  {
    kind: "partner",
    slug: "northgate",
    file: "content/partners/northgate.yaml",
  },
  { kind: "partner", slug: "x", file: "content/partners/x.yaml" },
];
const partners = ["/partners/northgate", "/partners/x"];

/**
 * What must be gone afterwards: names, addresses, colours and paths of the
 * logo, each with its replacement.
 */
const oldDomain = new URL(site.url).hostname.replace(/^www\./, "");
const config = {
  [site.name]: "Northlight",
  [oldDomain]: "northlight.example",
  [site.name.toLowerCase()]: "northlight",
};
const green = "#0a6b4f";
const design = readColours(projectFile("app/styles/tokens.css"));
const oldColours = [...design.page.values(), ...design["dark sheet"].values()]
  .flatMap(({ light, dark }) => [light, dark])
  .filter((value) => value.length === 7);
const newColours = brandColours(design, { colour: green }).page;
const triangle =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 56 56"><path d="M8 48 28 8l20 40z"/></svg>';
/**
 * The installed families in each other's roles, so that nothing has to be
 * installed.
 */
const packages = {
  [`display: {\n    package: "${fonts.display.package}"`]: `display: {\n    package: "${fonts.mono.package}"`,
  [`text: {\n    package: "${fonts.text.package}"`]: `text: {\n    package: "${fonts.display.package}"`,
  [`mono: {\n    package: "${fonts.mono.package}"`]: `mono: {\n    package: "${fonts.text.package}"`,
};

let copy: SiteCopy;
let oldMark: string;
let commands: Run[];
let launch: Run;
/** What the launch check read. */
let unwritten: ReadonlyMap<string, string>;
let refused: Run;
let build: Run;
const built = (file: string) => copy.read(`build/site/${file}`);
const linksFrom = (page: string, address: string) =>
  built(page).split(`href="${address}"`).length - 1;

beforeAll(() => {
  copy = copySite();
  for (const [file, text] of Object.entries(partnerFiles))
    copy.write(file, text);
  copy.edit("app/pages/kinds.ts", partnerLines);
  commands = added.map(({ kind, slug }) =>
    copy.node("tools/new/main.ts", [kind, slug]),
  );
  oldMark = / d="([^"]+)"/.exec(copy.read("app/ui/logo.tsx"))?.[1] ?? "";
  copy.edit("README.md", { [`# ${site.name}`]: "# Northlight" });
  copy.write("content/logo.svg", triangle);
  copy.edit("content/site.yaml", config);
  copy.editYaml("content/site.yaml", (settings) => {
    settings.set("analytics", {
      plausible: {
        host: "https://count.example",
        domain: "northlight.example",
      },
    });
    settings.set("brand", { colour: green, logo: "logo.svg" });
    settings.set("verification", {
      google: "google-code-of-the-owner",
      bing: "BINGCODEOFTHEOWNER",
    });
  });
  copy.edit("app/styles/fonts.ts", packages);
  copy.publishDrafts();
  launch = copy.node("tools/launch-check/main.ts", ["--json", "--offline"]);
  unwritten = new Map(added.map(({ file }) => [file, copy.read(file)]));
  refused = copy.node("publish/build.ts");
  copy.writeTexts();
  build = copy.node("publish/build.ts");
}, 500_000);

afterAll(() => copy.remove());

it("builds", () => {
  expect(build.output).toContain(`${sitePages().length + added.length} pages`);
  expect(build.status).toBe(0);
});

it.each([
  ["types", "node_modules/@react-router/dev/bin.cjs", "typegen"],
  ["types and schemas", "tools/derive/main.ts"],
  ["types", "node_modules/typescript/bin/tsc"],
  [
    "lint and format",
    "node_modules/@biomejs/biome/bin/biome",
    "check",
    "--error-on-warnings",
    "--vcs-enabled=false",
    "app",
    "tools",
    ".vscode",
  ],
  ["prose", "tools/prose/main.ts"],
])(
  "passes the check of %s with the title of its README, as docs/rebranding.md says",
  { timeout: 300_000 },
  (_, program, ...options) => {
    const { status, output } = copy.node(program, options);
    expect(status, output).toBe(0);
  },
);

it("has the schema of its own kind in the settings of VS Code", () => {
  const settings = JSON.parse(copy.read(".vscode/settings.json"));
  expect(settings["yaml.schemas"]).toMatchObject({
    ".cache/schemas/partners.json": "content/partners/*.yaml",
  });
});

// Among them: cards, Markdown copies, sitemap, llms.txt, the policy of each
// page, the codes of search engines. Those of the server read no content.
it("passes the daily tests", { timeout: 600_000 }, () => {
  const { status, output } = copy.node("node_modules/vitest/vitest.mjs", [
    "run",
    ...["app", "publish", "tools", "tests"],
    ...daily.vitest,
  ]);
  expect(failuresIn(output)).toBe("");
  expect(status).toBe(0);
});

describe("a page added by the command", () => {
  it("prints what to do next", () => {
    for (const { status, output } of commands) {
      expect(output).toMatch(/Wrote content\/[\w/-]+\.(yaml|md)/);
      expect(output).toContain("Next:\n  1. Look at it");
      expect(status).toBe(0);
    }
  });

  it("is linked where its kind is listed: menus, home, portfolio, footer, related pages", () => {
    const study = "/case-studies/library-loans";
    const audits = "/services/accessibility-audits";
    for (const address of [
      audits,
      "/industries/education",
      "/accessibility-policy",
    ])
      expect(linksFrom("about/company.html", address), address).toBeGreaterThan(
        0,
      );
    expect(linksFrom("index.html", audits)).toBeGreaterThan(
      linksFrom("about/company.html", audits),
    );
    expect(linksFrom("portfolio.html", study)).toBeGreaterThan(0);
    const [, related = ""] =
      /related:\s*services: \[([\w-]+)\]/.exec(
        copy.read(`content${study}.yaml`),
      ) ?? [];
    expect(
      linksFrom(`${hrefOf(service, related).slice(1)}.html`, study),
    ).toBeGreaterThan(0);
  });

  it("is not built for visitors until its texts are written, and its draft is no mistake", () => {
    expect(refused.status).toBe(1);
    for (const { file } of added)
      expect(refused.output).toMatch(
        new RegExp(`^${file}:\\d+: .*is still to be written`, "m"),
      );
  });

  it("once published, says in the launch check what is to be written, line by line", () => {
    const { status, output } = launch;
    const { findings } = JSON.parse(output) as {
      findings: { check: string; file: string; line: number }[];
    };
    const files = added.map(({ file }) => file);
    const drafts = findings.filter(({ check }) => check === "drafts");
    expect(drafts.map(({ file }) => file)).toEqual(
      expect.arrayContaining(files),
    );
    for (const { file, line } of drafts)
      expect(unwritten.get(file)?.split("\n")[line - 1] ?? file).toMatch(
        /to be written/i,
      );
    const faults = findings.filter(
      ({ check }) => check === "spelling" || check === "content",
    );
    expect(faults.filter(({ file }) => files.includes(file))).toEqual([]);
    expect(status).toBe(1);
  });
});

describe("a kind of page that the owner adds", () => {
  it.each(partners)(
    "has the page %s, in llms.txt and linked from the industry that it names",
    (address) => {
      expect(built(`${address.slice(1)}.html`)).toContain(
        "<span>Sheet 1</span><span>Strengths</span>",
      );
      expect(built("llms.txt").split("## Partners")[1]).toContain(
        `${address}.md)`,
      );
      const [, industry] =
        /industries: \[([\w-]+)\]/.exec(copy.read(`content${address}.yaml`)) ??
        [];
      expect(linksFrom(`industries/${industry}.html`, address)).toBeGreaterThan(
        0,
      );
    },
  );

  it("passes the daily browser tests of its sample, and of a page of each kind what a first visit shows", {
    timeout: 300_000,
  }, () => {
    const { status, output } = copy.node(
      "node_modules/@playwright/test/cli.js",
      [
        "test",
        "tests/all-routes",
        ...daily.playwright,
        ...["--grep", "/partners/"],
      ],
    );
    expect(status, output).toBe(0);
    expect(output).toContain("/partners/northgate");
  });
});

describe("another brand", () => {
  it("leaves no old name, address or logo in any file of the output", () => {
    expect(
      copy.mentions([...Object.keys(config), ...oldColours, oldMark]),
    ).toEqual([]);
  });

  it("has its logo in the footer, the bar and the icons, and no paths of it in the first view", () => {
    const paths = '<path d="M4 24L14 4L24 24Z"/>';
    const home = built("index.html");
    expect(home.split(paths)).toHaveLength(2);
    expect(home.indexOf(paths)).toBeGreaterThan(home.indexOf("<footer"));
    expect(home.split('<use href="#brand-logo"/>')).toHaveLength(3);
    expect(built("icon.svg")).toContain(paths);
  });

  it("has colours derived from its own, legible in both schemes", () => {
    const home = built("index.html");
    // As Lightning CSS writes light-dark().
    const pairOf = (token: string) =>
      new RegExp(
        `${token}:var\\(--lightningcss-light, ?(#\\w+)\\) ?var\\(--lightningcss-dark, ?(#\\w+)\\)`,
      );
    for (const scheme of [0, 1]) {
      const shown = (token: string) =>
        new Color(pairOf(token).exec(home)?.[scheme + 1] ?? "");
      for (const token of ["--ink", "--muted", "--signal-text"])
        expect(
          shown(token).contrastWCAG21(shown("--paper")),
        ).toBeGreaterThanOrEqual(4.5);
      expect(
        shown("--on-signal").contrastWCAG21(shown("--signal-fill")),
      ).toBeGreaterThanOrEqual(4.5);
    }
    expect(pairOf("--signal-text").exec(home)?.[1]).toBe(green);
    expect(build.output).toMatch(
      /content\/site\.yaml:\d+: brand\.colour: #0a6b4f is too dark for text in the dark scheme/,
    );
  });

  it("is in titles, structured data, the manifest, llms.txt, security.txt and the policies", () => {
    expect(built("index.html")).toMatch(/<title>[^<]*Northlight/);
    expect(built("index.html")).toContain('"name":"Northlight"');
    const manifest = JSON.parse(built("manifest.webmanifest"));
    expect(manifest).toMatchObject({
      name: "Northlight",
      theme_color: newColours.get("--paper")?.light,
    });
    expect(built("llms.txt")).toContain("# Northlight");
    expect(built(".well-known/security.txt")).toContain(
      "mailto:hello@northlight.example",
    );
    expect(built("terms-and-conditions.html")).toContain("Northlight");
  });

  it.each([
    ["Display", "mono"],
    ["Text", "display"],
    ["Mono", "text"],
  ] as const)("has its own font for %s", (family, role) => {
    const file = `/assets/${path.basename(fonts[role].package)}-`;
    expect(built("index.html")).toContain(
      `font-family:${family};src:url(${file}`,
    );
  });

  it("fails the build with an illegible colour, and names its token, the ratio and the nearest that passes", () => {
    const at = ["brand", "overrides"];
    copy.editYaml("content/site.yaml", (settings) =>
      settings.setIn(at, { "signal-text": { light: "#ffd400" } }),
    );
    const { status, output } = copy.node("publish/build.ts");
    copy.editYaml("content/site.yaml", (settings) => settings.deleteIn(at));
    expect(output).toMatch(
      /--signal-text #ffd400 on --paper #\w{6}: 1\.\d+ to 1, text needs 4\.5/,
    );
    expect(output).toMatch(
      /The nearest --signal-text that passes: #[\da-f]{6}/,
    );
    expect(status).toBe(1);
  }, 120_000);

  it("fails the build with a logo that could run a script, and names its file", () => {
    const bad = triangle.replace("<path", '<path onclick="alert(1)"');
    copy.edit("content/logo.svg", { [triangle]: bad });
    const { status, output } = copy.node("publish/build.ts");
    copy.edit("content/logo.svg", { [bad]: triangle });
    expect(output).toContain(
      "content/logo.svg: has onclick, which could run a script: remove it",
    );
    expect(status).toBe(1);
  }, 120_000);
});

it("counts visits on every page, with only that host in the CSP, and says so in the policies", () => {
  const { pages } = manifestSchema.parse(
    JSON.parse(copy.read("build/manifest.json")),
  );
  for (const page of Object.values(pages).map(built)) {
    expect(page).toMatch(
      /\("https:\/\/count\.example\/api\/event",[^<]*,"northlight\.example",/,
    );
    const [, policy = ""] =
      /"Content-Security-Policy" content="([^"]+)"/.exec(page) ?? [];
    expect(policy).toContain("connect-src 'self' https://count.example;");
    expect(policy.split("count.example")).toHaveLength(2);
  }
  for (const policy of ["privacy-policy.html", "cookie-policy.html"]) {
    expect(built(policy)).toContain("go to count.example");
    expect(built(policy)).not.toContain("Visits are not counted");
  }
});
