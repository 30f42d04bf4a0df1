/** A new kind of page, as an owner would write it. */
const schema = `import { z } from "zod";
import {
  draftField,
  featureSchema,
  pageFields,
  slugSchema,
} from "../../content/schema/parts.ts";

export const partnerSchema = z.strictObject({
  ...pageFields,
  draft: draftField,
  strengths: z.array(featureSchema).min(2),
  related: z.strictObject({ industries: z.array(slugSchema) }),
});
`;

const kind = `import { defineKind } from "../../content/kind.ts";
import { partnerSchema } from "./schema.ts";

export const partner = defineKind({
  name: "partner",
  path: "/partners/:slug",
  files: "partners/*.yaml",
  schema: partnerSchema,
  listedUnder: "Partners",
  related: "partners",
  card: "Partner",
});
`;

const page = `import { getEntry } from "../../content/entries.ts";
import { FeatureItems } from "../../sections/feature-items.tsx";
import { Hero } from "../../sections/hero.tsx";
import { Section } from "../../sections/section.tsx";
import { pageMeta } from "../../seo/page-meta.ts";
import type { Route } from "./+types/page";
import { partner } from "./kind.ts";

export function loader({ params }: Route.LoaderArgs) {
  return { page: getEntry(partner, params.slug) };
}

export const meta: Route.MetaFunction = pageMeta;

export default function PartnerPage({ loaderData }: Route.ComponentProps) {
  const { page } = loaderData;
  return (
    <>
      <Hero title={page.title} subtitle={page.subtitle} />
      <Section sheet={["Strengths", \`\${page.strengths.length} items\`]}>
        <h2>What they do with us</h2>
        <ul>
          <FeatureItems items={page.strengths} />
        </ul>
      </Section>
    </>
  );
}
`;

/**
 * Every file of the kind; `npm run new -- partner northgate` writes its
 * content.
 */
export const partnerFiles: Readonly<Record<string, string>> = {
  "app/pages/partner/schema.ts": schema,
  "app/pages/partner/kind.ts": kind,
  "app/pages/partner/page.tsx": page,
};

/** What changes in an existing file: the kind in kinds.ts. */
export const partnerLines = {
  "];\n": "  partner,\n];\n",
  "import { portfolio }":
    'import { partner } from "./partner/kind.ts";\nimport { portfolio }',
};
