/** Chooses the tests that a change can affect, from the paths of the changed files. */

export interface SitePages {
  /** Every route with the folder of its page module: `service`, `setup-service`. */
  routes: readonly { route: string; layout: string }[];
  /** One route of each layout. */
  samples: readonly string[];
  /** The routes that show a content file; none if several kinds of page read it. */
  routesOf: (contentFile: string) => readonly string[];
  /** The browser tests of one kind of page, by the folder of its module. */
  specsOf: (layout: string) => readonly string[];
}

export interface Visit {
  route: string;
  sizes: readonly ("desktop" | "phone")[];
}

/** The tests that one file needs. */
interface Wanted {
  why: string;
  build?: true;
  /** Also the unit tests that import it, as Vitest finds them. */
  related?: true;
  /** Test files and folders for Vitest. */
  tests?: readonly string[];
  /** Test files for Playwright. */
  specs?: readonly string[];
  visits?: readonly Visit[];
}

export interface Choice {
  build: boolean;
  related: string[];
  tests: string[];
  specs: string[];
  visits: Visit[];
  /** Why each changed file adds its tests. */
  reasons: { file: string; why: string }[];
}

const output = "tests/output";
const readDocs = [
  "tests/docs.test.ts",
  "tools/pictures/pictures.test.ts",
  "server/contact/delivery/webhook-sink.test.ts",
];
const both = ["desktop", "phone"] as const;

/** A page of each kind on a phone, only the first also on a desktop: both sizes of all would take minutes. */
const oneOfEach = ({ samples }: SitePages): Visit[] =>
  samples.map((route, index) => ({ route, sizes: index === 0 ? both : ["phone"] }));

const everything = (site: SitePages, why: string): Wanted => ({
  why,
  build: true,
  related: true,
  tests: [
    "app",
    "content",
    "publish",
    "server",
    "tools",
    output,
    "tests/arrows.test.ts",
    "tests/docs.test.ts",
  ],
  visits: oneOfEach(site),
});

type Rule = [pattern: RegExp, want: (file: string, site: SitePages, part: string) => Wanted];

/** The first match applies. */
const rules: readonly Rule[] = [
  [
    /^(docs\/.*|[^/]+\.md|LICENSE|\.ci\/.*)$/,
    () => ({ why: "documentation: the tests that read it", tests: readDocs }),
  ],
  [
    /^content\/.*/,
    (file, site) => {
      const routes = site.routesOf(file);
      const visits = routes.map((route) => ({ route, sizes: both }));
      return {
        why: routes.length > 0 ? `content of ${routes.join(", ")}` : "content of several kinds of page",
        build: true,
        related: true,
        tests: [output],
        visits: routes.length > 0 ? visits : oneOfEach(site),
      };
    },
  ],
  [
    /^app\/pages\/([^/]+)\/.*/,
    (file, site, layout) => {
      const sample = site.samples.filter((path) =>
        site.routes.some(({ route, layout: own }) => route === path && own === layout),
      );
      if (file.includes(".test.")) return { why: "a test: itself", tests: [file] };
      return {
        why: sample.length > 0 ? `the kind of page at ${sample.join(", ")}` : "a kind without a page",
        build: true,
        related: true,
        tests: [output],
        // A style sheet changes how a page looks, not what it does.
        specs: file.endsWith(".css") ? [] : site.specsOf(layout),
        visits: sample.map((route) => ({ route, sizes: both })),
      };
    },
  ],
  [
    /^(app|publish|server|tools|bench|content)\/.*\.test\.tsx?$|^tests\/(?!engines).*\.test\.ts$/,
    (file) => ({ why: "a test: itself", tests: [file] }),
  ],
  [
    /^tests\/(?!all-routes\/).*\.spec\.ts$/,
    (file) => ({ why: "a test: itself", specs: [file], build: true }),
  ],
  [
    /^tests\/(all-routes|accessibility-tree)\/.*/,
    (file, { samples }) => ({
      why: "a check of every page: its planted faults, and one page",
      build: true,
      related: true,
      specs: file.endsWith(".spec.ts")
        ? [file].filter((spec) => !spec.endsWith("visit.spec.ts"))
        : ["tests/all-routes/checks/planted-faults.spec.ts"],
      visits: samples.slice(0, 1).map((route) => ({ route, sizes: both })),
    }),
  ],
  [
    /^tests\/(changed|mutations|owners|engines|serving|output)\/.*/,
    () => ({ why: "a helper of these tests: those that import it", related: true }),
  ],
  [
    /^tests\/tools\/.*/,
    (_, { samples }) => ({
      why: "a helper of tests: those that import it, and one page",
      build: true,
      related: true,
      visits: samples.slice(0, 1).map((route) => ({ route, sizes: both })),
    }),
  ],
  [
    /^(\.env\.example|deploy\/.*)$/,
    () => ({
      why: "how the server is run: the tests that read it",
      tests: ["deploy-files", "env-example", "proxies"].map((name) => `tests/serving/${name}.test.ts`),
    }),
  ],
  [
    /^server\/.*/,
    () => ({ why: "the server: its tests", related: true, tests: ["server", "tests/serving/node.test.ts"] }),
  ],
  [
    /^publish\/.*/,
    () => ({
      why: "the build: its tests and those of the output",
      build: true,
      related: true,
      tests: [output],
    }),
  ],
  [/^(tools|bench)\/.*/, () => ({ why: "a tool: the tests that import it", related: true })],
  [
    /^app\/.*/,
    (_, site) => ({
      why: "shared by all kinds of page: one of each",
      build: true,
      related: true,
      tests: [output],
      visits: oneOfEach(site),
    }),
  ],
  [
    /.*/,
    (_, site) => everything(site, "no rule matches: all except the slow tests, and one page of each kind"),
  ],
];

const unique = <Value>(values: readonly Value[]) => [...new Set(values)];

/** Merges the sizes per route. */
function mergeVisits(visits: readonly Visit[]): Visit[] {
  const byRoute = Map.groupBy(visits, ({ route }) => route);
  return [...byRoute].map(([route, wanted]) => ({
    route,
    sizes: both.filter((size) => wanted.some(({ sizes }) => sizes.includes(size))),
  }));
}

export function choose(files: readonly string[], site: SitePages): Choice {
  const wanted = files.map((file) => {
    for (const [pattern, want] of rules) {
      const match = pattern.exec(file);
      if (match) return { file, ...want(file, site, match[1] ?? "") };
    }
    throw new Error("the last rule matches every file");
  });
  return {
    build: wanted.some(({ build }) => build),
    related: wanted.filter(({ related }) => related).map(({ file }) => file),
    tests: unique(wanted.flatMap(({ tests = [] }) => tests)),
    specs: unique(wanted.flatMap(({ specs = [] }) => specs)),
    visits: mergeVisits(wanted.flatMap(({ visits = [] }) => visits)),
    reasons: wanted.map(({ file, why }) => ({ file, why })),
  };
}
