import { z } from "zod";
import { filesWith, once, sourceReader } from "../content-files.ts";
import { distanceBetween, farthest } from "../geography.ts";
import { wordList } from "../intl.ts";
import { ContentError } from "../parse.ts";
import { shownTexts } from "../publication.ts";
import { site } from "../site.ts";
import { say, words } from "../words.ts";
import type { Fact, Facts } from "./fill.ts";
import { numberWord } from "./number-words.ts";
import { countingVisits, erasingMessages, getOwnersFacts, getPlaces } from "./sources.ts";
import { timesOf } from "./time-zones.ts";

/** `case-studies` → `caseStudies`, `legal` → `policies`. */
const factName = (folder: string): string =>
  folder === "legal" ? "policies" : folder.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

/** The number of published files per folder of content/. */
function folderCounts(): Record<string, number> {
  const counts: Record<string, number> = {
    services: 0,
    products: 0,
    industries: 0,
    caseStudies: 0,
    policies: 0,
    jobs: 0,
    insights: 0,
    testimonials: 0,
  };
  for (const file of [...filesWith(".yaml"), ...shownTexts().map(([file]) => file)]) {
    const folder = /^content\/([\w-]+)\//.exec(file)?.[1];
    if (folder) counts[factName(folder)] = (counts[factName(folder)] ?? 0) + 1;
  }
  return counts;
}

const list = z.object({ items: z.array(z.unknown()) }).optional();
const getHomeLists = sourceReader({
  file: "home",
  schema: z.object({ cases: list, industries: list, stack: list }),
});

function homeCounts(): Record<string, number> {
  const { cases, industries, stack } = getHomeLists();
  const lists = { engagements: cases, trades: industries, technologies: stack };
  return Object.fromEntries(
    Object.entries(lists).flatMap(([name, found]) => (found ? [[name, found.items.length]] : [])),
  );
}

/** The country names if they fit a title, else their number. */
const inShort = (countries: readonly string[]): string =>
  countries.length <= 2
    ? wordList(countries)
    : say(words.offices.countries, { count: countries.length, number: numberWord(countries.length) });

function officeFacts(): Record<string, Fact> {
  const places = getPlaces();
  const ends = farthest(places);
  const distance = ends && distanceBetween(...ends);
  const cities = places.map(({ city }) => city);
  const countries = [...new Set(places.map(({ country }) => country))];
  const seated = places.find(({ jurisdiction }) => jurisdiction);
  return {
    offices: places.length,
    officeCities: wordList(cities),
    officePlaces: cities.length <= 2 ? wordList(cities) : inShort(countries),
    officeCountries: inShort(countries),
    officeTimes: timesOf(places.map(({ timeZone }) => timeZone)),
    officeSpread: distance
      ? say(places.length > 2 ? words.offices.upToApart : words.offices.apart, { distance })
      : say(words.offices.alone, { city: places[0]?.city ?? "", country: places[0]?.country ?? "" }),
    ...(distance && { officeDistance: distance }),
    ...seated?.jurisdiction,
  };
}

/** The addresses that content links to by name. */
function addresses(): Record<string, Fact> {
  const { scheduling, blog, talentSite, talentPortal, humanResourceSite } = site;
  return {
    freeCall: scheduling.general,
    thirtyMinuteCall: scheduling.thirtyMinutes,
    demo: scheduling.demo ?? scheduling.general,
    blog,
    talentSite,
    talentPortal,
    humanResourceSite,
    /** Without the +, as in the address of a chat. */
    whatsapp: site.whatsappPhone.slice(1),
  };
}

/** Facts that derive from the content and the configuration. */
function derivedFacts(): Record<string, Fact> {
  return {
    brand: site.name,
    email: site.email,
    siteUrl: site.url,
    ...addresses(),
    countingVisits: countingVisits(site),
    erasingMessages: erasingMessages(site),
    ...folderCounts(),
    ...homeCounts(),
    ...officeFacts(),
  };
}

const allFacts = once((): ReadonlyMap<string, Fact> => {
  const derived = derivedFacts();
  const stated = getOwnersFacts();
  const twice = Object.keys(stated).filter((name) => name in derived);
  if (twice.length > 0)
    throw new ContentError(
      twice.map((name) => `content/facts.yaml: ${name}: is derived from the content; remove it`).join("\n"),
    );
  return new Map(Object.entries({ ...derived, ...stated }));
});

/** Every fact that content may quote. */
export const siteFacts: Facts = {
  names: () => [...allFacts().keys()],
  get: (name) => allFacts().get(name),
};
