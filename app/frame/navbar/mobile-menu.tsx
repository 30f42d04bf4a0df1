import { words } from "../../content/words.ts";
import { Brand } from "../../ui/brand.tsx";
import { ButtonLink } from "../../ui/button-link.tsx";
import { Link } from "../../ui/link.tsx";
import {
  hasPath,
  isDropdown,
  type Menu,
  type MenuDropdown,
  type MenuLink,
} from "./menu.ts";
import { DropdownLists } from "./menu-list.tsx";
import styles from "./mobile-menu.module.css";
import bar from "./navbar.module.css";

/** The full-screen navigation below the large breakpoint. */
export function MobileMenu({ menu, path }: { menu: Menu; path: string }) {
  const link = ({ name, href }: MenuLink) => (
    <Link key={name} href={href} current={href === path} className={styles.row}>
      {name}
    </Link>
  );
  const group = (entry: MenuDropdown) => (
    <details
      key={entry.name}
      name="menu-group"
      open={hasPath(entry.groups, path) || undefined}
    >
      <summary className={styles.row}>
        {entry.name}
        <small className="note">
          {entry.groups.reduce((sum, { entries }) => sum + entries.length, 0)}
        </small>
      </summary>
      <DropdownLists dropdown={entry} path={path} mobile />
    </details>
  );
  return (
    <div
      id="menu"
      popover="auto"
      role="dialog"
      aria-label={words.frame.menu}
      className={`below-desk ${styles.menu}`}
    >
      <div className={styles.head}>
        <Brand name={menu.brand} logo={menu.logo} />
        <button
          type="button"
          popoverTarget="menu"
          popoverTargetAction="hide"
          className={bar.menuButton}
          // biome-ignore lint/a11y/noAutofocus: it names where focus starts when the menu opens
          autoFocus
        >
          {words.frame.close}
        </button>
        {/* Back to the link that has opened it. */}
        <a href="#open-menu" className={`${bar.menuButton} ${bar.menuLink}`}>
          {words.frame.close}
        </a>
      </div>
      <nav aria-label={words.frame.mobileMenu}>
        {menu.entries.map((entry) =>
          isDropdown(entry) ? group(entry) : link(entry),
        )}
        {menu.mobileOnly.map(link)}
      </nav>
      <div className={styles.foot}>
        <ButtonLink action={menu.button} variant="small" />
      </div>
    </div>
  );
}
