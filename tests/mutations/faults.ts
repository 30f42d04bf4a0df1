import { service } from "../../app/pages/service/kind.ts";
import { routesOf } from "../all-routes/groups.ts";

const [servicePage = ""] = routesOf(service);

export interface Fault {
  name: string;
  /** In the copy of the project, including its build. */
  file: string;
  from: string;
  to: string;
  /** The test file that must fail. */
  test: string;
  /** For browser tests: which tests of the file, after a build. */
  browser?: string;
  /** Only a nightly test catches it. */
  nightly?: true;
}

type Replaced = [from: string, to: string];

/** Faults in a file that this test must catch. */
const inFile = (
  file: string,
  test: string,
  faults: Readonly<Record<string, Replaced>>,
): Fault[] =>
  Object.entries(faults).map(([name, [from, to]]) => ({
    name,
    file,
    from,
    to,
    test,
  }));
const inPage = (
  route: string,
  test: string,
  faults: Readonly<Record<string, Replaced>>,
): Fault[] => inFile(`build/site${route}.html`, test, faults);
/** The same for a visit in a browser. */
const inVisit = (
  file: string,
  browser: string,
  faults: Readonly<Record<string, Replaced>>,
): Fault[] =>
  inFile(file, "tests/all-routes/visit.spec.ts", faults).map((fault) => ({
    ...fault,
    browser,
  }));

const links = "tests/output/links.test.ts";
const pages = "tests/output/pages.test.ts";
const app = "server/app.test.ts";

/** Possible mistakes, each with the test that should catch it. */
export const faults: readonly Fault[] = [
  ...inPage("/contact", links, {
    "a dead link": [' href="/portfolio"', ' href="/portfolios"'],
  }),
  ...inPage(servicePage, links, {
    "a link to a fragment that does not exist": [
      ' href="#faq-',
      ' href="#fag-',
    ],
  }),
  ...inPage("/index", pages, {
    "a picture without a text alternative": [" alt=", " data-alt="],
  }),
  ...inPage("/contact", pages, {
    "a script without its hash": ["</body>", "<script>1</script></body>"],
    "a style attribute, which the CSP blocks": ["<h1", '<h1 style="color:red"'],
    "a heading that skips a level": ["h2>", "h4>"],
    "an id that occurs twice": ["<h1", '<p id="main"></p><h1'],
  }),
  ...inPage("/contact", "tests/output/inline-scripts.test.ts", {
    "an inline script that uses the scope of its module": [
      "<script>(",
      "<script>outside();(",
    ],
  }),
  ...inPage(servicePage, "tests/output/headings.test.ts", {
    "a section under another name": ["<h2>FAQ", "<h2>Asked"],
  }),
  ...inPage("/about/company", "tests/output/findability/head.test.ts", {
    "a page without its canonical URL": ['rel="canonical"', 'rel="canon"'],
    "a page without a description": ['name="description"', 'name="summary"'],
  }),
  ...inFile(
    "build/site/sitemap.xml",
    "tests/output/findability/known-files.test.ts",
    {
      "a page that is not in the sitemap": [
        "/contact</loc>",
        "/contacts</loc>",
      ],
    },
  ),
  ...inFile("server/site/fast-path.ts", app, {
    "a missing page with status 200": ["writeHead(404,", "writeHead(200,"],
    "a redirect that is not permanent": ["writeHead(301,", "writeHead(302,"],
  }),
  ...inFile("server/site/moved.ts", "server/site/moved.test.ts", {
    "a skipped redirect": [
      "Object.entries(withCopies(redirects))",
      "Object.entries({} as Record<string, string>)",
    ],
  }),
  ...inFile("server/site/headers.ts", app, {
    "a missing header": ['  "X-Content-Type-Options": "nosniff",\n', ""],
  }),
  ...inFile("server/client-address.ts", "server/client-address.test.ts", {
    "a limit that a client avoids by another address of its network": [
      "network(fourth, 64)",
      "address",
    ],
  }),
  ...inFile("publish/policy.ts", "publish/policy.test.ts", {
    "a CSP without the hash of a script": [
      "...inlineScripts(html).map(hash)",
      "...inlineScripts(html).slice(1).map(hash)",
    ],
  }),
  ...inFile(
    "app/sections/faq-behaviour.ts",
    "app/sections/faq-behaviour.test.ts",
    {
      "arrow keys that leave the list of questions": [
        "Math.min(at + 1, last)",
        "at + 1",
      ],
    },
  ),
  {
    name: "a toast fixed over the form",
    file: "app/pages/contact/form/notice.module.css",
    from: ".notice {",
    to: ".notice {\n  position: fixed;\n  z-index: 30;\n  inset: auto 1rem 1rem;",
    test: "tests/heard/contact.spec.ts",
    browser: "320×256",
  },
  ...inVisit("app/styles/base.css", "/call .* a phone", {
    "a missing focus ring": [
      "outline: 2px solid var(--signal-text)",
      "outline: none",
    ],
  }),
  {
    name: "a button that says it opens something, which it does not",
    file: "app/frame/navbar/navbar-behaviour.ts",
    from: '":is(header, li) > [popovertarget]"',
    to: '"header > button, nav button"',
    test: "tests/heard/transcripts.spec.ts",
    browser: "home is heard",
  },
  ...inVisit("app/pages/contact/form/field.tsx", "/contact .* desktop", {
    "a label of another field": ["htmlFor={", 'htmlFor={"other-" + '],
  }),
];
