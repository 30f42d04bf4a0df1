import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { pictureSchema } from "../../app/content/schema/picture.ts";
import { uncached } from "../cache.ts";
import type { Files } from "../output.ts";
import { addPictures } from "./index.ts";

let root: string;

/** A photograph of one colour, with a camera's metadata. */
const photograph = (width: number, height: number, background = "#c08040") =>
  sharp({ create: { width, height, channels: 3, background } })
    .withExif({ IFD0: { Artist: "A camera" } })
    .jpeg()
    .toBuffer();

beforeAll(async () => {
  root = mkdtempSync(path.join(tmpdir(), "pictures-"));
  const put = (name: string, data: Buffer | string) =>
    writeFileSync(path.join(root, "content/pictures", name), data);
  mkdirSync(path.join(root, "content/pictures"), { recursive: true });
  put("asha.jpg", await photograph(1000, 1000));
  put("small.jpg", await photograph(300, 300));
  put("large.jpg", Buffer.alloc(21_000_000));
  put("broken.jpg", "no picture");
  put(
    "acme.svg",
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 25"><rect width="100" height="25"/></svg>',
  );
});

afterAll(() => rmSync(root, { recursive: true, force: true }));

const html = (name: string, place = "portrait") =>
  `<main><picture class="m_abc123_photograph"><img src="/pictures/${name}" alt="Asha" data-place="${place}" loading="lazy" decoding="async"/></picture></main>`;

async function built(name: string, place?: string) {
  const files: Files = new Map([
    ["index.html", Buffer.from(html(name, place))],
  ]);
  const styles = await addPictures(
    files,
    root,
    (file) => [`content/people/asha.md: portrait of ${file}`],
    uncached,
  );
  return { files, styles, page: files.get("index.html")?.toString() ?? "" };
}

describe("a picture in a page", () => {
  it("is offered as AVIF and WebP in the widths of its place, with its size and text alternative", async () => {
    const { page, files } = await built("asha.jpg");
    const [name = ""] = /asha-[\w-]{8}-280/.exec(page) ?? [];
    const stem = name.replace(/-280$/, "");
    expect(page).toBe(
      `<main><picture class="m_abc123_photograph"><source type="image/avif" srcset="/assets/${stem}-280.avif 280w, /assets/${stem}-560.avif 560w" sizes="17rem"/><img class="t-b84" src="/assets/${stem}-560.webp" srcset="/assets/${stem}-280.webp 280w, /assets/${stem}-560.webp 560w" sizes="17rem" width="560" height="700" alt="Asha" loading="lazy" decoding="async"/></picture></main>`,
    );
    for (const format of ["avif", "webp"]) {
      const { width, height, exif } = await sharp(
        files.get(`assets/${stem}-560.${format}`),
      ).metadata();
      expect({ width, height, exif }).toEqual({
        width: 560,
        height: 700,
        exif: undefined,
      });
    }
  });

  it("has its average colour as a placeholder", async () => {
    expect((await built("asha.jpg")).styles).toBe(
      ".m_abc123_photograph .t-b84{background:#b84}",
    );
  });

  it("may be a vector drawing, which is never too small and has no placeholder", async () => {
    const { page, styles } = await built("acme.svg", "logo");
    expect(page).toContain('width="320" height="80"');
    expect(page).not.toContain(".svg");
    expect(styles).toBe("");
  });

  it("may be a line drawing in black, white and the greys of smooth edges", async () => {
    const { page, files } = await built("asha.jpg", "hatched");
    const [name = ""] = /asha-[\w-]+-560\.webp/.exec(page) ?? [];
    expect(page).not.toContain("avif");
    const pixels = await sharp(files.get(`assets/${name}`))
      .greyscale()
      .raw()
      .toBuffer();
    const shades = new Set(pixels);
    expect(shades.size).toBeLessThanOrEqual(5);
    expect(shades).toContain(255);
  });

  it.each([
    [
      "small.jpg",
      'content/pictures/small.jpg is 300 × 300: too small for the place "portrait", which needs 560 × 700 or more',
    ],
    [
      "large.jpg",
      "content/pictures/large.jpg has 21.0 MB: a picture may have 20 MB at most",
    ],
    ["gone.jpg", "there is no content/pictures/gone.jpg"],
    ["broken.jpg", "content/pictures/broken.jpg cannot be read as a picture"],
  ])("fails the build with the field that names %s", async (name, problem) => {
    await expect(built(name)).rejects.toThrow(
      `content/people/asha.md: portrait of ${name}: ${problem}`,
    );
  });
});

describe("the text alternative of a picture", () => {
  const problemOf = (picture: object) =>
    pictureSchema.safeParse(picture).error?.issues[0]?.message;

  it("is required unless the picture is marked as decoration", () => {
    expect(pictureSchema.parse({ file: "asha.jpg", alt: "Asha" })).toEqual({
      file: "asha.jpg",
      alt: "Asha",
    });
    expect(pictureSchema.parse({ file: "asha.jpg", decoration: true })).toEqual(
      {
        file: "asha.jpg",
        alt: "",
      },
    );
    for (const alt of [{}, { alt: "" }, { alt: "Asha", decoration: true }])
      expect(problemOf({ file: "asha.jpg", ...alt })).toMatch(
        /^must say what the picture shows/,
      );
  });

  it("belongs to a file in content/pictures/", () => {
    expect(
      pictureSchema.parse({ file: "/pictures/asha.jpg", alt: "Asha" }).file,
    ).toBe("asha.jpg");
    for (const file of [
      "../asha.jpg",
      "Asha Rao.jpg",
      "asha.gif",
      "/etc/asha.png",
    ])
      expect(problemOf({ file, alt: "Asha" })).toMatch(
        /^must be the name of a file/,
      );
  });
});
