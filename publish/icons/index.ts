import sharp from "sharp";
import { icons, webManifestFile } from "../../app/seo/icons.ts";
import type { Cached } from "../cache.ts";
import { openSvg } from "../open-svg.ts";
import type { Files } from "../output.ts";
import type { BuildContent } from "../site-content.ts";

/**
 * The share of the tile's side that the logo takes up. Masks may cut a tile to
 * a circle of 80% of its side.
 */
const share = { small: 0.94, home: 0.7, maskable: 0.52 };

function drawPng(svg: string, side: number): Promise<Buffer> {
  const picture = openSvg(svg, side).render().asPng();
  return sharp(picture).png({ palette: true, effort: 10 }).toBuffer();
}

/**
 * An .ico file with one PNG picture: a header, one entry, and the unchanged
 * picture.
 */
function icoFile(png: Buffer, side: number): Buffer {
  const header = Buffer.alloc(22);
  header.writeUInt16LE(1, 2); // an icon, not a cursor
  header.writeUInt16LE(1, 4); // of one picture
  header.writeUInt8(side, 6);
  header.writeUInt8(side, 7);
  header.writeUInt16LE(1, 10); // colour planes
  header.writeUInt16LE(32, 12); // bits a pixel
  header.writeUInt32LE(png.length, 14);
  header.writeUInt32LE(header.length, 18);
  return Buffer.concat([header, png]);
}

function webManifest({ site, pages, draw }: BuildContent): string {
  const paper = draw.colour("--paper").light;
  const square = (src: string, side: number, purpose = "any") => ({
    src,
    sizes: `${side}x${side}`,
    type: "image/png",
    purpose,
  });
  return JSON.stringify({
    name: site.name,
    short_name: site.name,
    description: pages.find(({ path }) => path === "/")?.head.description,
    lang: site.lang,
    start_url: "/",
    display: "browser",
    theme_color: paper,
    background_color: paper,
    icons: [
      { src: icons.svg, sizes: "any", type: "image/svg+xml" },
      square(icons.small, 32),
      square(icons.home, 192),
      square(icons.splash, 512),
      square(icons.maskable, 512, "maskable"),
    ],
  });
}

/** The icon set, drawn from the logo, and the web manifest that lists it. */
export async function addIcons(
  files: Files,
  content: BuildContent,
  cached: Cached,
): Promise<void> {
  const png = (svg: string, side: number) =>
    cached(["icon", svg, String(side)], () => drawPng(svg, side));
  const { schemeIcon, tileIcon } = content.draw;
  const put = (address: string, data: Buffer | string) =>
    files.set(address.slice(1), Buffer.from(data));
  const small = await png(tileIcon(share.small), 32);
  put(icons.svg, schemeIcon());
  put(icons.small, small);
  put(icons.ico, icoFile(small, 32));
  put(icons.touch, await png(tileIcon(share.home), 180));
  put(icons.home, await png(tileIcon(share.home), 192));
  put(icons.splash, await png(tileIcon(share.home), 512));
  put(icons.maskable, await png(tileIcon(share.maskable), 512));
  put(webManifestFile, webManifest(content));
}
