import { readFileSync } from "node:fs";
import path from "node:path";
import { beforeAll, describe, expect, it } from "vitest";
import { parse } from "yaml";
import { listEntries } from "../../app/content/entries.ts";
import { testimonials } from "../../app/content/items.ts";
import { checkValue } from "../../app/content/parse.ts";
import { site } from "../../app/content/site.ts";
import { titleProblem } from "../../app/content/title-length.ts";
import { service } from "../../app/pages/service/kind.ts";
import {
  loadSiteContent,
  type SiteContent,
} from "../../publish/site-content.ts";
import { testFolder } from "../../tests/tools/test-folder.ts";
import { folderKinds } from "../page-files/refused.ts";
import { newNames, scaffold } from "./scaffold.ts";
import { searchTitle } from "./template.ts";

const root = path.resolve(import.meta.dirname, "../..");

const [first = ""] = listEntries(service).map(({ slug }) => slug);
const [voice] = listEntries(testimonials);

let content: SiteContent;
beforeAll(async () => {
  const loaded = await loadSiteContent(root);
  content = {
    ...loaded,
    redirects: { ...loaded.redirects, "/services/moved": "/contact" },
  };
});

/** tests/owners/ builds some of them. */
it.each(folderKinds)(
  "a new page of the kind $name has no mistake",
  async ({ name, schema }) => {
    const folder = testFolder("new");
    const { file } = await scaffold(
      folder,
      name,
      "something-new",
      content,
      new Date(),
    );
    const text = readFileSync(path.join(folder, file), "utf8");
    const [, fields = text, prose] =
      /^---\n(.*?)^---\n(.*)$/ms.exec(text) ?? [];
    const written = { ...parse(fields), ...(prose !== undefined && { prose }) };
    expect(checkValue(schema, written).problems).toEqual([]);
  },
);

it.each(newNames)("a new %s is a draft", async (name) => {
  const folder = testFolder("new-draft");
  const { file } = await scaffold(
    folder,
    name,
    "something-new",
    content,
    new Date(),
  );
  expect(readFileSync(path.join(folder, file), "utf8")).toMatch(
    /^draft: true$/m,
  );
});

describe("a scaffold is refused", () => {
  it.each([
    ["home", "x", `"home" is not one of ${newNames.join(", ")}`],
    ["service", "Data Platform", '"Data Platform" is not a slug'],
    ["service", "data--platform", "is not a slug"],
    ["service", "../escape", "is not a slug"],
    [
      "service",
      first,
      `/services/${first} already exists: content/services/${first}.yaml`,
    ],
    ["service", "moved", "/services/moved redirects to /contact"],
    [
      "service",
      "a-name-that-no-menu-has-room-for",
      "may have at most 26 characters",
    ],
    ["person", "Asha Rao", '"Asha Rao" is not a slug'],
    ...(voice
      ? [
          [
            "testimonial",
            voice.slug,
            `content/testimonials/${voice.slug}.md already exists`,
          ],
        ]
      : []),
    ["legal", "contact", "/contact already exists: content/contact.yaml"],
    ["legal", "services", "/services cannot be a page"],
  ])("for %s %s", async (kind, slug, reason) => {
    await expect(
      scaffold(root, kind, slug, content, new Date()),
    ).rejects.toThrow(reason);
  });
});

it("writes titles that fit search results", () => {
  for (let length = 1; length <= 33; length += 1) {
    const title = searchTitle({ name: "x".repeat(length), kind: "case study" });
    expect([length, titleProblem(title, site.name)]).toEqual([
      length,
      undefined,
    ]);
  }
});
