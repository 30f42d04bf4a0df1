import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { hrefOf } from "../../app/content/kind.ts";
import { service } from "../../app/pages/service/kind.ts";
import { sitePages } from "../../app/site/pages.ts";
import { colour } from "../../app/styles/colours.ts";
import { fonts } from "../../app/styles/fonts.ts";
import { manifestSchema } from "../../server/site/manifest.ts";
import { site } from "../../site.config.ts";
import { addPartnerKind, checkPartners, partnerAddresses } from "./new-kind-checks.ts";
import { copySite, type Run, type SiteCopy } from "./site-copy.ts";

/**
 * What another owner does to a copy of the project, in one build: change name, address, logo, colours and fonts, count
 * visits, verify ownership for search engines, add a kind of page, and add a page of every kind with the command.
 */
const added = {
  service: "accessibility-audits",
  industry: "education",
  "case-study": "library-loans",
  legal: "accessibility-policy",
  // The shortest possible slug.
  product: "x",
};
const addresses = [
  "/services/accessibility-audits",
  "/industries/education",
  "/case-studies/library-loans",
  "/accessibility-policy",
  "/products/x",
];

/** What must be gone afterwards: names, addresses, colours and paths of the logo, each with its replacement. */
const oldDomain = new URL(site.url).hostname.replace(/^www\./, "");
const config = {
  [site.name]: "Northlight",
  [oldDomain]: "northlight.example",
  [site.name.toLowerCase()]: "northlight",
};
const colours = {
  [colour("--paper").light]: "#eef2ef",
  [colour("--signal").light]: "#0a6b4f",
  [colour("--signal-text").light]: "#0a5c44",
};
/** The installed families in each other's roles, so that nothing has to be installed. */
const packages = {
  [`display: {\n    package: "${fonts.display.package}"`]: `display: {\n    package: "${fonts.mono.package}"`,
  [`text: { package: "${fonts.text.package}"`]: `text: { package: "${fonts.display.package}"`,
  [`mono: { package: "${fonts.mono.package}"`]: `mono: { package: "${fonts.text.package}"`,
};

let copy: SiteCopy;
let oldMark: string;
let commands: Run[];
let build: Run;
const built = (file: string) => copy.read(`build/site/${file}`);
const manifest = () => manifestSchema.parse(JSON.parse(copy.read("build/manifest.json")));

beforeAll(() => {
  copy = copySite();
  commands = [
    addPartnerKind(copy),
    ...Object.entries(added).map(([kind, slug]) => copy.node("tools/new/main.ts", [kind, slug])),
  ];
  oldMark = / d="([^"]+)"/.exec(copy.read("app/ui/logo.tsx"))?.[1] ?? "";
  copy.edit("site.config.ts", config);
  copy.edit("site.config.ts", {
    'count === "none" ? "none" : count ? { endpoint: count } : null':
      '{ plausible: { host: "https://count.example", domain: "northlight.example" } }',
    "google: null, bing: null": 'google: "google-code-of-the-owner", bing: "BINGCODEOFTHEOWNER"',
    "const { ANALYTICS_ENDPOINT: count } = process.env;\n": "",
  });
  copy.edit("app/styles/tokens.css", colours);
  copy.edit("app/styles/fonts.ts", packages);
  copy.edit("app/ui/logo.tsx", { [oldMark]: "M4 24 14 4l10 20z" });
  build = copy.node("publish/build.ts");
}, 400_000);

afterAll(() => copy.remove());

it("builds", () => {
  expect(build.output).toContain(`${sitePages().length + addresses.length + partnerAddresses.length} pages`);
  expect(build.status).toBe(0);
});

describe("a page added by the command", () => {
  it("prints what to do next", () => {
    for (const { status, output } of commands) {
      expect(output).toMatch(/Wrote content\/[\w/-]+\.(ts|md)/);
      expect(output).toContain("Next:\n  1. Look at it");
      expect(status).toBe(0);
    }
  });

  it("is formatted", () => {
    const files = Object.entries(added).map(([kind, slug]) =>
      kind === "legal" ? `content/legal/${slug}.md` : `content/${kind.replace(/y$/, "ie")}s/${slug}.ts`,
    );
    const biome = path.join("node_modules", "@biomejs", "biome", "bin", "biome");
    expect(copy.node(biome, ["check", "--vcs-enabled=false", ...files]).output).not.toContain("error");
  });

  it.each(addresses)(
    "%s is a page with a card and a Markdown copy, in the sitemap and in llms.txt",
    (address) => {
      const page = built(`${address.slice(1)}.html`);
      const card = /property="og:image" content="https:\/\/www\.northlight\.example\/([^"]+)"/.exec(
        page,
      )?.[1];
      expect(readdirSync(path.join(copy.folder, "build/site", path.dirname(card ?? "")))).toContain(
        path.basename(card ?? ""),
      );
      expect(manifest().pages).toHaveProperty([address]);
      expect(built("sitemap.xml")).toContain(`<loc>https://www.northlight.example${address}</loc>`);
      expect(built("llms.txt")).toContain(`${address}.md)`);
    },
  );

  it("is linked where its kind is listed: menus, home, portfolio, footer, related pages", () => {
    const links = (file: string, address: string) => built(file).includes(`href="${address}"`);
    const about = built("about/company.html");
    expect(about).toContain('href="/services/accessibility-audits"');
    expect(about).toContain('href="/industries/education"');
    expect(about).toContain('href="/accessibility-policy"');
    expect(built("index.html").split('href="/services/accessibility-audits"').length - 1).toBeGreaterThan(
      about.split('href="/services/accessibility-audits"').length - 1,
    );
    expect(links("portfolio.html", "/case-studies/library-loans")).toBe(true);
    const related = /related: \{\s*services: \["([\w-]+)"\]/.exec(
      copy.read("content/case-studies/library-loans.ts"),
    )?.[1];
    expect(links(`${hrefOf(service, related ?? "").slice(1)}.html`, "/case-studies/library-loans")).toBe(
      true,
    );
  });

  it("passes the tests of output, guide, kinds and imports", { timeout: 300_000 }, () => {
    const ofOutput = ["budgets", "pages", "links", "findability"].map((name) => `tests/output/${name}`);
    const checks = [...ofOutput, "tests/arrows", "app/pages/kinds", "app/guide", "app/site"];
    const { status, output } = copy.node("node_modules/vitest/vitest.mjs", ["run", ...checks]);
    expect(output).not.toMatch(/FAIL/);
    expect(status).toBe(0);
  });

  it("is a draft, and the launch check says so, line by line", () => {
    const { status, output } = copy.node("tools/launch-check/main.ts", ["--json", "--offline"]);
    const { findings } = JSON.parse(output) as { findings: { check: string; file: string; line: number }[] };
    const drafts = findings.filter(({ check }) => check === "drafts");
    const files = [
      "content/services/accessibility-audits.ts",
      "content/industries/education.ts",
      "content/case-studies/library-loans.ts",
      "content/legal/accessibility-policy.md",
      "content/products/x.ts",
    ];
    expect(drafts.map(({ file }) => file)).toEqual(expect.arrayContaining(files));
    for (const { file, line } of drafts)
      expect(copy.read(file).split("\n")[line - 1]).toMatch(/to be written/i);
    const others = findings.filter(({ check, file }) => check !== "drafts" && files.includes(file));
    expect(others.filter(({ check }) => check === "spelling" || check === "content")).toEqual([]);
    expect(status).toBe(1);
  });
});

describe("a kind of page that the owner adds", () =>
  checkPartners("https://www.northlight.example", () => copy));

describe("another brand", () => {
  it("leaves no old name, address or logo in any file of the output", () => {
    expect(copy.mentions([...Object.keys({ ...config, ...colours }), oldMark])).toEqual([]);
  });

  it("is in titles, structured data, the manifest, llms.txt, security.txt and the policies", () => {
    expect(built("index.html")).toMatch(/<title>[^<]*Northlight/);
    expect(built("index.html")).toContain('"name":"Northlight"');
    expect(JSON.parse(built("manifest.webmanifest"))).toMatchObject({
      name: "Northlight",
      theme_color: "#eef2ef",
    });
    expect(built("llms.txt")).toContain("# Northlight");
    expect(built(".well-known/security.txt")).toContain("mailto:hello@northlight.example");
    expect(built("terms-and-conditions.html")).toContain("Northlight");
  });
});

describe("other fonts", () => {
  const familyOf = (role: keyof typeof fonts) => path.basename(fonts[role].package);

  it("are on every page, with their own fallbacks", () => {
    const styles = built("index.html");
    expect(styles).toMatch(new RegExp(`font-family:Display;src:url\\(/assets/${familyOf("mono")}-`));
    expect(styles).toMatch(new RegExp(`font-family:Text;src:url\\(/assets/${familyOf("display")}-`));
    expect(styles).toMatch(new RegExp(`font-family:Mono;src:url\\(/assets/${familyOf("text")}-`));
    const ofThisSite = readFileSync("build/site/index.html", "utf8");
    const fallbacks = (html: string): string[] => html.match(/;size-adjust:[\d.]+%/g) ?? [];
    expect(fallbacks(styles)).toHaveLength(3);
    expect(fallbacks(styles).filter((size) => fallbacks(ofThisSite).includes(size))).toEqual([]);
  });

  it("are used for the title from the first paint on", () => {
    const titleFont = (html: string) => /font-family:Title;src:url\(([^)]+)\)/.exec(html)?.[1];
    expect(titleFont(built("contact.html"))).toBeTruthy();
    expect(titleFont(built("contact.html"))).not.toBe(
      titleFont(readFileSync("build/site/contact.html", "utf8")),
    );
  });
});

describe("an illegible colour", () => {
  it("fails the build with its token, the ratio and the nearest colour that passes", {
    timeout: 120_000,
  }, () => {
    copy.edit("app/styles/tokens.css", { [colours[colour("--signal-text").light] ?? ""]: "#ffd400" });
    const { status, output } = copy.node("publish/build.ts");
    expect(output).toMatch(/--signal-text #ffd400 on --paper #eef2ef: 1\.\d+ to 1, text needs 4\.5/);
    expect(output).toMatch(/The nearest --signal-text that passes: #[\da-f]{6}/);
    expect(status).toBe(1);
    copy.edit("app/styles/tokens.css", { "#ffd400": colours[colour("--signal-text").light] ?? "" });
  });
});

describe("counting visits", () => {
  it("puts the same script on every page, and allows only that host in the CSP", () => {
    for (const file of Object.values(manifest().pages)) {
      const page = built(file);
      expect(page).toMatch(/\("https:\/\/count\.example\/api\/event",[^<]*,"northlight\.example",/);
      const [, policy = ""] = /"Content-Security-Policy" content="([^"]+)"/.exec(page) ?? [];
      expect(policy).toContain("connect-src 'self' https://count.example;");
      expect(policy.split("count.example")).toHaveLength(2);
    }
  });

  it("is described in the policies", () => {
    for (const policy of ["privacy-policy.html", "cookie-policy.html"]) {
      expect(built(policy)).toContain("go to count.example");
      expect(built(policy)).not.toContain("Visits are not counted");
    }
  });
});

describe("the codes of search engines", () => {
  const codes = ["google-code-of-the-owner", "BINGCODEOFTHEOWNER"];

  it("are on the home page, in the meta tags that search engines read", () => {
    expect(built("index.html")).toContain(`<meta name="google-site-verification" content="${codes[0]}"/>`);
    expect(built("index.html")).toContain(`<meta name="msvalidate.01" content="${codes[1]}"/>`);
  });

  it("are on no other page", () => {
    const others = Object.values(manifest().pages).filter((file) => file !== "index.html");
    expect(others.filter((file) => codes.some((code) => built(file).includes(code)))).toEqual([]);
  });
});
