import { words } from "../../content/words.ts";
import type { RelatedGroup } from "../../sections/related.tsx";
import { TextLinks } from "../../ui/link.tsx";
import styles from "./see-also.module.css";

/** Related pages in one line, for pages that end with their call to action. */
export function SeeAlso({ groups }: { groups: readonly RelatedGroup[] }) {
  const links = groups.flatMap((group) => group.links);
  return (
    <nav className={`note ${styles.links}`} aria-label={words.sections.related}>
      <span>{words.sections.seeAlso}</span>
      <TextLinks links={links} />
    </nav>
  );
}
