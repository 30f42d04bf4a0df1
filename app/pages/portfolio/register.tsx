import { say, words } from "../../content/words.ts";
import { InlineScript, inlineSource } from "../../runtime/inline-script.tsx";
import { Section } from "../../sections/section.tsx";
import { Caption } from "../../ui/figure.tsx";
import { Grid } from "../../ui/grid.tsx";
import { filterInPlace } from "./filter-in-place.ts";
import { PortfolioCard, type PortfolioEntry } from "./portfolio-card.tsx";
import {
  PortfolioFilter,
  type PortfolioFilterContent,
} from "./portfolio-filter.tsx";
import type { Portfolio } from "./schema.ts";

interface RegisterProps {
  register: Portfolio["register"];
  note: string;
  filter: PortfolioFilterContent;
  entries: readonly PortfolioEntry[];
}

/** The filter and the cards. */
export function Register({ register, note, filter, entries }: RegisterProps) {
  const texts = Object.fromEntries(
    filter.filters.map(({ value, text }) => [value, text]),
  );
  return (
    <Section
      mark={words.sheets.register}
      inParts
      sheet={[
        words.portfolio.issued,
        say(words.sheets.marks, {
          first: `${entries[0]?.number}`,
          last: `${entries.at(-1)?.number}`,
        }),
      ]}
      id="register"
    >
      <h2 className="visually-hidden">{register.heading}</h2>
      <PortfolioFilter filter={filter} />
      <Grid as="ul" tablet={2} rowGap="gap">
        {entries.map((entry, index) => (
          <PortfolioCard
            key={entry.href}
            entry={entry}
            place={say(words.sheets.place, {
              number: index + 1,
              total: entries.length,
            })}
            linkLabel={register.linkLabel}
          />
        ))}
      </Grid>
      <InlineScript run={inlineSource(filterInPlace, texts)} />
      <Caption as="p">{note}</Caption>
    </Section>
  );
}
