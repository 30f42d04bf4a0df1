import { Hero } from "../sections/hero.tsx";
import { Section } from "../sections/section.tsx";
import { Sheets } from "../sections/sheets.tsx";
import { Atoms } from "./atoms.tsx";
import { Drawings } from "./drawings.tsx";
import { Elements } from "./elements.tsx";
import { listScreens } from "./screens.ts";
import { Shown } from "./shown.tsx";
import { Tokens } from "./tokens.tsx";

export const meta = () => [{ title: "Guide" }];

/** Development only: routes.ts leaves it out of a build. */
export default function GuidePage() {
  return (
    <>
      <Hero
        title="Guide"
        subtitle="What the site is made of. In development only: no build has this page."
        crumb={{ label: "Development" }}
        actions={[
          { label: "Atoms", href: "#atoms" },
          { label: "Elements of drawings", href: "#elements" },
          { label: "Drawings", href: "#drawings" },
          { label: "Screens and sections", href: "#screens" },
        ]}
      />
      <Section mark="Guide" sheet={["Tokens", "app/styles"]} id="tokens">
        <h2>Tokens</h2>
        <Tokens />
      </Section>
      <Section mark="Guide" sheet={["Atoms", "app/ui"]} id="atoms">
        <h2>Atoms</h2>
        <Atoms />
      </Section>
      <Section mark="Guide" sheet={["Elements of drawings", "app/drawings/scene.ts"]} id="elements">
        <h2>Elements of drawings</h2>
        <Elements />
      </Section>
      <Section mark="Guide" sheet={["Drawings", "app/drawings"]} id="drawings">
        <h2>Drawings</h2>
        <Drawings />
      </Section>
      <Section mark="Guide" sheet={["Screens", "app/pages and app/sections"]} id="screens">
        <h2>Screens</h2>
      </Section>
      {listScreens().map(({ file, page, element }) => (
        <Shown key={file + page} file={file} variant={page}>
          <Sheets>{element}</Sheets>
        </Shown>
      ))}
    </>
  );
}
