import { placeOf } from "../../../app/content/content-files.ts";
import { fileOf, getContent } from "../../../app/content/entries.ts";
import { ownersFacts } from "../../../app/content/facts/sources.ts";
import { attempt, fieldName } from "../../../app/content/parse.ts";
import { isOver } from "../../../app/content/site-date.ts";
import { writtenValues } from "../../../app/content/written.ts";
import { company } from "../../../app/pages/company/kind.ts";
import { lawsAsking } from "../../../app/site/disclosures.ts";
import { type At, allSlots, type Slot } from "../../page-files/slots.ts";
import type { Finding } from "../finding.ts";

const finding = (
  check: string,
  severity: Finding["severity"],
  { file, path }: At,
  message: string,
): Finding => ({
  check,
  severity,
  file,
  line: placeOf({ file, path }).line,
  message,
});

/** What the law of the owner's country asks to be said in a slot. */
function lawsAbout({ file, path: [group, field] }: Slot): string[] {
  if (file !== fileOf(company, "") || group !== "identity") return [];
  return attempt(() => lawsAsking(String(field))) ?? [];
}

/**
 * Empty slots with what they are for. Those that a law asks for block the
 * launch; of the others, one finding says all that are alike in a file.
 */
export function findEmptySlots(): Finding[] {
  const empty = [...allSlots()].filter(({ value }) => value === undefined);
  const asked = empty.filter((slot) => lawsAbout(slot).length > 0);
  const others = empty.filter((slot) => !asked.includes(slot));
  const alike = Object.groupBy(
    others,
    ({ file, purpose }) => `${file} ${purpose}`,
  );
  return [
    ...asked.map((slot) => {
      const laws = lawsAbout(slot).join("; ");
      const message = `${fieldName(slot.path)} is empty. ${slot.purpose}. Required by: ${laws}. A lawyer confirms`;
      return finding("disclosures", "blocks", slot, message);
    }),
    ...Object.values(alike).flatMap((slots = []) => {
      const [first] = slots;
      if (!first) return [];
      const names = slots.map(({ path }) => fieldName(path)).join(", ");
      return [finding("slots", "review", first, `${names}: ${first.purpose}`)];
    }),
  ];
}

/** Months and days that are over: no page shows them any more. */
export function findOverDates(today: string): Finding[] {
  return [...allSlots()]
    .filter(
      ({ expires, value }) =>
        expires && typeof value === "string" && isOver(value, today),
    )
    .map((slot) => {
      const message = `${fieldName(slot.path)}: ${slot.value} is over, so no page shows it: write the next one, or remove it`;
      return finding("dates", "blocks", slot, message);
    });
}

/**
 * Where a fact is quoted, by the first words of the line or the cell before it.
 */
function quotedIn(name: string): string[] {
  const quote = `{${name}}`;
  return [...writtenValues()].flatMap(({ file, path, value }) => {
    if (typeof value !== "string" || !value.includes(quote)) return [];
    const [job = ""] = value.split("|").filter((cell) => cell.trim());
    return [
      `“${job.trim().slice(0, 60)}” (${file}:${placeOf({ file, path }).line})`,
    ];
  });
}

/** Facts that the owner has not decided, such as starting prices. */
export function findUndecidedFacts(): Finding[] {
  const facts = Object.entries(attempt(() => getContent(ownersFacts)) ?? {});
  return facts
    .filter(([, value]) => value === null)
    .map(([name]) => {
      const at = { file: fileOf(ownersFacts, ""), path: [name] };
      const places = quotedIn(name).join(", ") || "no sentence yet";
      return finding(
        "facts",
        "review",
        at,
        `${name} is undecided: it is for ${places}`,
      );
    });
}
