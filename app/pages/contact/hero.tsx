import { hrefOf } from "../../content/kind.ts";
import labelled from "../../sections/labelled-drawing.module.css";
import { PageHero } from "../../sections/page-hero.tsx";
import { home } from "../home/kind.ts";
import { MessagePathDrawing } from "./drawings/parts/message-path-drawing.tsx";
import styles from "./hero.module.css";
import type { Contact } from "./schema.ts";

/** The first view of the contact page: the way that a message takes. */
export function ContactHero({ title, subtitle, hero }: Pick<Contact, "title" | "subtitle" | "hero">) {
  return (
    <PageHero
      crumb={{ label: "Home", href: hrefOf(home), mark: "Contact" }}
      title={title}
      subtitle={subtitle}
      actions={hero.actions}
    >
      <MessagePathDrawing
        labels={hero.drawing.stations}
        description={hero.drawing.description}
        className={`${labelled.labelled} ${styles.drawing}`}
      />
    </PageHero>
  );
}
