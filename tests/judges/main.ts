/**
 * Runs every judge over the whole site, as built, and lists them with their
 * counts. `npm run test:nightly` runs it.
 */
import { mkdirSync, readdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { type Browser, chromium } from "@playwright/test";
import { outputLayout } from "../../server/site/manifest.ts";
import { kinds, routes } from "../all-routes/groups.ts";
import { browserArguments, ensureHeadlessShell } from "../tools/browser.ts";
import { pageComplete } from "../tools/fonts.ts";
import { open } from "../tools/open.ts";
import { buildFolder, serveOnPort } from "../tools/site.ts";
import { temporaryFolder } from "../tools/temporary-folder.ts";
import { alfa } from "./alfa.ts";
import { axe } from "./axe.ts";
import { equalAccess } from "./equal-access.ts";
import { exceptions, needless, unexcepted } from "./exceptions.ts";
import { feeds } from "./feeds.ts";
import { htmlValidate } from "./html-validate.ts";
import { ensureJudges } from "./install.ts";
import {
  type BuiltFile,
  type Judge,
  join,
  type PageJudge,
  type Verdict,
} from "./judge.ts";
import { sampleFeed } from "./sample-feed.ts";
import { structuredData } from "./structured-data.ts";
import { vnu } from "./vnu.ts";

const judges: readonly Judge[] = [
  vnu,
  htmlValidate,
  structuredData,
  feeds,
  axe,
  equalAccess,
  alfa,
];

/**
 * Only a part of the judges and routes, to fix one finding:
 * `main.ts --judge=vnu /contact`.
 */
const chosenJudge = process.argv
  .find((word) => word.startsWith("--judge="))
  ?.slice("--judge=".length);
const chosenRoutes = process.argv
  .slice(2)
  .filter((word) => word.startsWith("/"));
const isWhole = chosenRoutes.length === 0;

const devices = {
  desktop: { viewport: { width: 1440, height: 900 } },
  phone: {
    viewport: { width: 390, height: 844 },
    isMobile: true,
    hasTouch: true,
  },
} as const;

/**
 * On a phone one page of each kind, because its elements are those of the
 * desktop.
 */
const isJudgedOn = (device: string, route: string) =>
  device === "desktop" || kinds.includes(route);

const scratch = temporaryFolder("judges");

const builtFiles = (ending: string): BuiltFile[] =>
  readdirSync(buildFolder, { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(ending))
    .map((name) => ({ name, file: path.join(buildFolder, name) }));

function writtenFile(name: string, text: string): BuiltFile {
  mkdirSync(scratch, { recursive: true });
  const file = path.join(scratch, name);
  writeFileSync(file, text);
  return { name, file };
}

const isFeed = ({ name }: BuiltFile) => /(feed|sitemap)\.xml$/.test(name);

/** What the server answers to a post without scripts that it refuses. */
const refusedPosts = {
  "empty post": {},
  "wrong address": { name: "Asha", email: "asha", message: "A board." },
};

async function answerTo(
  name: string,
  post: Record<string, string>,
  origin: string,
): Promise<BuiltFile> {
  const answer = await fetch(`${origin}/api/contact`, {
    method: "POST",
    body: new URLSearchParams(post),
  });
  return writtenFile(`${name}.html`, await answer.text());
}

/**
 * The pages of the site, those for static hosts, and the server's answers; not
 * the template of the answers.
 */
async function pageFiles(origin: string): Promise<BuiltFile[]> {
  const posts = Object.entries(refusedPosts);
  const answers = await Promise.all(
    posts.map(([name, post]) => answerTo(name, post, origin)),
  );
  const isPage = ({ name }: BuiltFile) =>
    !name.startsWith(`${outputLayout.templates}/`);
  return [...builtFiles(".html").filter(isPage), ...answers];
}

/**
 * Without articles the site has no feed, so one of invented articles is judged
 * too.
 */
const feedFiles = (): BuiltFile[] => [
  ...builtFiles(".xml").filter(isFeed),
  writtenFile("sample-feed.xml", sampleFeed()),
];

const plantedPage = (html: string) =>
  `<!doctype html><html lang="en"><head><title>Planted</title></head><body><main id="main"><h1>Planted</h1>${html}</main></body></html>`;

/** A judge that finds nothing in a broken page is broken itself. */
async function expectFinding(judge: Judge, browser: Browser): Promise<void> {
  const { html, rule } = judge.planted;
  let verdict: Verdict;
  if (judge.reads === "open pages") {
    const page = await browser.newPage();
    await page.setContent(plantedPage(html));
    verdict = await judge.judge(page, "planted");
    await page.close();
  } else {
    const text = judge.reads === "pages" ? plantedPage(html) : html;
    verdict = await judge.judge([
      writtenFile(`planted-${judge.name}.html`, text),
    ]);
  }
  if (!verdict.findings.some((finding) => rule.test(finding.rule))) {
    throw new Error(
      `${judge.name} does not find ${rule} in ${html}, so it judges nothing`,
    );
  }
}

async function judgeOpenPages(
  judge: PageJudge,
  browser: Browser,
  origin: string,
): Promise<Verdict> {
  const verdicts: Verdict[] = [];
  for (const [device, options] of Object.entries(devices)) {
    const context = await browser.newContext({
      ...options,
      baseURL: origin,
      reducedMotion: "reduce",
    });
    for (const { route } of routes) {
      if (isWhole ? !isJudgedOn(device, route) : !chosenRoutes.includes(route))
        continue;
      const page = await context.newPage();
      await open(page, route);
      await pageComplete(page);
      verdicts.push(await judge.judge(page, `${route}, ${device}`));
      await page.close();
    }
    await context.close();
  }
  return join(verdicts);
}

const count = (number: number, width: number) => String(number).padStart(width);

/** Prints what a judge says; whether there is nothing to fix. */
function report(
  judge: Judge,
  { findings, undecided }: Verdict,
  seconds: number,
): boolean {
  const all = [...findings, ...undecided];
  const left = unexcepted(judge.name, all);
  const idle = isWhole ? needless(judge.name, all) : [];
  const excepted = exceptions.filter(
    (exception) => exception.judge === judge.name,
  ).length;
  const toMend = left.length + idle.length;
  console.log(
    `${toMend === 0 ? "ok    " : "FAILED"} ${judge.name.padEnd(16)}${count(findings.length, 6)} findings,${count(undecided.length, 6)} undecided,${count(all.length - left.length, 6)} of them by${count(excepted, 3)} exceptions,${count(left.length, 5)} to fix (${seconds.toFixed(0)} s)`,
  );
  for (const { rule, message, place } of left)
    console.log(`         ${place}: ${rule}: ${message}`);
  for (const { rule } of idle)
    console.log(`         no longer needed: the exception for ${rule}`);
  return toMend === 0;
}

const missing = ensureJudges();
const needs: Partial<Record<string, string>> = Object.fromEntries([
  [vnu.name, "java"],
  [feeds.name, "java"],
  [equalAccess.name, "packages"],
  [alfa.name, "packages"],
]);
const canJudge = ({ name }: Judge) =>
  !missing.some((what) => needs[name] && what.startsWith(needs[name]));

const browser = await chromium.launch({
  executablePath: ensureHeadlessShell(),
  args: browserArguments,
});
const site = await serveOnPort();
let isClean = true;
try {
  // Once: a judge blocks this process for longer than the server keeps a
  // connection open.
  const pages = await pageFiles(site.origin);
  for (const judge of judges) {
    if (chosenJudge && judge.name !== chosenJudge) continue;
    if (!canJudge(judge)) {
      console.log(
        `NOT TESTED ${judge.name}: ${missing.join(" and ")} could not be installed`,
      );
      continue;
    }
    const begun = performance.now();
    await expectFinding(judge, browser);
    const verdict =
      judge.reads === "open pages"
        ? await judgeOpenPages(judge, browser, site.origin)
        : await judge.judge(judge.reads === "pages" ? pages : feedFiles());
    isClean =
      report(judge, verdict, (performance.now() - begun) / 1000) && isClean;
  }
} finally {
  await browser.close();
  await site.stop();
}
process.exitCode = isClean ? 0 : 1;
