import {
  cpSync,
  globSync,
  mkdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import path from "node:path";
import { beforeEach, describe, expect, it } from "vitest";
import type { Document } from "yaml";
import { pictureNames } from "../app/content/content-files.ts";
import { getContent } from "../app/content/entries.ts";
import { literalPattern } from "../app/content/literal-pattern.ts";
import { fieldName } from "../app/content/parse.ts";
import { site } from "../app/content/site.ts";
import { home } from "../app/pages/home/kind.ts";
import { knownNames } from "../app/text/nearest.ts";
import { testFolder } from "../tests/tools/test-folder.ts";
import { editYaml } from "../tools/page-files/yaml-text.ts";
import { loadSiteContent } from "./site-content.ts";

const root = path.resolve(import.meta.dirname, "..");
/** The first content file of a folder. Every owner has a service. */
const firstOf = (folder: string) =>
  globSync(`content/${folder}/*.yaml`, { cwd: root }).toSorted()[0];
const service = firstOf("services") ?? "";
const caseStudy = firstOf("case-studies") ?? "";
const policy = "content/legal/cookie-policy.md";
let copy: string;

beforeEach(() => {
  copy = testFolder("content");
  cpSync(path.join(root, "content"), path.join(copy, "content"), {
    recursive: true,
  });
});

function edit(file: string, from: string | RegExp, to: string): void {
  const target = path.join(copy, file);
  const before = readFileSync(target, "utf8");
  const after = before.replace(from, to);
  expect(after).not.toBe(before);
  writeFileSync(target, after);
}

function write(file: string, text: string): void {
  mkdirSync(path.dirname(path.join(copy, file)), { recursive: true });
  writeFileSync(path.join(copy, file), text);
}

function change(file: string, set: (document: Document) => void): void {
  const target = path.join(copy, file);
  writeFileSync(target, editYaml(readFileSync(target, "utf8"), set));
}

it("accepts the current content", async () => {
  expect((await loadSiteContent(copy)).site.name).toBe(site.name);
});

describe("another owner may say something else:", () => {
  it("a sentence with the figure of a fact warns with both ways out, and does not fail the build", async () => {
    change("content/facts.yaml", (facts) => facts.set("shelves", "731+"));
    change("content/careers.yaml", (page) =>
      page.setIn(["perks", "items", 0, "text"], "A library of 731+ books."),
    );
    const { warnings } = await loadSiteContent(copy);
    const about = warnings.filter(
      ({ file }) => file === "content/careers.yaml",
    );
    expect(about).toMatchObject([{ field: "perks.items[0].text" }]);
    expect(about[0]?.message).toMatch(
      /\{shelves\} \(“731\+”\): quote it if that is meant; if not, leave it/,
    );
  });

  it("home has two to six industries, figures and engagements, and as many technologies as there are", async () => {
    change("content/home.yaml", (page) => {
      for (const [list, kept] of [
        ["stats", 3],
        ["cases", 1],
        ["industries", 3],
        ["stack", 9],
      ] as const) {
        const items = page.toJS()[list]?.items as unknown[] | undefined;
        if (items) page.setIn([list, "items"], items.slice(0, kept));
      }
    });
    // They name the engagements.
    rmSync(path.join(copy, "content/testimonials"), {
      recursive: true,
      force: true,
    });
    change("content/company.yaml", (page) =>
      page.deleteIn(["values", "items", 0]),
    );
    const { pages } = await loadSiteContent(copy);
    expect(pages.length).toBeGreaterThan(0);
  });

  it("home has neither figures nor industries if the owner leaves them out", async () => {
    change("content/home.yaml", (page) => {
      for (const section of ["stats", "industries"]) page.delete(section);
    });
    const { pages } = await loadSiteContent(copy);
    expect(pages.length).toBeGreaterThan(0);
  });

  it("there is no portfolio without case studies, no leadership without people, and careers may be a draft", async () => {
    for (const folder of ["case-studies", "people", "testimonials", "jobs"])
      rmSync(path.join(copy, "content", folder), {
        recursive: true,
        force: true,
      });
    change("content/careers.yaml", (page) => page.set("draft", true));
    const addresses = ["/portfolio", "/about/leadership", "/about/careers"];
    change("content/not-found.yaml", (page) =>
      page.set(
        "links",
        addresses.map((href) => ({ label: "Go", href })),
      ),
    );
    const broken = loadSiteContent(copy);
    for (const address of addresses)
      await expect(broken).rejects.toThrow(`there is no page ${address}`);
  });

  it.runIf(caseStudy)(
    "case studies have the categories that the portfolio lists",
    async () => {
      change("content/portfolio.yaml", (page) =>
        page.addIn(["categories"], "Brand identity"),
      );
      change(caseStudy, (page) => page.set("categories", ["Brand identity"]));
      await expect(loadSiteContent(copy)).resolves.toBeTruthy();
    },
  );

  it("project types have any value and label, which the server's mails use", async () => {
    const options = ["form", "fields", "projectType", "options"];
    const added = { value: "product-design", label: "Product design" };
    change("content/contact.yaml", (page) => {
      const guide = page.getIn([...options, 0, "guide"]);
      page.addIn(options, page.createNode({ ...added, guide }));
    });
    const { serverWords } = await loadSiteContent(copy);
    expect(serverWords.projectTypes[added.value]).toBe(added.label);
  });
});

/** The line of the copy with this text. */
const lineOf = (file: string, text: string) =>
  readFileSync(path.join(copy, file), "utf8")
    .split("\n")
    .findIndex((line) => line.includes(text)) + 1;

/** What an author does wrong, and the whole message for it. */
const slug = path.basename(service, ".yaml");
const mistakes: [
  mistake: string,
  file: string,
  make: (file: string) => void,
  at: string,
  message: string,
][] = [
  [
    "a wrong type",
    "content/company.yaml",
    (file) => change(file, (page) => page.set("subtitle", 404)),
    "subtitle: 404",
    "subtitle: is 404, but must be text; put it in quotes",
  ],
  [
    "a text that is too short",
    service,
    (file) =>
      change(file, (page) =>
        page.setIn(["head", "description"], "Twelve chars"),
      ),
    "description:",
    "head.description: is 12 characters long; between 50 and 160 are needed",
  ],
  [
    "an unknown slug",
    service,
    (file) =>
      change(file, (page) =>
        page.set("related", { services: [slug.slice(0, -2)] }),
      ),
    `- ${slug.slice(0, -2)}`,
    `related.services[0]: there is no service "${slug.slice(0, -2)}"; did you mean "${slug}"?`,
  ],
  [
    "bad indentation",
    "content/careers.yaml",
    (file) =>
      edit(file, /^title:.*\nsubtitle:/m, "title: Careers\n  subtitle:"),
    "title: Careers",
    "is followed by a line that is indented too far: fields of one group start in the same column",
  ],
  [
    "a missing file",
    "content/schedule.yaml",
    (file) => rmSync(path.join(copy, file)),
    "",
    "is missing: there is no such file",
  ],
  [
    "a field that is there twice",
    "content/contact.yaml",
    (file) => edit(file, /^title:.*/m, "title: First\ntitle: Second"),
    "title: Second",
    "title: is written twice: keep one of them",
  ],
  [
    "a wrong date",
    "content/announcements/open-day.md",
    (file) => write(file, "---\ntext: An open day\nends: 2026-13-01\n---\n"),
    "ends:",
    'ends: is "2026-13-01", but must be a day such as 2027-01-15',
  ],
  [
    "a missing picture",
    "content/clients/acme.md",
    (file) =>
      write(
        file,
        "---\nname: Acme\nlogo: { file: acme.svg, alt: Acme }\norder: 1\n---\n",
      ),
    "logo:",
    `logo.file: there is no content/pictures/acme.svg${knownNames("acme.svg", pictureNames())}`,
  ],
  [
    "an unknown fact",
    policy,
    (file) => edit(file, /$/, "\nWritten by {brnad}.\n"),
    "{brnad}",
    "{brnad}: there is no such fact; did you mean {brand}?",
  ],
  [
    "a tab",
    "content/leadership.yaml",
    (file) => edit(file, /^head:\n {2}/m, "head:\n\t"),
    "\t",
    "is indented by a tab: use spaces",
  ],
  [
    "a quote that is not closed",
    "content/announcements/new-office.md",
    (file) => write(file, "---\ntext: 'A new office\nends: 2027-01-15\n---\n"),
    "text:",
    "has a quote that is not closed",
  ],
];

it("reports every mistake of an author in one run, each with file, line, field and what is needed", async () => {
  for (const [, file, make] of mistakes) make(file);
  const { message } = await loadSiteContent(copy).then(
    () => new Error("nothing is reported"),
    (error: Error) => error,
  );
  const expected = mistakes.map(
    ([, file, , at, text]) =>
      `${at ? `${file}:${lineOf(file, at)}` : file}: ${text}`,
  );
  expect(message.split("\n").toSorted()).toEqual(expected.toSorted());
});

it.each([
  [
    "settings",
    "content/site.yaml",
    (page: Document) => page.set("email", "nobody"),
    'email: is "nobody", but must be an email address',
  ],
  [
    "facts",
    "content/facts.yaml",
    (page: Document) => page.set("Warranty", "long"),
    'Warranty: is "Warranty", but must be a name such as replyTime',
  ],
  [
    "offices",
    "content/offices.yaml",
    (page: Document) => page.setIn([0, "latitude"], 99),
    "[0].latitude: is 99; between -90 and 90 is needed",
  ],
  [
    "words",
    "content/words.yaml",
    (page: Document) => page.deleteIn(["frame", "skip"]),
    "frame.skip: is missing",
  ],
])(
  "broken %s do not hide the mistakes of other files, or add any",
  async (_, file, make, message) => {
    change(file, make);
    change("content/company.yaml", (page) => page.set("subtitle", 404));
    const broken = loadSiteContent(copy);
    await expect(broken).rejects.toThrow(message);
    await expect(broken).rejects.toThrow("content/company.yaml:");
    const lines = await broken.catch((error: Error) =>
      error.message.split("\n"),
    );
    expect(lines).toHaveLength(2);
  },
);

it.each([
  [
    ["sheets", "place"],
    "{numbr} of {total}",
    "{numbr}: there is no such name; did you mean {number}?",
  ],
  [
    ["frame", "home"],
    "{brand, home",
    "{brand, home: has a brace that is not closed",
  ],
  [
    ["counts", "item"],
    "{count, plural, other {# items}}",
    "{count, plural} misses the form one",
  ],
  [
    ["mail", "subject"],
    "{nam}",
    "{nam}: there is no such name; did you mean {name}?",
  ],
])("reports the label %j that says %j", async (field, text, message) => {
  change("content/words.yaml", (page) => page.setIn(field, text));
  const place = `content/words\\.yaml:\\d+: ${field.join("\\.")}: `;
  await expect(loadSiteContent(copy)).rejects.toThrow(
    new RegExp(place + literalPattern(message)),
  );
});

it.runIf(caseStudy)(
  "reports a category that the portfolio does not have",
  async () => {
    edit(caseStudy, /categories:/, "categories: [Gadgets]\nothers:");
    await expect(loadSiteContent(copy)).rejects.toThrow(
      /\.yaml:\d+: categories\[0\]: there is no category "Gadgets" in content\/portfolio\.yaml/,
    );
  },
);

it.runIf(getContent(home).cases)(
  "reports an old address below an engagement, which has no name",
  async () => {
    change("content/redirects.yaml", (page) =>
      page.set("/old-service", `/services/${slug}`),
    );
    change("content/home.yaml", (page) =>
      page.setIn(["cases", "items", 0, "restsOn", 0], "/old-service"),
    );
    await expect(loadSiteContent(copy)).rejects.toThrow(
      /^content\/home\.yaml:\d+: cases\.items\[0\]\.restsOn\[0\]: there is no page \/old-service/m,
    );
  },
);

it.each<
  [
    problem: string,
    file: string,
    from: string | RegExp,
    to: string,
    error: string | RegExp,
  ]
>([
  [
    "invalid front matter, with its line",
    policy,
    /^title: /m,
    "title: Policy: ",
    "content/legal/cookie-policy.md:2: has a second colon: put a text with a colon into quotes",
  ],
  [
    "a section of a policy without its summary, with its line",
    policy,
    /^> .*\n/m,
    "",
    /cookie-policy\.md:(?!1:)\d+: section 1 needs a line "> In short: …" under its title/,
  ],
  [
    "a section of a policy with a number out of order, with its number",
    policy,
    /^## 2\. /m,
    "## 3. ",
    /cookie-policy\.md:\d+: section 2 must open with "## 2\. Its title"/,
  ],
  [
    "a stated fact that the content already provides",
    "content/facts.yaml",
    /^/,
    "services: 12\n",
    "content/facts.yaml:1: services: is derived from the content: remove it here",
  ],
])("fails at %s", async (_, file, from, to, error) => {
  edit(file, from, to);
  await expect(loadSiteContent(copy)).rejects.toThrow(error);
});

it("reports a file that nothing reads", async () => {
  write("content/servises/extra.yaml", "title: Extra\n");
  write("content/services/extra.yml", "title: Extra\n");
  const broken = loadSiteContent(copy);
  await expect(broken).rejects.toThrow(
    /^content\/servises\/extra\.yaml: is read by no page/m,
  );
  await expect(broken).rejects.toThrow(
    "content/services/extra.yml: must be named like content/services/*.yaml",
  );
});

it("reports at once what no single file shows: dead links, similar titles, removed things, repeated figures", async () => {
  change(service, (page) =>
    page.set("related", { services: ["nowhere"], sectors: ["nowhere"] }),
  );
  change("content/company.yaml", (page) =>
    page.setIn(["head", "title"], "Too long ".repeat(8)),
  );
  change("content/facts.yaml", (facts) => {
    facts.set("cloudUptime", "99.9%");
    facts.set("warranty", "30–90 days");
  });
  change("content/home.yaml", (page) =>
    page.setIn(["head", "title"], "Home and contact, both under one title"),
  );
  change("content/careers.yaml", (page) => {
    page.setIn(
      ["perks", "items", 0, "text"],
      "Uptime is 97%. The warranty lasts 30–90 days.",
    );
    page.setIn(
      ["perks", "items", 0, "about"],
      ["office:atlantis", "service:gone"],
    );
  });
  change("content/contact.yaml", (page) =>
    page.setIn(["head", "title"], "Home and contact, both under one title"),
  );
  edit("content/navigation.yaml", "/about/company", "/about/nobody");
  edit("content/company.yaml", /href: \/contact/g, "href: /contacts");
  edit(policy, /$/, "\n[Elsewhere](/nowhere#at-all)\n");
  const perk = "perks.items[0]";
  const broken = loadSiteContent(copy);
  for (const problem of [
    'related.services[0]: there is no service "nowhere"; there are ',
    "related.sectors: is no group of related pages; there are services, products, industries",
    /content\/company\.yaml:\d+: head\.title: has \d+ characters without the brand/,
    "content/contact.yaml:2: head.title: is also that of content/home.yaml",
    /content\/navigation\.yaml:\d+: bar\[\d\]\.href: there is no page \/about\/nobody/,
    "cta.actions[0].href: there is no page /contacts; did you mean /contact?",
    /cookie-policy\.md:\d+: there is no page \/nowhere#at-all/,
    `${perk}.text: quote {cloudUptime} (“99.9%”) in “Uptime is 97%.”`,
    `${perk}.text: quote {warranty} (“30–90 days”) in “The warranty lasts`,
    `${perk}: “Uptime is 97%. The warranty lasts 30–90 days.” is about office:atlantis, which is gone; there are `,
    "is about service:gone, which is gone",
  ])
    await expect(broken).rejects.toThrow(problem);
});

describe("two entries of a list with one id are refused, at the second:", () => {
  it.each<
    [list: string, file: string, path: (string | number)[], field: string]
  >([
    ["questions", service, ["faq"], ".question"],
    [
      "project types",
      "content/contact.yaml",
      ["form", "fields", "projectType", "options"],
      ".value",
    ],
    ["categories", "content/portfolio.yaml", ["categories"], ""],
    ["offices", "content/offices.yaml", [], ".city"],
    ["technologies", "content/home.yaml", ["stack", "items"], ".name"],
    [
      "groups of services",
      "content/navigation.yaml",
      ["services", "groups"],
      ".slug",
    ],
  ])("%s", async (_, file, path, field) => {
    change(file, (page) => {
      const list = page.getIn(path) as { items: unknown[] };
      list.items.splice(1, 1, list.items[0]);
    });
    const at = `${fieldName([...path, 1])}${field}`;
    const broken = loadSiteContent(copy);
    await expect(broken).rejects.toThrow(
      `: ${at}: has the id of entry 1 of the list, `,
    );
    const { message } = (await broken.catch((error) => error)) as Error;
    expect(message).toMatch(new RegExp(`^${file}:\\d+: `, "m"));
  });

  it("sections of a policy", async () => {
    const [, title = ""] =
      /^## 1\. (.*)$/m.exec(readFileSync(path.join(copy, policy), "utf8")) ??
      [];
    edit(policy, /^## 2\. .*$/m, `## 2. ${title}`);
    await expect(loadSiteContent(copy)).rejects.toThrow(
      `${policy}:${lineOf(policy, `## 2. ${title}`)}: section 2 has the id of section 1, `,
    );
  });
});

it("refuses two pages with one address", async () => {
  const text = readFileSync(path.join(copy, policy), "utf8");
  write("content/legal/contact.md", text);
  await expect(loadSiteContent(copy)).rejects.toThrow(
    "content/legal/contact.md: has the address of content/contact.yaml, /contact: give the file another name",
  );
});

describe("a promise typed by hand", () => {
  const typedInto = (
    file: string,
    field: (string | number)[],
    text: string,
  ) => {
    change(file, (page) => page.setIn(field, text));
    return loadSiteContent(copy);
  };
  const perk = ["perks", "items", 0, "text"];
  const careers = "content/careers.yaml";

  beforeEach(() => {
    change("content/facts.yaml", (facts) => {
      facts.set("repairTime", "31–62 days");
      facts.set("walkMinutes", 41);
      facts.set("handover", "once the last of the boxes is unpacked");
      facts.set("projectStart", "once you agree");
    });
  });

  it.each([
    [
      "We repair it in 31–62 days.",
      "types the promise “31–62 days”: quote {repairTime};",
    ],
    [
      "A walk with an engineer takes 41 minutes.",
      "“41 minutes”: quote {walkMinutes};",
    ],
    [
      "We visit you for 9 weeks.",
      "“9 weeks”: state it in content/facts.yaml and quote it;",
    ],
    [
      "A repair costs $1,234.",
      "types the promise “$1,234”: state it in content/facts.yaml",
    ],
    ["The first call is free.", "types the promise “free”: "],
    [
      "Work starts on the day that it is signed.",
      "quote {projectStart} (“once you agree”) in “Work starts",
    ],
    [
      "It is yours once the last of the boxes is unpacked.",
      "types the words of {handover}: quote it",
    ],
  ])(
    "is refused with its place and the fact to quote: %s",
    async (text, message) => {
      const line = lineOf(careers, "perks:");
      const broken = typedInto(careers, perk, text);
      await expect(broken).rejects.toThrow(message);
      const mistake = await broken.then(
        String,
        (error: Error) => error.message,
      );
      expect(mistake).toMatch(
        /^content\/careers\.yaml:\d+: perks\.items\[0\]\.text: /,
      );
      expect(Number(mistake.split(":")[1])).toBeGreaterThan(line);
    },
  );

  it.each([
    "We repair it in {repairTime}.",
    "Their rule allows 72 hours.",
    "Somebody has done so for ten years.",
  ])("is not what quotes a fact, or what others do: %s", async (text) => {
    await expect(typedInto(careers, perk, text)).resolves.toBeTruthy();
  });

  it.runIf(caseStudy)("is no figure of a case study", async () => {
    await expect(
      typedInto(
        caseStudy,
        ["summary"],
        "We built it in 31–62 days for $1,234, and they use it.",
      ),
    ).resolves.toBeTruthy();
  });

  it("may stay if the list names it; an entry that is not needed any more is a warning", async () => {
    change("content/typed-figures.yaml", (list) => {
      list.add({
        text: "Their licence costs $1,234",
        why: "a price of others",
      });
      list.add({ text: "Nobody says this", why: "an example" });
    });
    const { warnings } = await typedInto(
      careers,
      perk,
      "Their licence costs $1,234 a year.",
    );
    const unused = warnings.filter(({ message }) =>
      message.includes("no page says"),
    );
    expect(unused).toMatchObject([
      {
        file: "content/typed-figures.yaml",
        message: "no page says “Nobody says this” any more: remove the entry",
      },
    ]);
  });
});

/** An engagement on the home page, if the owner shows any. */
const [engagement] = getContent(home).cases?.items ?? [];

it.runIf(engagement)(
  "reports a testimonial whose engagement or case study is not there",
  async () => {
    const { icon = "" } = engagement ?? {};
    const written = (about: string) =>
      `---\nname: A\nrole: Client\nrating: 5\norder: 9\n${about}\n---\n\nIt works.\n`;
    write("content/testimonials/a.md", written(`engagement: ${icon}s`));
    write(
      "content/testimonials/b.md",
      written("href: /contact").replace("name: A", "name: B"),
    );
    const broken = loadSiteContent(copy);
    await expect(broken).rejects.toThrow(
      `content/testimonials/a.md:6: engagement: there is no engagement "${icon}s" in content/home.yaml; did you mean "${icon}"?`,
    );
    await expect(broken).rejects.toThrow(
      "content/testimonials/b.md:6: href: /contact is no case study",
    );
  },
);

it("counts the text of a fact, not its name, against a limit", async () => {
  change("content/facts.yaml", (facts) => facts.set("long", "a".repeat(99)));
  change("content/home.yaml", (page) =>
    page.setIn(["stack", "heading"], "{long}"),
  );
  await expect(loadSiteContent(copy)).rejects.toThrow(
    /content\/home\.yaml:\d+: stack\.heading: is 99 characters long; between 2 and 48 are needed/,
  );
});
