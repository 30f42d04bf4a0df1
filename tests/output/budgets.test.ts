import { readdirSync, statSync } from "node:fs";
import { get, type IncomingMessage } from "node:http";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { legal } from "../../app/pages/legal/kind.ts";
import { brotliPage } from "../../publish/compress.ts";
import { readFirstView } from "../../publish/first-view.ts";
import { readableText } from "../../publish/output.ts";
import { routesOf } from "../all-routes/groups.ts";
import {
  bytesOf,
  firstViewBytes,
  fontBudget,
  overBudget,
} from "../tools/budgets.ts";
import {
  allRoutes,
  pageSource,
  serveOnPort,
  siteFolder,
} from "../tools/site.ts";
import { testFolder } from "../tools/test-folder.ts";

/**
 * The longest head and hero that the schemas allow have about this many
 * characters more than real pages.
 */
const HERO_WORDS = 1200;

/** The end of a policy, which is running text. */
function prose(length: number): string {
  const [policy = ""] = routesOf(legal);
  const text = readableText(pageSource(policy).split("<main")[1] ?? "");
  return text.replace(/\s+/g, " ").slice(-length);
}

/**
 * Of the first view alone, which takes half the time: the rest is compressed
 * separately.
 */
async function bytesOfFirstView(html: string): Promise<number> {
  const firstView = html.slice(0, readFirstView(html).end);
  return firstViewBytes(firstView, await brotliPage(Buffer.from(firstView)));
}

describe("budgets", () => {
  it.each(allRoutes())("%s is within its byte budgets", (route) => {
    expect(overBudget(route, bytesOf(route))).toEqual([]);
  });

  it.each(allRoutes())(
    "%s has room in its first view for the longest allowed hero text",
    async (route) => {
      const page = pageSource(route);
      const { end } = readFirstView(page);
      const place = page.lastIndexOf("</", end);
      const longer = `${page.slice(0, place)}<p>${prose(HERO_WORDS)}</p>${page.slice(place)}`;
      const added =
        (await bytesOfFirstView(longer)) - (await bytesOfFirstView(page));
      const { firstView, ...rest } = bytesOf(route);
      expect(
        overBudget(route, { ...rest, firstView: firstView + added }),
      ).toEqual([]);
    },
  );

  it("count what the server sends, including headers", async () => {
    const site = await serveOnPort({ DATA_DIR: testFolder("inbox") });
    try {
      const answer = await new Promise<IncomingMessage>((resolve) =>
        get(
          `${site.origin}/contact`,
          { headers: { "Accept-Encoding": "br" } },
          resolve,
        ),
      );
      const head = answer.rawHeaders.reduce(
        (sum, field) => sum + field.length + 2,
        "HTTP/1.1 200 OK\r\n\r\n".length,
      );
      const body = (await answer.toArray()).reduce(
        (sum, chunk: Buffer) => sum + chunk.length,
        0,
      );
      expect(bytesOf("/contact").document).toBe(head + body);
    } finally {
      await site.stop();
    }
  });

  it.each(allRoutes())(
    "%s loads nothing that blocks its first paint",
    (route) => {
      const head =
        /<head>([\s\S]*?)<\/head>/.exec(pageSource(route))?.[1] ?? "";
      expect(head).not.toMatch(/<link[^>]+rel="stylesheet"/);
    },
  );

  it("apply to all fonts together", () => {
    const assets = path.join(siteFolder, "assets");
    const fonts = readdirSync(assets).filter((name) => name.endsWith(".woff2"));
    expect(fonts.length).toBeGreaterThanOrEqual(3);
    expect(
      fonts.reduce(
        (sum, name) => sum + statSync(path.join(assets, name)).size,
        0,
      ),
    ).toBeLessThanOrEqual(fontBudget);
  });
});
