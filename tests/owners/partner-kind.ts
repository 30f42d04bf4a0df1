/** A new kind of page, as an owner would write it. */
const schema = `import { z } from "zod";
import { featureSchema, pageFields, slugSchema } from "../../content/schema/parts.ts";

export const partnerSchema = z.strictObject({
  ...pageFields,
  strengths: z.array(featureSchema).min(2),
  related: z.strictObject({ industries: z.array(slugSchema) }),
});
`;

const kind = `import { searchTitle } from "../../content/draft.ts";
import { defineKind } from "../../content/kind.ts";
import { partnerSchema } from "./schema.ts";

export const partner = defineKind({
  name: "partner",
  path: "/partners/:slug",
  page: "pages/partner/page.tsx",
  content: { folder: "partners", schema: partnerSchema, order: () => 0 },
  listedUnder: "Partners",
  related: "partners",
  card: "Partner",
  scaffold: {
    longestName: 42,
    steps: () => [],
    template: ({ name, linkTo }) => ({
      head: {
        title: searchTitle(\`Partner \${name}\`),
        description: \`To be written: what \${name} does with us, in 50 to 160 characters.\`,
      },
      title: \`Partner \${name}\`,
      subtitle: \`To be written: \${name} in one sentence.\`,
      strengths: [
        { title: "To be written: 1", text: \`To be written: what \${name} does.\` },
        { title: "To be written: 2", text: \`To be written: what else \${name} does.\` },
      ],
      related: { industries: [linkTo("industry")] },
    }),
  },
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

export default function PartnerPage({ loaderData: { page } }: Route.ComponentProps) {
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

/** Every file of the kind; `npm run new -- partner northgate` writes its content. */
export const partnerFiles: Readonly<Record<string, string>> = {
  "app/pages/partner/schema.ts": schema,
  "app/pages/partner/kind.ts": kind,
  "app/pages/partner/page.tsx": page,
};

/** The only line that changes in an existing file: the kind in kinds.ts. */
export const partnerLine = '  (await import("./partner/kind.ts")).partner,\n';
