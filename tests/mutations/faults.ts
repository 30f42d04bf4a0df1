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
}

const links = "tests/output/links.test.ts";
const pages = "tests/output/pages.test.ts";
const head = "tests/output/findability/head.test.ts";
const app = "server/app.test.ts";

/** Twenty possible mistakes, each with the test that should catch it. */
export const faults: readonly Fault[] = [
  {
    name: "a dead link",
    file: "build/site/contact.html",
    from: ' href="/portfolio"',
    to: ' href="/portfolios"',
    test: links,
  },
  {
    name: "a link to a fragment that does not exist",
    file: `build/site${servicePage}.html`,
    from: ' href="#faq-',
    to: ' href="#fag-',
    test: links,
  },
  {
    name: "a picture without a text alternative",
    file: "build/site/index.html",
    from: " alt=",
    to: " data-alt=",
    test: pages,
  },
  {
    name: "a script without its hash",
    file: "build/site/contact.html",
    from: "</body>",
    to: "<script>1</script></body>",
    test: pages,
  },
  {
    name: "a style attribute, which the CSP blocks",
    file: "build/site/contact.html",
    from: "<h1",
    to: '<h1 style="color:red"',
    test: pages,
  },
  {
    name: "a heading that skips a level",
    file: "build/site/contact.html",
    from: "h2>",
    to: "h4>",
    test: pages,
  },
  {
    name: "an inline script that uses the scope of its module",
    file: "build/site/contact.html",
    from: "<script>(",
    to: "<script>outside();(",
    test: "tests/output/inline-scripts.test.ts",
  },
  {
    name: "a section under another name",
    file: `build/site${servicePage}.html`,
    from: "<h2>FAQ",
    to: "<h2>Asked",
    test: "tests/output/headings.test.ts",
  },
  {
    name: "a page without its canonical URL",
    file: "build/site/about/company.html",
    from: 'rel="canonical"',
    to: 'rel="canon"',
    test: head,
  },
  {
    name: "a page without a description",
    file: "build/site/about/company.html",
    from: 'name="description"',
    to: 'name="summary"',
    test: head,
  },
  {
    name: "a page that is not in the sitemap",
    file: "build/site/sitemap.xml",
    from: "/contact</loc>",
    to: "/contacts</loc>",
    test: "tests/output/findability/known-files.test.ts",
  },
  {
    name: "a missing page with status 200",
    file: "server/site/fast-path.ts",
    from: "writeHead(404,",
    to: "writeHead(200,",
    test: app,
  },
  {
    name: "a redirect that is not permanent",
    file: "server/site/fast-path.ts",
    from: "writeHead(301,",
    to: "writeHead(302,",
    test: app,
  },
  {
    name: "a skipped redirect",
    file: "server/site/moved.ts",
    from: "for (const address of [from, ...aliases(from)])",
    to: "for (const address of aliases(from))",
    test: "server/site/moved.test.ts",
  },
  {
    name: "a missing header",
    file: "server/site/headers.ts",
    from: '  "X-Content-Type-Options": "nosniff",\n',
    to: "",
    test: app,
  },
  {
    name: "a limit that a client avoids by another address of its network",
    file: "server/client-address.ts",
    from: ".slice(0, 4)",
    to: ".slice(0, 8)",
    test: "server/client-address.test.ts",
  },
  {
    name: "a CSP without the hash of a script",
    file: "publish/policy.ts",
    from: "...inlineScripts(html).map(hash)",
    to: "...inlineScripts(html).slice(1).map(hash)",
    test: "publish/policy.test.ts",
  },
  {
    name: "arrow keys that leave the list of questions",
    file: "app/sections/faq-behaviour.ts",
    from: "Math.min(at + 1, last)",
    to: "at + 1",
    test: "app/sections/faq-behaviour.test.ts",
  },
  {
    name: "a missing focus ring",
    file: "app/styles/base.css",
    from: "outline: 2px solid var(--signal-text)",
    to: "outline: none",
    test: "tests/all-routes/visit.spec.ts",
    browser: "/call .* desktop",
  },
  {
    name: "a label of another field",
    file: "app/pages/contact/form/field.tsx",
    from: "htmlFor={",
    to: 'htmlFor={"other-" + ',
    test: "tests/all-routes/visit.spec.ts",
    browser: "/contact .* desktop",
  },
];
