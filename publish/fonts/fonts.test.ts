import path from "node:path";
import { describe, expect, it } from "vitest";
import { fontRoles, fonts } from "../../app/styles/fonts.ts";
import { uncached } from "../cache.ts";
import type { Files } from "../output.ts";
import type { Fonts } from "./family.ts";
import { addFonts, addTitleFonts } from "./index.ts";

const root = path.resolve(import.meta.dirname, "../..");

/**
 * The installed families in each other's roles: wide and narrow, with a width
 * axis and without.
 */
const swapped: Fonts = {
  display: { ...fonts.display, package: fonts.text.package },
  text: { ...fonts.text, package: fonts.mono.package },
  mono: { ...fonts.mono, package: fonts.display.package },
};

const pageWith = (body: string): Files =>
  new Map([
    [
      "team.html",
      Buffer.from(
        `<html><head><style></style></head><body>${body}</body></html>`,
      ),
    ],
  ]);

describe.each([
  ["the fonts of the site", fonts],
  ["the same in other roles", swapped],
])("%s", (_, used) => {
  it("are one file per role for English", async () => {
    const files = pageWith("<h1>Plain words</h1>");
    const { chosen } = await addFonts(files, used, [], root, uncached);
    expect(chosen.map(({ role }) => role)).toEqual(fontRoles);
    expect(
      [...files.keys()].filter((name) => name.endsWith(".woff2")),
    ).toHaveLength(3);
  });

  it("include the files with other letters, for the pages that need them", async () => {
    const files = pageWith("<h1>Łukasz Dvořák</h1>");
    const { chosen, styles } = await addFonts(files, used, [], root, uncached);
    for (const role of fontRoles) {
      const own = chosen
        .filter((file) => file.role === role)
        .flatMap(({ has }) => [...has]);
      for (const letter of "Łřá") expect(own, role).toContain(letter);
    }
    expect(styles).toMatch(/unicode-range: [^;}]*U\+141/);
  });

  it("inline the letters of each title, in any script", async () => {
    const files = pageWith("<h1>Łukasz</h1>");
    const { chosen } = await addFonts(files, used, [], root, uncached);
    await addTitleFonts(files, chosen, uncached);
    const html = files.get("team.html")?.toString() ?? "";
    const rules = html.match(/@font-face\{font-family:Title;/g) ?? [];
    expect(rules).toHaveLength(2);
    expect(html.match(/rel="preload"/g)).toHaveLength(rules.length);
    expect(html).toContain("unicode-range:U+141");
  });

  it("inline no font for the spaces of a title alone, which browsers refuse", async () => {
    const files = pageWith("<h1>Łř Łř</h1>");
    const { chosen } = await addFonts(files, used, [], root, uncached);
    await addTitleFonts(files, chosen, uncached);
    expect(
      files
        .get("team.html")
        ?.toString()
        .match(/@font-face\{font-family:Title;/g),
    ).toHaveLength(1);
  });
});

describe("a character that no font has", () => {
  const message = (
    files: Files,
    cards: { path: string; text: string }[] = [],
  ) =>
    addFonts(files, fonts, cards, root, uncached).then(
      () => "",
      (error: Error) => error.message,
    );

  it("fails the build with its code and its page", async () => {
    expect(
      await message(pageWith("<p>Can read ᚠ and write it too</p>")),
    ).toContain("ᚠ (U+16A0) in team.html");
  });

  it("fails it in the labels of a drawing or field, on a card, in a drawing's file and in styles", async () => {
    expect(await message(pageWith("<svg><text>ᚠ</text></svg>"))).toContain(
      "U+16A0) in team.html",
    );
    expect(await message(pageWith('<input placeholder="&#5792;"/>'))).toContain(
      "U+16A0) in team.html",
    );
    expect(await message(pageWith("<script>ᚠ</script>"))).toBe("");
    expect(
      await message(pageWith(""), [{ path: "/team", text: "ᚠ" }]),
    ).toContain("the card of /team");
    const drawing = pageWith("").set(
      "drawings/a.svg",
      Buffer.from("<svg><text>ᚠ</text></svg>"),
    );
    expect(await message(drawing)).toContain("drawings/a.svg");
    const page = pageWith("").set(
      "assets/a.css",
      Buffer.from('a::before { content: "\\16A0" }'),
    );
    expect(await message(page)).toContain("the styles assets/a.css");
  });
});

it("a character that one family lacks comes from another, in all texts", async () => {
  const { chosen, styles } = await addFonts(
    pageWith("<p>₹ 500</p>"),
    fonts,
    [],
    root,
    uncached,
  );
  expect(chosen.some(({ has }) => has.has("₹"))).toBe(true);
  for (const families of [
    "Display, Text, Mono",
    "Text, Display, Mono",
    "Mono, Display, Text",
  ]) {
    expect(styles).toContain(`: ${families}, "`);
  }
});

it("names a package that is not installed, with the command to install it", async () => {
  const missing = {
    ...fonts,
    mono: { ...fonts.mono, package: "@fontsource-variable/not-there" },
  };
  await expect(
    addFonts(pageWith(""), missing, [], root, uncached),
  ).rejects.toThrow(
    "app/styles/fonts.ts: mono: @fontsource-variable/not-there is not an installed Fontsource package. Run npm install --save-dev @fontsource-variable/not-there",
  );
});
