import { placeOf } from "../content/content-files.ts";
import { fileOf } from "../content/entries.ts";
import { countryCode } from "../content/intl.ts";
import { unmarked } from "../content/marks.ts";
import { getOffices, offices } from "../content/offices.ts";
import { attempt, type Mistake } from "../content/parse.ts";

/**
 * What search engines read as a country: its code, or its name if nothing tells
 * the code.
 */
export function codeOfCountry(country: string): string {
  const name = unmarked(country);
  const office = getOffices().find((other) => unmarked(other.country) === name);
  return office?.countryCode ?? countryCode(name) ?? name;
}

/** Offices in a country that search engines would not recognise. */
export const countryWarnings = (): Mistake[] =>
  (attempt(getOffices) ?? []).flatMap(({ country }, index) =>
    codeOfCountry(country).length === 2
      ? []
      : [
          {
            ...placeOf({ file: fileOf(offices, ""), path: [index, "country"] }),
            message:
              "has no code that search engines know: add its countryCode, such as US for USA",
          },
        ],
  );
