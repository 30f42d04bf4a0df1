import { InlineScript, inlineSource } from "../../runtime/inline-script.tsx";
import { Section } from "../../sections/section.tsx";
import { Caption } from "../../ui/figure.tsx";
import { Grid } from "../../ui/grid.tsx";
import { filterInPlace } from "./filter-in-place.ts";
import { PortfolioCard, type PortfolioEntry } from "./portfolio-card.tsx";
import { PortfolioFilter, type PortfolioFilterProps } from "./portfolio-filter.tsx";

interface RegisterProps {
  heading: string;
  linkLabel: string;
  note: string;
  filter: PortfolioFilterProps;
  entries: readonly PortfolioEntry[];
}

/** The filter and the cards. */
export function Register({ heading, linkLabel, note, filter, entries }: RegisterProps) {
  return (
    <Section
      mark="Register"
      inParts
      sheet={["Drawings issued", `${entries[0]?.number} to ${entries.at(-1)?.number}`, "Not to scale"]}
      id="register"
    >
      <h2 className="visually-hidden">{heading}</h2>
      <PortfolioFilter {...filter} />
      <Grid as="ul" tablet={2} rowGap="gap">
        {entries.map((entry, index) => (
          <PortfolioCard
            key={entry.href}
            entry={entry}
            place={`${index + 1} of ${entries.length}`}
            linkLabel={linkLabel}
          />
        ))}
      </Grid>
      <InlineScript run={inlineSource(filterInPlace, filter.countLabel)} />
      <Caption as="p">{note}</Caption>
    </Section>
  );
}
