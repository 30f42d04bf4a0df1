import { getCareers } from "../content/pages.ts";
import { DraftingTableDrawing } from "../drawings/about/drafting-table.tsx";
import { Growth } from "../sections/about/growth.tsx";
import { HeroDrawing } from "../sections/about/hero-drawing.tsx";
import { Perks } from "../sections/about/perks.tsx";
import { Positions } from "../sections/about/positions.tsx";
import { CallToAction } from "../sections/call-to-action.tsx";
import { PageHero } from "../sections/page-hero.tsx";
import { pageMeta } from "../seo/page-meta.ts";
import type { Route } from "./+types/careers";

export function loader() {
  return { page: getCareers() };
}

export const meta: Route.MetaFunction = ({ loaderData, location }) =>
  pageMeta({ path: location.pathname, head: loaderData.page.head });

export default function CareersPage({ loaderData: { page } }: Route.ComponentProps) {
  const { perks, positions, growth } = page;
  return (
    <>
      <PageHero
        title={page.title}
        subtitle={page.subtitle}
        crumb={{ label: "Company", href: "/about/company", mark: "Careers" }}
        actions={[page.hero.action]}
      >
        <HeroDrawing>
          <DraftingTableDrawing label="vacant" description={page.drawing} />
        </HeroDrawing>
      </PageHero>
      <Perks
        sheet={["Sheet 1", perks.heading, `${perks.items.length} views`, "Third-angle projection"]}
        {...perks}
      />
      <Positions sheet={["Sheet 2", positions.heading, "Schedule", "0 entries"]} positions={positions} />
      <Growth
        sheet={["Sheet 3", growth.heading, `${growth.items.length} steps`, "Section"]}
        growth={growth}
      />
      <CallToAction sheet={["Sheet 4", "Next step"]} {...page.cta} tone="dark" />
    </>
  );
}
