import { getEntry } from "../../content/entries.ts";
import { hrefOf } from "../../content/kind.ts";
import { counted, say, words } from "../../content/words.ts";
import type { RouteHandle } from "../../runtime/route-handle.ts";
import { Hero } from "../../sections/hero.tsx";
import { pagePath } from "../../seo/addresses.ts";
import { pageMeta } from "../../seo/page-meta.ts";
import { companyDetails } from "../../site/identity.ts";
import { SheetHeader } from "../../ui/sheet-header.tsx";
import { home } from "../home/kind.ts";
import type { Route } from "./+types/page";
import { legal } from "./kind.ts";
import { markCurrentSection } from "./mark-current-section.ts";
import { PolicyBody } from "./policy-body.tsx";

export const handle: RouteHandle = { behaviours: [markCurrentSection] };

export function loader({ url }: Route.LoaderArgs) {
  const page = getEntry(legal, pagePath(url.pathname).slice(1));
  return { page, company: companyDetails() };
}

export const meta: Route.MetaFunction = pageMeta;

export default function LegalPage({
  loaderData: { page, company },
}: Route.ComponentProps) {
  return (
    <>
      <Hero
        plain
        crumb={{
          label: words.areas.home,
          href: hrefOf(home),
          mark: words.areas.policies,
        }}
        title={page.title}
        remark={
          <SheetHeader
            heard
            mark={page.subtitle}
            title={[
              counted("section", page.sections.length),
              say(words.insight.readingTime, { count: page.readingMinutes }),
            ]}
          />
        }
      />
      <PolicyBody sections={page.sections} company={company} />
    </>
  );
}
