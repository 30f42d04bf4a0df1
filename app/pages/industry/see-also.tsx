import type { RelatedGroup } from "../../sections/related.tsx";
import styles from "./see-also.module.css";

/** The pages that belong to this one in a single line, for pages that end in their call to action. */
export function SeeAlso({ groups }: { groups: readonly RelatedGroup[] }) {
  const links = groups.flatMap((group) => group.links);
  return (
    <nav className={`note ${styles.links}`} aria-label="Related pages">
      <span>See also</span>
      <ul>
        {links.map(({ name, href }) => (
          <li key={href}>
            <a href={href}>{name}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
