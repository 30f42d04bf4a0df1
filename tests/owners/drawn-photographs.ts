import sharp from "sharp";

/** Written into every original, so that tests can search the output for it. */
export const camera = "The camera of an owner";

async function photograph(svg: string): Promise<Buffer> {
  return sharp(Buffer.from(svg))
    .withExif({ IFD0: { Artist: camera } })
    .jpeg({ quality: 92 })
    .toBuffer();
}

/**
 * A drawn portrait: head and shoulders in front of a wall, lit from the left.
 */
export function portrait(
  width: number,
  height: number,
  hue: number,
): Promise<Buffer> {
  return photograph(`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 80 100" preserveAspectRatio="xMidYMid slice">
  <defs>
    <linearGradient id="wall"><stop stop-color="hsl(${hue} 40% 82%)"/><stop offset="1" stop-color="hsl(${hue} 45% 38%)"/></linearGradient>
    <radialGradient id="skin" cx=".35" cy=".35"><stop stop-color="hsl(28 60% 78%)"/><stop offset="1" stop-color="hsl(20 45% 40%)"/></radialGradient>
  </defs>
  <rect x="-50" y="-50" width="200" height="200" fill="url(#wall)"/>
  <path d="M4 104C6 78 24 70 40 70S74 78 76 104Z" fill="hsl(${hue + 160} 35% 26%)"/>
  <path d="M33 58h14v14q-7 6-14 0z" fill="hsl(20 40% 45%)"/>
  <ellipse cx="40" cy="42" rx="16" ry="21" fill="url(#skin)"/>
  <path d="M23 42C20 14 60 12 57 42 54 30 46 28 40 28S26 30 23 42Z" fill="hsl(${hue} 25% 14%)"/>
</svg>`);
}

/** A place of work: a room with windows, desks and screens. */
export function room(
  width: number,
  height: number,
  hue: number,
): Promise<Buffer> {
  const windows = [8, 44, 80, 116].map(
    (x) =>
      `<rect x="${x}" y="10" width="28" height="36" fill="hsl(205 60% 88%)" stroke="#fff" stroke-width="2"/>`,
  );
  const desks = [14, 62, 110].map(
    (x) =>
      `<path d="M${x} 74h32v3h-32z" fill="hsl(30 45% 45%)"/><path d="M${x + 2} 77v18M${x + 30} 77v18" stroke="#222"/><rect x="${x + 7}" y="58" width="18" height="12" fill="hsl(${hue} 60% 35%)"/><path d="M${x + 16} 70v4" stroke="#222"/>`,
  );
  return photograph(`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 150 100" preserveAspectRatio="xMidYMid slice">
  <rect x="-50" y="-50" width="250" height="250" fill="hsl(${hue} 25% 62%)"/><path d="M-50 80h250v120h-250z" fill="hsl(${hue} 15% 40%)"/>
  ${windows.join("")}${desks.join("")}
</svg>`);
}

/** A logo: a mark and a bar in one colour. */
export function logo(colour: string, shape: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="160" height="48"><g fill="${colour}"><path d="${shape}"/><path d="M56 16h96v6h-96zM56 28h64v6h-64z"/></g></svg>`;
}
