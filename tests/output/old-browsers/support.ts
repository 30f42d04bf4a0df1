import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type {
  CompatData,
  CompatStatement,
  Identifier,
  SupportStatement,
} from "@mdn/browser-compat-data/types";
import { wholeBrowsers } from "../../../publish/browsers.ts";

const file = createRequire(import.meta.url).resolve("@mdn/browser-compat-data");
const data: CompatData = JSON.parse(readFileSync(file, "utf8"));

type BrowserName = keyof typeof wholeBrowsers;

/** Whether one version is at least another: `17.2` and `16.4`. */
function isAtLeast(version: string, least: string): boolean {
  const [major = 0, minor = 0] = version.split(".").map(Number);
  const [leastMajor = 0, leastMinor = 0] = least.split(".").map(Number);
  return major === leastMajor ? minor >= leastMinor : major > leastMajor;
}

/**
 * Whether a browser of the promise has a feature, without a prefix and without
 * a flag.
 */
function isSupported(
  support: SupportStatement | undefined,
  browser: BrowserName,
): boolean {
  return [support ?? []]
    .flat()
    .some(
      ({ version_added, version_removed, prefix, alternative_name, flags }) => {
        if (prefix || alternative_name || flags || version_removed)
          return false;
        if (typeof version_added !== "string" || version_added === "preview")
          return false;
        return isAtLeast(
          wholeBrowsers[browser],
          version_added.replace("≤", ""),
        );
      },
    );
}

const browserNames = Object.keys(wholeBrowsers) as BrowserName[];

/** The browsers of the promise that lack a feature. */
const lackingIn = ({ support }: CompatStatement): BrowserName[] =>
  browserNames.filter((browser) => !isSupported(support[browser], browser));

/** `css.properties.color` → its entry. */
function entryAt(feature: string): Identifier | undefined {
  let entry: Identifier | undefined = data as unknown as Identifier;
  for (const key of feature.split("."))
    entry = entry?.[key] as Identifier | undefined;
  return entry;
}

/**
 * Whether a browser of the promise lacks this feature; unknown features are
 * none of the platform's.
 */
export function isTooNew(feature: string): boolean {
  const entry = entryAt(feature)?.__compat;
  return entry !== undefined && lackingIn(entry).length > 0;
}

/**
 * Members of interfaces that the promise lacks whatever they belong to:
 * `checkVisibility`, but not `get`.
 */
export function newMembers(): ReadonlySet<string> {
  const isNew = new Map<string, boolean>();
  const look = (owner: Identifier) => {
    for (const [name, member] of Object.entries(owner)) {
      const compat = (member as Identifier).__compat;
      if (name === "__compat" || name.includes("_") || !compat) continue;
      isNew.set(
        name,
        (isNew.get(name) ?? true) && lackingIn(compat).length > 0,
      );
    }
  };
  for (const owner of Object.values(data.api)) look(owner as Identifier);
  for (const owner of Object.values(data.javascript.builtins as Identifier))
    look(owner as Identifier);
  return new Set(
    [...isNew].flatMap(([name, isNewHere]) => (isNewHere ? [name] : [])),
  );
}
