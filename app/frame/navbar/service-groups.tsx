import { Link } from "../../ui/link.tsx";
import type { Menu } from "./menu.ts";
import { MenuList } from "./menu-list.tsx";
import styles from "./service-groups.module.css";

interface ServiceGroupsProps {
  services: Menu["services"];
  path: string;
}

/** The services in their groups, and what to do when none of them fits. */
export function ServiceGroups({ services, path }: ServiceGroupsProps) {
  return (
    <div className={styles.groups}>
      {services.groups.map((group) => (
        <div key={group.title}>
          <MenuList group={group} path={path} />
        </div>
      ))}
      <p className={styles.note}>
        {services.note.text} <Link href={services.note.action.href}>{services.note.action.label}</Link>
      </p>
    </div>
  );
}
