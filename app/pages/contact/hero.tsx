import { hrefOf } from "../../content/kind.ts";
import { Hero } from "../../sections/hero.tsx";
import { home } from "../home/kind.ts";
import { MessagePathDrawing } from "./drawings/parts/message-path-drawing.tsx";
import type { Contact } from "./schema.ts";

type ContactHeroProps = Pick<Contact, "title" | "subtitle" | "facts" | "hero">;

/** The first view of the contact page, with the way of a message. */
export function ContactHero({ title, subtitle, facts, hero }: ContactHeroProps) {
  return (
    <Hero
      crumb={{ label: "Home", href: hrefOf(home), mark: "Contact" }}
      title={title}
      subtitle={subtitle}
      facts={facts}
      actions={hero.actions}
    >
      <MessagePathDrawing labels={hero.drawing.stations} description={hero.drawing.description} />
    </Hero>
  );
}
