import { PageHero } from "./page-hero.tsx";

/** A page of which only the title and the subtitle are drawn so far. */
export function BriefPage({ page }: { page: { title: string; subtitle: string } }) {
  return <PageHero title={page.title} subtitle={page.subtitle} />;
}
