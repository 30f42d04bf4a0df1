import { expect, it } from "vitest";
import {
  findDifference,
  keepOptional,
  mergeOutlines,
  outlineOf,
  readOutline,
  writeOutline,
} from "./outline.ts";
import { readTree } from "./tree.ts";

const page = `
- banner:
  - link "Northlight, home":
    - /url: /
- main:
  - heading "Lighthouses" [level=1]
  - paragraph: Sheet 1 Lamps
  - heading "Why choose us" [level=2]
  - list:
    - listitem:
      - heading "Bright" [level=3]
      - paragraph: Seen from afar.
    - listitem:
      - heading "Old" [level=3]
      - paragraph: Since 1810.
  - paragraph: Sheet 2 Keepers
  - heading "Two keepers" [level=2]
  - term: Day
  - definition: Ann
  - term: Night
  - definition: Ben
  - link "Schedule a Call (opens in a new tab)":
    - /url: https://example.com
    - text: Schedule a Call
    - img "(opens in a new tab)"
`;

const isFixed = (name: string) => name === "Why choose us";
const outline = outlineOf(readTree(page), isFixed);
const differences = (changed: string) => findDifference(outline, readTree(changed), "page");

it("records roles, levels, order and names from the code, but not names from the content", () => {
  expect(writeOutline(outline)).toBe(`- banner:
    - link … +
- main:
    - heading 1 …
    - section "Why choose us":
        - paragraph +
        - heading 2 "Why choose us"
        - list:
            - listitem +:
                - heading 3 …
                - paragraph +
    - section …:
        - paragraph +
        - heading 2 …
        - terms and definitions
        - link … +
`);
  expect(readOutline(writeOutline(outline))).toEqual(outline);
});

it("still matches if the content changes its text or the number of repeated items", () => {
  expect(differences(page)).toEqual([]);
  expect(differences(page.replaceAll(/Lighthouses|Bright|Two keepers|Seen from/g, "Other"))).toEqual([]);
  const more = '    - listitem:\n      - heading "New" [level=3]\n      - paragraph: And more.\n';
  expect(differences(page.replace("    - listitem:\n", `${more}    - listitem:\n`))).toEqual([]);
});

it.each([
  [
    "another level",
    "[level=3]",
    "[level=4]",
    /listitem: heading 3 "…" is missing, there is heading 4 "Bright"/,
  ],
  ["a lost name", 'link "Northlight, home"', "link", /banner: link "…" is missing, there is link instead/],
  ["a lost role", "- list:\n    - listitem:", "- group:\n    - listitem:", /list is missing, there is group/],
  ["other fixed words", "Why choose us", "Why us", /main: section "Why choose us" is missing/],
  ["a lost paragraph", "      - paragraph: Since 1810.\n", "", /listitem: paragraph is missing, it ends/],
  ["a landmark that nobody knows", "- main:", "- complementary\n- main:", /there is complementary instead/],
  ["an end that nobody knows", /$/, "- dialog", /page: dialog is not in the outline there/],
])("reports %s", (_, before, after, fault) => {
  const [found = ""] = differences(page.replace(before, after));
  expect(found).toMatch(fault);
});

it("makes elements optional that only some pages of a kind have", () => {
  const without = outlineOf(readTree(page.replace(/ {2}- term: Day[\s\S]*Ben\n/, "")), isFixed);
  const both = mergeOutlines(outline.slice(1), without.slice(1));
  expect(writeOutline(both)).toContain('section "Why choose us":');
  expect(writeOutline(both).match(/section … \?/g)).toHaveLength(2);
});

it("keeps optional elements optional when it is updated", () => {
  const last = readOutline('- banner ?:\n    - link … +\n- navigation "Gone" ?\n- main:\n    - dialog\n');
  const written = writeOutline(keepOptional(outline, last));
  expect(written).toContain("- banner ?:");
  expect(written).toContain('- navigation "Gone" ?');
  expect(written).not.toContain("dialog");
});
