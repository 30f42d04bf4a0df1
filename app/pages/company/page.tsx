import { getContent, listEntries } from "../../content/entries.ts";
import { distanceBetween, farthest } from "../../content/geography.ts";
import { people } from "../../content/items.ts";
import { getOffices } from "../../content/offices.ts";
import type { Office } from "../../content/schema/parts.ts";
import { words } from "../../content/words.ts";
import { CallToAction } from "../../sections/call-to-action.tsx";
import { Hero, HeroDrawing } from "../../sections/hero.tsx";
import { pageMeta } from "../../seo/page-meta.ts";
import type { Route } from "./+types/page";
import { latitudeOf } from "./coordinates.ts";
import { CompassDrawing } from "./drawings/compass.tsx";
import { CompanyFigures } from "./figures.tsx";
import { company } from "./kind.ts";
import { Presence } from "./presence.tsx";
import { Signposts } from "./signposts.tsx";
import { Story } from "./story.tsx";
import { Team } from "./team.tsx";
import { Values } from "./values.tsx";
import { VisionMission } from "./vision-mission.tsx";

export function loader() {
  const offices = getOffices();
  const [needle = offices[0], lead] = farthest(offices) ?? [];
  const foot = ({ city, latitude }: Office) => ({
    city,
    latitude: latitudeOf(latitude),
  });
  return {
    page: getContent(company),
    offices,
    people: listEntries(people)
      .filter(({ placeholder }) => !placeholder)
      .map(({ line, ...person }) => ({ ...person, text: line ? [line] : [] })),
    compass: {
      needle: needle && foot(needle),
      lead: lead && foot(lead),
      distance: needle && lead && distanceBetween(needle, lead),
    },
  };
}

export const meta: Route.MetaFunction = pageMeta;

export default function CompanyPage({ loaderData }: Route.ComponentProps) {
  const { page, offices, people, compass } = loaderData;
  return (
    <>
      <Hero
        title={page.title}
        subtitle={page.subtitle}
        crumb={{ label: words.areas.company }}
        facts={page.facts}
        actions={page.actions}
      >
        <HeroDrawing>
          <CompassDrawing
            needle={compass.needle}
            lead={compass.lead}
            distance={compass.distance}
            description={page.drawing}
          />
        </HeroDrawing>
      </Hero>
      <Story story={page.story} />
      <CompanyFigures figures={page.figures} />
      <VisionMission visionMission={page.visionMission} />
      <Values values={page.values} />
      {people.length > 1 && <Team people={people} />}
      <Presence presence={page.presence} offices={offices} />
      {page.links && <Signposts links={page.links} />}
      {page.cta && (
        <CallToAction
          cta={page.cta}
          remarks={page.cta.remarks}
          actions={page.cta.actions}
        />
      )}
    </>
  );
}
