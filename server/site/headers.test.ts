import { expect, test } from "vitest";
import { answerHeaders, contentSecurityPolicy, pageHeaders, redirectPageHeaders } from "./headers.ts";
import type { Manifest, ManifestPage } from "./manifest.ts";

const hash = `sha256-${"A".repeat(43)}=`;
const plain: ManifestPage = { file: "index.html", scriptHashes: [], styleHashes: [hash], modules: false };
const manifest: Manifest = {
  siteUrl: "https://algosmith.example",
  formEndpoint: null,
  keepMessagesDays: null,
  analyticsEndpoint: null,
  pages: { "/": plain },
  notFound: plain,
  templates: { contactFailed: null },
  redirects: {},
};

function directives(page: ManifestPage, changes: Partial<Manifest> = {}): Record<string, string> {
  const policy = contentSecurityPolicy(page, { ...manifest, ...changes });
  return Object.fromEntries(
    policy.split("; ").map((part) => [part.split(" ")[0], part.replace(/^\S+ /, "")]),
  );
}

test("a page without scripts may run none", () => {
  expect(directives(plain)).toMatchObject({
    "default-src": "'none'",
    "script-src": "'none'",
    "style-src": `'${hash}'`,
    "connect-src": "'self'",
    "form-action": "'self'",
    "frame-ancestors": "'none'",
  });
});

test("only a page with modules may load scripts from the site", () => {
  expect(directives({ ...plain, scriptHashes: [hash] })["script-src"]).toBe(`'${hash}'`);
  expect(directives({ ...plain, modules: true })["script-src"]).toBe("'self'");
});

test("only a page with modules may send to the form's endpoint", () => {
  const formEndpoint = "https://forms.example/f";
  expect(directives(plain, { formEndpoint })["connect-src"]).toBe("'self'");
  expect(directives({ ...plain, modules: true }, { formEndpoint })["connect-src"]).toBe(
    "'self' https://forms.example",
  );
});

test("the form's endpoint opens two directives, by its origin alone", () => {
  const open = directives({ ...plain, modules: true }, { formEndpoint: "https://forms.example/f/abc?x=1" });
  expect(open["connect-src"]).toBe("'self' https://forms.example");
  expect(open["form-action"]).toBe("'self' https://forms.example");
  expect(open["img-src"]).toBe("'self'");
});

test("counting page views opens connect-src alone", () => {
  const open = directives(plain, { analyticsEndpoint: "https://count.example/api" });
  expect(open["connect-src"]).toBe("'self' https://count.example");
  expect(open["form-action"]).toBe("'self'");
});

test("nothing is ever allowed by 'unsafe-inline', a wildcard or a scheme", () => {
  for (const headers of [pageHeaders(plain, manifest), redirectPageHeaders(), answerHeaders()]) {
    expect(headers["Content-Security-Policy"]).toMatch(/^default-src 'none'/);
    expect(headers["Content-Security-Policy"]).not.toMatch(/unsafe|\*|data:|https:(?!\/\/)/);
  }
});

test("a native form post carries its origin: the referrer policy is none of those that hide it", () => {
  expect(pageHeaders(plain, manifest)["Referrer-Policy"]).toBe("strict-origin-when-cross-origin");
});
