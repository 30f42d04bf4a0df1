import { describe, expect, it } from "vitest";
import { contentSecurityPolicy } from "../../publish/policy.ts";
import { loadsModules } from "../../publish/scripts.ts";
import { findHtmlMistakes } from "../judges/html-validate.ts";
import {
  allRoutes,
  builtManifest,
  notFoundSource,
  pageSource,
} from "../tools/site.ts";

const pages = [
  ...allRoutes().map((route) => [route, () => pageSource(route)] as const),
  ["not found", notFoundSource] as const,
];

describe.each(pages)("%s", (route, source) => {
  const html = source();

  it("is valid HTML: unique ids, headings that skip no level, no style attribute", async () => {
    const mistakes = await findHtmlMistakes(html, route);
    expect(mistakes).toEqual([]);
  });

  it("has no timeline in the animation shorthand, because browsers would ignore the animation", () => {
    expect(
      html.match(/animation:[^;}]*(view\(|scroll\(| --)[^;}]*/g) ?? [],
    ).toEqual([]);
  });

  it("has no class that ad blockers hide", () => {
    const classes = [...html.matchAll(/ class="([^"]+)"/g)].flatMap(
      ([, names = ""]) => names.split(" "),
    );
    expect(
      classes.filter((name) =>
        /^(ads?|banner|social|share|track|promo|sponsor)/.test(name),
      ),
    ).toEqual([]);
  });

  it("starts with its policy, which allows only its own content", () => {
    const [, policy = ""] =
      /<head><meta http-equiv="Content-Security-Policy" content="([^"]+)"\/>/.exec(
        html,
      ) ?? [];
    expect(policy).toBe(contentSecurityPolicy(html, builtManifest()));
    expect(html.split('http-equiv="Content-Security-Policy"')).toHaveLength(2);
  });

  it("has no event handler, because its CSP would block it", () => {
    expect(html).not.toMatch(/<[^>]+ on[a-z]+="/);
  });
});

it("has no script file, and lists modules only for an island", () => {
  expect(
    allRoutes().filter((route) => /<script[^>]* src=/.test(pageSource(route))),
  ).toEqual([]);
  expect(
    allRoutes().filter((route) => loadsModules(pageSource(route))),
  ).toEqual(["/contact"]);
});
