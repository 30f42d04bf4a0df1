import { drawingPath } from "../../drawings/drawing-path.ts";
import { Link } from "../../ui/link.tsx";
import type { MenuGroup } from "./menu.ts";
import styles from "./menu-list.module.css";

interface MenuListProps {
  group: MenuGroup;
  /** The path of the current page. */
  path: string;
  /** cards: a drawing above the text; plates: a large one with a description. */
  layout?: "rows" | "cards" | "plates";
}

/** One titled list of a menu, the same in a dropdown and in the mobile menu. */
export function MenuList({ group, path, layout = "rows" }: MenuListProps) {
  const first = group.entries.at(0)?.mark;
  const last = group.entries.at(-1)?.mark;
  return (
    <>
      <p className={`note ${styles.title}`}>
        <b>{group.title}</b>
        <span>{first === last ? first : `${first} to ${last}`}</span>
      </p>
      <ul className={layout === "rows" ? styles.list : `${styles.list} ${styles[layout]}`}>
        {group.entries.map((entry) => (
          <li key={entry.href}>
            <Link href={entry.href} current={entry.href === path}>
              <img src={drawingPath(entry.drawing)} width="56" height="52" loading="lazy" alt="" />
              <span className={`note ${styles.mark}`}>{entry.mark}</span>
              <b>{entry.name}</b>
              <small className="note">{entry.line}</small>
              {layout === "plates" && (
                <span className={`small muted desk-only ${styles.description}`}>{entry.description}</span>
              )}
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
}
