import { readFileSync } from "node:fs";
import path from "node:path";
import { type Document, isMap, isScalar, isSeq, parse } from "yaml";
import { hrefOf } from "../../app/content/kind.ts";
import { literalPattern } from "../../app/content/literal-pattern.ts";
import { slugify } from "../../app/content/slugify.ts";
import { TO_BE_WRITTEN } from "../../app/content/to-be-written.ts";
import { assurance } from "../../app/pages/assurance/kind.ts";
import { careers } from "../../app/pages/careers/kind.ts";
import { contact } from "../../app/pages/contact/kind.ts";
import { kinds } from "../../app/pages/kinds.ts";
import { leadership } from "../../app/pages/leadership/kind.ts";
import { legal } from "../../app/pages/legal/kind.ts";
import { portfolio } from "../../app/pages/portfolio/kind.ts";
import { fillsIn } from "../../app/text/parse.ts";
import { goneWords } from "../launch-check/checks/gone-names.ts";
import { readSource } from "../launch-check/source-files.ts";
import { Changes } from "../page-files/changes.ts";
import { redirectsFile } from "../page-files/redirects.ts";
import { folderKinds } from "../page-files/refused.ts";
import { allSlots } from "../page-files/slots.ts";
import { mapStrings } from "../page-files/yaml-text.ts";
import type { Answers, Named } from "./answers.ts";
import { type NewEntry, newEntries, writeEntries } from "./entries.ts";
import { ownWords, rewritten, rewrittenPolicy, unlink } from "./rewrite.ts";
import { writeSections } from "./sections.ts";

/** The colour and the logo. */
function setBrand(
  changes: Changes,
  document: Document,
  root: string,
  { colour, logo }: Answers,
): void {
  if (colour) document.setIn(["brand", "colour"], colour);
  if (!logo) return;
  changes.write(
    "content/brand/logo.svg",
    readFileSync(path.resolve(root, logo), "utf8"),
  );
  document.setIn(["brand", "logo"], "brand/logo.svg");
}

const sitesElsewhere = [
  "whatsappPhone",
  "blog",
  "talentSite",
  "talentPortal",
  "humanResourceSite",
];

function writeSite(changes: Changes, root: string, answers: Answers): void {
  changes.edit("content/site.yaml", (document) => {
    for (const field of ["name", "url", "email"] as const)
      document.set(field, answers[field]);
    for (const field of sitesElsewhere) document.set(field, null);
    const call = hrefOf(contact);
    document.set("scheduling", {
      general: call,
      thirtyMinutes: call,
      demo: null,
    });
    document.set("social", []);
    setBrand(changes, document, root, answers);
  });
  changes.edit("content/offices.yaml", (document) => {
    document.contents = document.createNode(
      answers.places.map((place, index) => ({
        ...place,
        ...(index === 0 && {
          jurisdiction: { law: place.country, seat: place.city },
        }),
        work: `${TO_BE_WRITTEN}: what is done in ${place.city}`,
        visiting: `${TO_BE_WRITTEN}: what visitors of ${place.city} should know`,
        confirm: true,
      })),
    );
  });
}

/** What only the first owner could say truthfully. */
function emptySlots(changes: Changes): void {
  for (const { file, path, value } of allSlots()) {
    if (value === undefined || !changes.has(file)) continue;
    changes.edit(file, (document) => {
      if (document.hasIn(path)) document.deleteIn(path);
    });
  }
}

/** What sentences say that quote a fact which is still to be written. */
const undecided: Readonly<Record<string, string | number>> = {
  replyTime: "soon",
  callMinutes: 30,
};

/**
 * Facts that nothing quotes any more are gone; the others are to be written.
 */
function writeFacts(changes: Changes): void {
  const quoted = changes
    .list("content", /\.(yaml|md)$/)
    .map((file) => changes.read(file));
  changes.edit("content/facts.yaml", (document) => {
    if (!isMap(document.contents)) return;
    for (const { key, value: stated } of [...document.contents.items]) {
      const name = String(key);
      const isUndecided = isScalar(stated) && stated.value === null;
      const isQuoted = quoted.some((other) => fillsIn(other, name));
      if (!isQuoted) document.delete(name);
      else if (!isUndecided) {
        const value = document.createNode(
          undecided[name] ?? TO_BE_WRITTEN.toLowerCase(),
        );
        if (name in undecided) value.comment = ` ${TO_BE_WRITTEN}`;
        document.set(name, value);
      }
    }
  });
}

/** Of the figures that may be typed, those whose sentences are still there. */
function writeTypedFigures(changes: Changes): void {
  const list = "content/typed-figures.yaml";
  const others = changes
    .list("content", /\.(yaml|md)$/)
    .filter((file) => file !== list);
  const texts = others.map((file) =>
    changes.read(file).replaceAll(/\s+/g, " ").toLowerCase(),
  );
  changes.edit(list, (document) => {
    if (!isSeq(document.contents)) return;
    document.contents.items = document.contents.items.filter((item) => {
      const words = isMap(item) ? String(item.get("text")).toLowerCase() : "";
      return texts.some((text) => text.includes(words));
    });
  });
}

/** What the words of words.txt may still be about. */
const subjectsOf = ({ places }: Answers) =>
  new Map([
    ["office", places.map(({ city }) => slugify(city))],
    ["country", places.map(({ country }) => slugify(country))],
  ]);

/** The words that are true only of this agency: once it is gone, of nobody. */
function isOwnWord(root: string, answers: Answers): (text: string) => boolean {
  const gone = goneWords(
    readSource(root, "words.txt"),
    subjectsOf(answers),
  ).flatMap(({ words }) => words);
  const pattern = new RegExp(
    `(?<![\\p{L}\\p{N}-])(${gone.map(literalPattern).join("|")})(?!\\p{L})`,
    "iu",
  );
  return (text) => pattern.test(text);
}

/**
 * The spelling check knows the new names; the words of what is gone are words
 * like others from now on.
 */
function writeSpelling(
  changes: Changes,
  answers: Answers,
  entries: readonly Named[],
): void {
  const known = subjectsOf(answers);
  const { name, does, url, email, places } = answers;
  const texts = [
    name,
    does,
    url,
    email,
    ...places.flatMap(({ city, country }) => [city, country]),
  ];
  const said = [...texts, ...entries.map((entry) => entry.name)].join(" ");
  const words = new Set(said.match(/\p{L}{4,}/gu));
  const kept = changes
    .read("words.txt")
    .replace(/^# about ([a-z-]+):(.+)$/gm, (heading, kind, subject) =>
      known.get(kind)?.includes(subject) ? heading : "# Of the first owner",
    );
  changes.write(
    "words.txt",
    `${kept}\n# Of ${name}\n${[...words].join("\n")}\n`,
  );
}

/** The addresses of the site as it will be. */
function addresses(entries: readonly NewEntry[]): Set<string> {
  const made = (kind: string) => entries.some((entry) => entry.kind === kind);
  const left: Record<string, boolean> = {
    [portfolio.name]: made("case-study"),
    [leadership.name]: made("person"),
    [careers.name]: made("job"),
    insights: made("insight"),
    [assurance.name]: false,
    call: false,
  };
  const pages = folderKinds.flatMap((kind) =>
    entries
      .filter((entry) => entry.kind === kind.name)
      .map(({ slug }) => hrefOf(kind, slug)),
  );
  const singles = kinds
    .filter((kind) => !folderKinds.includes(kind) && (left[kind.name] ?? true))
    .map(({ path }) => path);
  return new Set([...pages, ...singles]);
}

/**
 * Everything that turns this agency's site into the first draft of another's,
 * not yet written.
 */
export function planBeginning(
  root: string,
  answers: Answers,
  now: Date,
): Changes {
  const changes = new Changes(root);
  const entries = newEntries(answers);
  const isOwn = isOwnWord(root, answers);
  const policies = changes.list("content/legal", /\.md$/);
  const kept = new Set(["legal", "pictures", "brand"]);
  for (const file of changes.list("content", /^content\/[\w-]+\//))
    if (!kept.has(file.split("/")[1] ?? "")) changes.remove(file);
  const pages = addresses(entries);
  const policyPaths = policies.map((file) =>
    hrefOf(legal, path.basename(file, ".md")),
  );
  const redirects = (parse(changes.read(redirectsFile)) ?? {}) as Record<
    string,
    string
  >;
  const isGone = (address: string) => {
    const named = address.replace(/[#?].*$/, "") || "/";
    const page = redirects[named] ?? named;
    return (
      page.startsWith("/") && !pages.has(page) && !policyPaths.includes(page)
    );
  };
  emptySlots(changes);
  for (const file of policies)
    changes.write(file, rewrittenPolicy(changes.read(file), now, isOwn));
  for (const file of changes.list("content", /^content\/[\w-]+\.yaml$/)) {
    if (file === redirectsFile) continue;
    const title = file === "content/home.yaml" ? answers.name : undefined;
    const text =
      file in ownWords
        ? rewritten(file, changes.read(file), title)
        : changes.read(file);
    changes.write(file, unlink(text, isGone, hrefOf(contact)));
  }
  writeSections(changes, answers, entries);
  writeSite(changes, root, answers);
  writeEntries(changes, entries, now);
  writeSpelling(changes, answers, entries);
  changes.write(
    "content/words.yaml",
    mapStrings(changes.read("content/words.yaml"), (value) =>
      isOwn(value) ? "…" : value,
    ),
  );
  changes.edit(redirectsFile, (document) => {
    for (const from of Object.keys(redirects))
      if (isGone(from)) document.delete(from);
  });
  writeFacts(changes);
  writeTypedFigures(changes);
  return changes;
}
