import { createHash } from "node:crypto";
import { describe, expect, test } from "vitest";
import { addPolicies, addPolicy, contentSecurityPolicy } from "./policy.ts";

const closed = { formEndpoint: null, analyticsEndpoint: null };
const hashOf = (text: string) =>
  `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
const style = "p{color:red}";
const plain = `<!doctype html><html><head><meta charSet="utf-8"/><style>${style}</style></head><body></body></html>`;
const withScript = plain.replace("</body>", "<script>run()</script></body>");
const withModules = plain.replace(
  "</body>",
  '<div data-modules="/assets/entry.js"></div></body>',
);

function directives(html: string, origins = {}): Record<string, string> {
  const policy = contentSecurityPolicy(html, { ...closed, ...origins });
  return Object.fromEntries(
    policy
      .split("; ")
      .map((part) => [part.split(" ")[0], part.replace(/^\S+ /, "")]),
  );
}

test("a page without scripts may run none", () => {
  expect(directives(plain)).toEqual({
    "default-src": "'none'",
    "script-src": "'none'",
    "style-src": hashOf(style),
    "img-src": "'self'",
    "font-src": "'self'",
    "connect-src": "'self'",
    "form-action": "'self'",
    "manifest-src": "'self'",
    "base-uri": "'none'",
  });
});

test("allows inline scripts and speculation rules by hash; JSON needs none", () => {
  const rules = '<script type="speculationrules">{"prefetch":[]}</script>';
  const data = '<script type="application/ld+json">{"@graph":[]}</script>';
  const html = withScript.replace("</body>", `${rules}${data}</body>`);
  expect(directives(html)["script-src"]).toBe(
    `${hashOf("run()")} ${hashOf('{"prefetch":[]}')}`,
  );
});

test("only a page with modules may load scripts from the site", () => {
  expect(directives(withScript)["script-src"]).not.toContain("'self'");
  expect(directives(withModules)["script-src"]).toBe("'self'");
});

test("the form's endpoint adds only its origin to two directives, to connect-src only on a page with modules", () => {
  const formEndpoint = "https://forms.example/f/abc?x=1";
  expect(directives(plain, { formEndpoint })).toMatchObject({
    "connect-src": "'self'",
    "form-action": "'self' https://forms.example",
  });
  expect(directives(withModules, { formEndpoint })).toMatchObject({
    "connect-src": "'self' https://forms.example",
    "form-action": "'self' https://forms.example",
    "img-src": "'self'",
  });
});

test("counting page views changes only connect-src", () => {
  const open = directives(plain, {
    analyticsEndpoint: "https://count.example/api",
  });
  expect(open["connect-src"]).toBe("'self' https://count.example");
  expect(open["form-action"]).toBe("'self'");
});

test("only fonts may be inlined in a page's styles", () => {
  const html = plain.replace(
    style,
    "@font-face{src:url(data:font/woff2;base64,AA==)}",
  );
  expect(directives(html)).toEqual({
    ...directives(plain),
    "style-src": expect.any(String),
    "font-src": "'self' data:",
  });
});

test("nothing is ever allowed by 'unsafe-inline', a wildcard or a scheme", () => {
  expect(contentSecurityPolicy(withModules, closed)).not.toMatch(
    /unsafe|\*|data:|https:/,
  );
});

test.each([
  '<script async="" src="https://www.counter.example/tag.js?id=1"></script>',
  '<script src="//www.counter.example/tag.js"></script>',
])(
  "a third-party script tag fails the build, with what to do instead: %s",
  (tag) => {
    const html = plain.replace("</body>", `${tag}</body>`);
    const files = new Map([["contact.html", Buffer.from(html)]]);
    expect(() => addPolicies(files, closed)).toThrow(
      /^contact\.html loads a script from www\.counter\.example.*set analytics in content\/site\.yaml/,
    );
  },
);

describe("the policy in the page", () => {
  test("comes before everything that it applies to", () => {
    const html = addPolicy(withScript, closed);
    expect(html).toBe(
      withScript.replace(
        "<head>",
        `<head><meta http-equiv="Content-Security-Policy" content="${contentSecurityPolicy(withScript, closed)}"/>`,
      ),
    );
  });

  test("keeps the charset where browsers look for it, or fails the build", () => {
    const scripts = Array.from(
      { length: 20 },
      (_, index) => `<script>run(${index})</script>`,
    ).join("");
    const html = plain.replace("</body>", `${scripts}</body>`);
    expect(() => addPolicy(html, closed)).toThrow(/1024/);
  });
});
