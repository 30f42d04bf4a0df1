import { say, words } from "../../content/words.ts";
import { drawingPath } from "../../drawings/drawing-path.ts";
import { classNames } from "../../ui/class-names.ts";
import { Grid } from "../../ui/grid.tsx";
import { Link, TextLink } from "../../ui/link.tsx";
import type { MenuDropdown, MenuGroup } from "./menu.ts";
import styles from "./menu-list.module.css";

const columns = {
  rows: { rowGap: "none" },
  cards: { desk: 6, rowGap: "gap" },
  plates: { desk: 2, rowGap: "gap" },
} as const;

interface MenuListProps {
  group: MenuGroup;
  /** The path of the current page. */
  path: string;
  /**
   * cards: a drawing above the text; plates: a large one with a description.
   */
  layout?: "rows" | "cards" | "plates";
}

/** One titled list of a menu, the same in a dropdown and in the mobile menu. */
function MenuList({ group, path, layout = "rows" }: MenuListProps) {
  const first = group.entries.at(0)?.mark;
  const last = group.entries.at(-1)?.mark;
  return (
    <>
      <p className={`note ${styles.title}`}>
        <b>{group.title}</b>
        <span>
          {first === last
            ? first
            : say(words.sheets.marks, { first: first ?? "", last: last ?? "" })}
        </span>
      </p>
      <Grid
        as="ul"
        aria-label={group.title}
        {...columns[layout]}
        className={classNames(styles.list, layout !== "rows" && styles[layout])}
      >
        {group.entries.map((entry) => (
          <li key={entry.href}>
            <Link href={entry.href} current={entry.href === path}>
              <img
                className={layout === "plates" ? "squared-paper" : undefined}
                src={drawingPath(entry.drawing)}
                width="56"
                height="52"
                loading="lazy"
                alt=""
              />
              <span className={`note ${styles.mark}`}>{entry.mark}</span>
              <b>{entry.name}</b>
              <small className="note">{entry.line}</small>
              {layout === "plates" && (
                <span className={`small muted ${styles.description}`}>
                  {entry.description}
                </span>
              )}
            </Link>
          </li>
        ))}
      </Grid>
    </>
  );
}

interface DropdownListsProps {
  dropdown: MenuDropdown;
  path: string;
  /** The mobile menu shows every list as rows. */
  mobile?: boolean;
}

/**
 * The content of a dropdown, in its panel and in the mobile menu: groups side
 * by side, with a note, or one list.
 */
export function DropdownLists({
  dropdown: { layout, groups, note },
  path,
  mobile,
}: DropdownListsProps) {
  if (layout !== "columns")
    return groups.map((group) => (
      <MenuList
        key={group.title}
        group={group}
        path={path}
        layout={mobile ? "rows" : layout}
      />
    ));
  return (
    <Grid desk={4} rowGap="none">
      {groups.map((group) => (
        <div key={group.title}>
          <MenuList group={group} path={path} />
          {note && group === groups.at(-1) && (
            <p className={`small muted ${styles.note}`}>
              {note.text}{" "}
              <TextLink href={note.action.href} alone>
                {note.action.label}
              </TextLink>
            </p>
          )}
        </div>
      ))}
    </Grid>
  );
}
