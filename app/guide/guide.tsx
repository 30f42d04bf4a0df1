import { Hero } from "../sections/hero.tsx";
import { Section } from "../sections/section.tsx";
import { components } from "./components.tsx";
import { Drawings } from "./drawings.tsx";
import styles from "./guide.module.css";
import { Tokens } from "./tokens.tsx";

export const meta = () => [{ title: "Guide" }];

const parts = {
  Tokens: ["app/styles", <Tokens key="tokens" />],
  Components: [
    "app/ui",
    Object.entries(components).map(([name, element]) => (
      <div key={name} className={styles.shown}>
        <p className="note">app/ui/{name}.tsx</p>
        {element}
      </div>
    )),
  ],
  Drawings: ["app/drawings", <Drawings key="drawings" />],
} as const;

/** Development only: routes.ts leaves it out of a build. */
export default function GuidePage() {
  return (
    <>
      <Hero
        title="Guide"
        subtitle="What the site is made of. In development only: no build has this page."
        crumb={{ label: "Development" }}
        actions={Object.keys(parts).map((label) => ({
          label,
          href: `#${label}`,
        }))}
      />
      {Object.entries(parts).map(([name, [folder, shown]]) => (
        <Section key={name} mark="Guide" sheet={[name, folder]} id={name}>
          <h2>{name}</h2>
          {shown}
        </Section>
      ))}
    </>
  );
}
