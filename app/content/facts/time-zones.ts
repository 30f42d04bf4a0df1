import { wordList } from "../intl.ts";
import { site } from "../site.ts";
import { say, words } from "../words.ts";

/**
 * Each locale names the zones of its own region by letters, and others by their
 * offset: English has several regions.
 */
const localesOf = (lang: string): string[] =>
  new Intl.Locale(lang).language === "en"
    ? [lang, "en-GB", "en-IN", "en-US", "en-AU"]
    : [lang];

const MIDWINTER_AND_MIDSUMMER = [
  new Date("2026-01-15T12:00Z"),
  new Date("2026-07-15T12:00Z"),
];

function zoneName(
  locale: string,
  timeZone: string,
  form: "short" | "shortOffset",
  day: Date,
): string {
  const parts = new Intl.DateTimeFormat(locale, {
    timeZone,
    timeZoneName: form,
  }).formatToParts(day);
  return parts.find(({ type }) => type === "timeZoneName")?.value ?? "";
}

const minutes = (offset: string): number => {
  const [, sign = "", hours = "0", rest = "0"] =
    /([+-])(\d+):?(\d+)?/.exec(offset) ?? [];
  return Number(`${sign}1`) * (Number(hours) * 60 + Number(rest));
};

/**
 * A time zone as people write it, independent of the day of the build: its
 * letters such as `IST`, if it has some, and `UTC +5:30` or
 * `UTC +1 (summer +2)`.
 */
function describe(
  timeZone: string,
  lang: string,
): {
  name: string | undefined;
  offset: string;
} {
  const seasons = MIDWINTER_AND_MIDSUMMER.map((day) => {
    const offset = zoneName("en-GB", timeZone, "shortOffset", day).replace(
      "GMT",
      "",
    );
    return { day, offset: offset || "+0", minutes: minutes(offset) };
  }).toSorted((a, b) => a.minutes - b.minutes);
  const [standard, summer] = seasons;
  if (!standard || !summer) return { name: undefined, offset: timeZone };
  const name = localesOf(lang)
    .map((locale) => zoneName(locale, timeZone, "short", standard.day))
    .find((short) => !/^(GMT|UTC)[+-−]/.test(short));
  const { offset } = standard;
  if (summer.minutes === standard.minutes)
    return { name, offset: `UTC ${offset}` };
  return {
    name,
    offset: say(words.offices.summer, { offset, summer: summer.offset }),
  };
}

/** `IST, UTC +5:30` if all share a zone, else the names of the zones. */
export function timesOf(
  timeZones: readonly string[],
  lang: string = site.lang,
): string {
  const described = timeZones.map((timeZone) => describe(timeZone, lang));
  const zones = [
    ...new Map(
      described.map((zone) => [zone.name ?? zone.offset, zone] as const),
    ).values(),
  ];
  const [only] = zones;
  if (only && zones.length === 1)
    return [only.name, only.offset].filter(Boolean).join(", ");
  return wordList(zones.map(({ name, offset }) => name ?? offset));
}
