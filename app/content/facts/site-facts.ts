import { contentFile, once, placeOf } from "../content-files.ts";
import { getContent, readEntries } from "../entries.ts";
import { distanceBetween, farthest } from "../geography.ts";
import { wordList } from "../intl.ts";
import { unmarked } from "../marks.ts";
import { ContentError, type Mistake } from "../parse.ts";
import { shownFiles } from "../publication.ts";
import { calendarOf } from "../schema/site.ts";
import { settings, site } from "../site.ts";
import { say, words } from "../words.ts";
import { derivedFacts, factOf } from "./derived.ts";
import type { Fact, Facts } from "./fill.ts";
import { numberWord } from "./number-words.ts";
import {
  countingVisits,
  erasingMessages,
  ownersFacts,
  places as placesFile,
} from "./sources.ts";
import { timesOf } from "./time-zones.ts";

/** `case-studies` → `caseStudies`, `legal` → `policies`. */
const factName = (folder: string): string =>
  folder === "legal"
    ? "policies"
    : folder.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

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
  for (const file of shownFiles()) {
    const folder = /^content\/([\w-]+)\//.exec(file)?.[1];
    if (folder) counts[factName(folder)] = (counts[factName(folder)] ?? 0) + 1;
  }
  return counts;
}

/** The number of items in lists of the home page, as written. */
function homeCounts(): Record<string, number> {
  const home = (contentFile("content/home.yaml")?.value ?? {}) as Record<
    string,
    { items?: unknown }
  >;
  const lists = {
    engagements: home.cases,
    trades: home.industries,
    technologies: home.stack,
  };
  return Object.fromEntries(
    Object.entries(lists).flatMap(([name, list]) =>
      Array.isArray(list?.items) ? [[name, list.items.length]] : [],
    ),
  );
}

/** The country names if they fit a title, else their number. */
const inShort = (countries: readonly string[]): string =>
  countries.length <= 2
    ? wordList(countries)
    : say(words.offices.countries, {
        count: countries.length,
        number: numberWord(countries.length),
      });

function officeFacts(): Record<string, Fact> {
  const places = getContent(placesFile);
  const ends = farthest(places);
  const distance = ends && distanceBetween(...ends);
  const cities = places.map(({ city }) => city);
  const countries = [
    ...new Set(places.map(({ country }) => unmarked(country))),
  ];
  const seated = places.find(({ jurisdiction }) => jurisdiction);
  return {
    offices: places.length,
    officeCities: wordList(cities),
    officePlaces: cities.length <= 2 ? wordList(cities) : inShort(countries),
    officeCountries: inShort(countries),
    officeTimes: timesOf(places.map(({ timeZone }) => timeZone)),
    officeSpread: distance
      ? say(places.length > 2 ? words.offices.upToApart : words.offices.apart, {
          distance,
        })
      : say(words.offices.alone, {
          city: places[0]?.city ?? "",
          country: places[0]?.country ?? "",
        }),
    ...(distance && { officeDistance: distance }),
    ...seated?.jurisdiction,
  };
}

/** Addresses that a site may lack: null. */
function optionalAddresses() {
  const {
    scheduling,
    blog,
    talentSite,
    talentPortal,
    humanResourceSite,
    whatsappPhone,
  } = site;
  return {
    calendar:
      calendarOf(scheduling.thirtyMinutes) ??
      calendarOf(scheduling.general) ??
      null,
    blog,
    talentSite,
    talentPortal,
    humanResourceSite,
    /** Without the +, as in the address of a chat. */
    whatsapp: whatsappPhone?.slice(1) ?? null,
  } satisfies Record<string, Fact>;
}

/** The addresses that content links to by name. */
function addresses(): Record<string, Fact> {
  const { general, thirtyMinutes, demo } = site.scheduling;
  return {
    freeCall: general,
    thirtyMinuteCall: thirtyMinutes,
    demo: demo ?? thirtyMinutes,
    ...optionalAddresses(),
  };
}

const statedFacts = (): Record<string, Fact> =>
  Object.fromEntries(
    Object.entries(getContent(ownersFacts)).map(
      ([name, stated]) => [name, factOf(stated)] as const,
    ),
  );

function statedTwice(name: string): Mistake {
  const place = placeOf({ file: `content/${ownersFacts.files}`, path: [name] });
  return { ...place, message: "is derived from the content: remove it here" };
}

const parts: (() => Record<string, Fact>)[] = [
  () => ({ brand: site.name, email: site.email, siteUrl: site.url }),
  addresses,
  () => ({ countingVisits: countingVisits(site) }),
  () => ({ erasingMessages: erasingMessages(site) }),
  folderCounts,
  homeCounts,
  officeFacts,
  () => derivedFacts(getContent(ownersFacts)),
  statedFacts,
];

/**
 * Facts by name. A broken file must not hide the mistakes of others, so its
 * facts are left out.
 */
const allFacts = once(() => {
  const facts = new Map<string, Fact>();
  const twice: Mistake[] = [];
  let isIncomplete = readEntries(settings).mistakes.length > 0;
  for (const part of parts) {
    try {
      for (const [name, fact] of Object.entries(part())) {
        if (facts.has(name)) twice.push(statedTwice(name));
        else facts.set(name, fact);
      }
    } catch (error) {
      if (!(error instanceof ContentError)) throw error;
      isIncomplete = true;
    }
  }
  return { facts, twice, isIncomplete };
});

/** Every fact that content may quote. */
export const siteFacts: Facts = {
  names: () => [...allFacts().facts.keys()],
  get: (name) => allFacts().facts.get(name),
  isIncomplete: () => allFacts().isIncomplete,
};

/** Facts of the owner that derive from other content. */
export const factMistakes = (): Mistake[] => allFacts().twice;
