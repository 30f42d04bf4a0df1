import type { ReactNode } from "react";
import { Brand } from "../../ui/brand.tsx";
import { ButtonLink } from "../../ui/button-link.tsx";
import { Link } from "../../ui/link.tsx";
import { hasPath, type Menu, type MenuGroup, type MenuPlainLink } from "./menu.ts";
import { MenuList } from "./menu-list.tsx";
import styles from "./mobile-menu.module.css";
import { ServiceGroups } from "./service-groups.tsx";

interface MobileMenuProps {
  menu: Menu;
  path: string;
}

/** The whole navigation on a screen of its own, below the large breakpoint. */
export function MobileMenu({ menu, path }: MobileMenuProps) {
  const { services, products, industries } = menu;
  const link = ({ name, href }: MenuPlainLink) => (
    <Link href={href} current={href === path} className={styles.row}>
      {name}
    </Link>
  );
  const group = (name: string, groups: readonly MenuGroup[], children: ReactNode) => (
    <details name="menu-group" open={hasPath(groups, path) || undefined}>
      <summary className={styles.row}>
        {name}
        <small className="note">{groups.reduce((sum, { entries }) => sum + entries.length, 0)}</small>
      </summary>
      {children}
    </details>
  );
  return (
    <div id="menu" popover="auto" role="dialog" aria-label="Menu" className={styles.menu}>
      <div className={styles.head}>
        <Brand name={menu.brand} />
        <button
          type="button"
          popoverTarget="menu"
          popoverTargetAction="hide"
          className={styles.close}
          // biome-ignore lint/a11y/noAutofocus: it names where focus starts when the menu opens
          autoFocus
        >
          Close
        </button>
      </div>
      <nav aria-label="Mobile">
        {link(menu.home)}
        {link(menu.company)}
        {group(services.name, services.groups, <ServiceGroups services={services} path={path} />)}
        {group(products.name, [products.group], <MenuList group={products.group} path={path} />)}
        {group(industries.name, [industries.group], <MenuList group={industries.group} path={path} />)}
        {link(menu.insights)}
        {link(menu.contact)}
        {link(menu.talent)}
      </nav>
      <div className={styles.foot}>
        <ButtonLink action={menu.letsTalk} variant="secondary" />
      </div>
    </div>
  );
}
