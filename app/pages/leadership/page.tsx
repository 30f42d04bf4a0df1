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
import { SeatsDrawing } from "./drawings/seats.tsx";
import { TitleBlockDrawing } from "./drawings/title-block.tsx";
import { leadership } from "./kind.ts";
import { Philosophy } from "./philosophy.tsx";
import { membersOn, Team } from "./team.tsx";

export function loader() {
  return { page: getContent(leadership), people: listEntries(people) };
}

export const meta: Route.MetaFunction = pageMeta;

export default function LeadershipPage({ loaderData: { page, people } }: Route.ComponentProps) {
  const { team, philosophy } = page;
  const { toFollow } = membersOn({ team, people });
  const drawing = {
    balloons: [
      words.leadership.fitted,
      toFollow > 0 ? words.leadership.comingSoon : words.leadership.openSeat,
    ],
    description: page.drawing,
  };
  return (
    <>
      <Hero
        title={page.title}
        subtitle={page.subtitle}
        crumb={{ label: words.areas.company, href: hrefOf(company), mark: words.areas.leadership }}
        facts={page.facts}
        actions={page.actions}
      >
        <KeyedFigure drawing={drawing}>
          <SeatsDrawing labels={drawing.balloons} description={drawing.description} />
        </KeyedFigure>
      </Hero>
      <Team team={team} people={people} />
      <Philosophy philosophy={philosophy} />
      <CallToAction {...page.cta}>
        <TitleBlockDrawing />
      </CallToAction>
    </>
  );
}
