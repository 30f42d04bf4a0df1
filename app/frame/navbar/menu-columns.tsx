import { Grid } from "../../ui/grid.tsx";
import { TextLink } from "../../ui/text-link.tsx";
import type { MenuDropdown } from "./menu.ts";
import styles from "./menu-columns.module.css";
import { MenuList } from "./menu-list.tsx";

interface MenuColumnsProps {
  groups: MenuDropdown["groups"];
  note: MenuDropdown["note"];
  path: string;
}

/** Groups side by side, and a note for visitors who find no matching entry. */
export function MenuColumns({ groups, note, path }: MenuColumnsProps) {
  return (
    <Grid desk={4} rowGap="none" className={styles.groups}>
      {groups.map((group) => (
        <div key={group.title}>
          <MenuList group={group} path={path} />
        </div>
      ))}
      {note && (
        <p className={`small muted ${styles.note}`}>
          {note.text}{" "}
          <TextLink href={note.action.href} alone>
            {note.action.label}
          </TextLink>
        </p>
      )}
    </Grid>
  );
}
