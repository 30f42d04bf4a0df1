import { getContent } from "../../content/entries.ts";
import { hrefOf } from "../../content/kind.ts";
import { words } from "../../content/words.ts";
import { StockRow } from "../../drawings/stock-row.tsx";
import { CallToAction } from "../../sections/call-to-action.tsx";
import { Hero, HeroDrawing } from "../../sections/hero.tsx";
import { pageMeta } from "../../seo/page-meta.ts";
import { company } from "../company/kind.ts";
import type { Route } from "./+types/page";
import { assurance } from "./kind.ts";
import {
  Certificates,
  PenetrationTest,
  Statement,
  Subprocessors,
} from "./parts.tsx";

export function loader() {
  return { page: getContent(assurance) };
}

export const meta: Route.MetaFunction = pageMeta;

export default function AssurancePage({
  loaderData: { page },
}: Route.ComponentProps) {
  const { headings, certificates, penetrationTest, subprocessors } = page;
  const { continuity, insurance, processingAgreement, drawing, cta } = page;
  return (
    <>
      <Hero
        title={page.title}
        subtitle={page.subtitle}
        crumb={{
          label: words.areas.company,
          href: hrefOf(company),
          mark: page.title,
        }}
        actions={page.actions}
      >
        <HeroDrawing>
          <StockRow
            parts={drawing.parts}
            description={drawing.description}
            labels={[]}
            plain
          />
        </HeroDrawing>
      </Hero>
      {certificates.length > 0 && (
        <Certificates
          heading={headings.certificates}
          certificates={certificates}
        />
      )}
      {penetrationTest && (
        <PenetrationTest
          heading={headings.penetrationTest}
          test={penetrationTest}
        />
      )}
      {subprocessors && (
        <Subprocessors
          heading={headings.subprocessors}
          subprocessors={subprocessors}
        />
      )}
      {continuity && (
        <Statement heading={headings.continuity} text={continuity} />
      )}
      {insurance && <Statement heading={headings.insurance} text={insurance} />}
      {processingAgreement && (
        <Statement
          heading={headings.processingAgreement}
          text={processingAgreement}
        />
      )}
      <CallToAction
        cta={cta}
        remarks={cta.remarks}
        actions={cta.actions}
        tone="dark"
      />
    </>
  );
}
