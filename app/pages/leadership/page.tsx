import { getContent, listEntries } from "../../content/entries.ts";
import { people } from "../../content/items.ts";
import { hrefOf } from "../../content/kind.ts";
import { words } from "../../content/words.ts";
import { CallToAction } from "../../sections/call-to-action.tsx";
import { Hero } from "../../sections/hero.tsx";
import { KeyedFigure } from "../../sections/keyed-figure.tsx";
import { pageMeta } from "../../seo/page-meta.ts";
import { company } from "../company/kind.ts";
import type { Route } from "./+types/page";
import { SeatsDrawing, seatsFor } from "./drawings/seats.tsx";
import { leadership } from "./kind.ts";
import { Philosophy } from "./philosophy.tsx";
import { Team } from "./team.tsx";

export function loader() {
  return { page: getContent(leadership), people: listEntries(people) };
}

export const meta: Route.MetaFunction = pageMeta;

export default function LeadershipPage({
  loaderData: { page, people },
}: Route.ComponentProps) {
  const { team, philosophy, cta } = page;
  const { fitted, comingSoon } = words.leadership;
  const seats = seatsFor(people);
  const drawing = {
    balloons: seats === "open" ? [fitted, comingSoon] : [fitted],
    description: words.drawings.seats[seats],
  };
  return (
    <>
      <Hero
        title={page.title}
        subtitle={page.subtitle}
        crumb={{
          label: words.areas.company,
          href: hrefOf(company),
          mark: words.areas.leadership,
        }}
        facts={page.facts}
        actions={page.actions}
      >
        <KeyedFigure drawing={drawing} keyed>
          <SeatsDrawing
            seats={seats}
            labels={drawing.balloons}
            description={drawing.description}
          />
        </KeyedFigure>
      </Hero>
      <Team heading={team.heading} people={people} />
      <Philosophy philosophy={philosophy} />
      <CallToAction cta={cta} remarks={cta.remarks} actions={cta.actions} />
    </>
  );
}
