import { coordinatesOf } from "../../content/coordinates.ts";
import { getContent } from "../../content/entries.ts";
import { getOffices } from "../../content/offices.ts";
import { CallToAction } from "../../sections/call-to-action.tsx";
import { HeroDrawing } from "../../sections/hero-drawing.tsx";
import { PageHero } from "../../sections/page-hero.tsx";
import { pageMeta } from "../../seo/page-meta.ts";
import type { Route } from "./+types/page";
import { CompassDrawing } from "./drawings/compass.tsx";
import { company } from "./kind.ts";
import { Presence } from "./presence.tsx";
import { Signposts } from "./signposts.tsx";
import { Story } from "./story.tsx";
import { Values } from "./values.tsx";
import { VisionMission } from "./vision-mission.tsx";

export function loader() {
  const offices = getOffices();
  const points = offices.map((office) => ({
    city: office.city,
    latitude: coordinatesOf(office).split(",")[0] ?? "",
  }));
  return { page: getContent(company), offices, points };
}

export const meta: Route.MetaFunction = pageMeta;

export default function CompanyPage({ loaderData: { page, offices, points } }: Route.ComponentProps) {
  const { story, visionMission, values, presence } = page;
  const [needle, lead] = [points[0], points[points.length - 1]];
  return (
    <>
      <PageHero
        title={page.title}
        subtitle={page.subtitle}
        crumb={{ label: "Company" }}
        actions={page.actions}
      >
        {needle && lead && (
          <HeroDrawing>
            <CompassDrawing from={needle} to={lead} distance={presence.distance} description={page.drawing} />
          </HeroDrawing>
        )}
      </PageHero>
      <Story story={story} />
      <VisionMission content={visionMission} />
      <Values values={values} />
      <Presence presence={presence} offices={offices} />
      <Signposts links={page.links} />
      <CallToAction {...page.cta} />
    </>
  );
}
