import { words } from "../../content/words.ts";
import { Chevron } from "../../ui/arrow.tsx";
import { Brand } from "../../ui/brand.tsx";
import { ButtonLink } from "../../ui/button-link.tsx";
import { Link } from "../../ui/link.tsx";
import corner from "../scheme/turned-corner.module.css";
import {
  hasPath,
  isDropdown,
  type Menu,
  type MenuDropdown,
  type MenuLink,
} from "./menu.ts";
import { DropdownLists } from "./menu-list.tsx";
import { MobileMenu } from "./mobile-menu.tsx";
import styles from "./navbar.module.css";

interface NavbarProps {
  menu: Menu;
  /** The path of the current page. */
  path: string;
}

/**
 * The navigation bar; below the large breakpoint its links are in the mobile
 * menu.
 */
export function Navbar({ menu, path }: NavbarProps) {
  const link = ({ name, href }: MenuLink) => (
    <li key={name}>
      <Link href={href} current={href === path}>
        {name}
      </Link>
    </li>
  );
  // A native popover and its button: Escape, a click outside and opening
  // another one close it without a script.
  const dropdown = (entry: MenuDropdown) => (
    <li key={entry.name}>
      <button
        type="button"
        popoverTarget={`menu-${entry.menu}`}
        aria-current={hasPath(entry.groups, path) || undefined}
      >
        {entry.name}
        <Chevron />
      </button>
      <div
        id={`menu-${entry.menu}`}
        popover="auto"
        className={`desk-only ${styles.panel} column-lines`}
      >
        <DropdownLists dropdown={entry} path={path} />
      </div>
    </li>
  );
  return (
    <header className={`no-print ${styles.bar}`}>
      <Brand name={menu.brand} logo={menu.logo} current={path === "/"} />
      <nav aria-label={words.frame.mainMenu} className={styles.links}>
        <ul>
          {menu.entries.map((entry) =>
            isDropdown(entry) ? dropdown(entry) : link(entry),
          )}
        </ul>
      </nav>
      <ButtonLink action={menu.button} variant="small" />
      <button
        type="button"
        popoverTarget="menu"
        className={`below-desk ${styles.menuButton}`}
      >
        {words.frame.menu}
      </button>
      {/* In browsers without popovers it opens the menu, at any width. */}
      <a
        id="open-menu"
        href="#menu"
        className={`${styles.menuButton} ${styles.menuLink}`}
      >
        {words.frame.menu}
      </a>
      <MobileMenu menu={menu} path={path} />
      {/* The corner of the first view, folded over: the sheet below it has the other colour scheme (keep-scheme.ts). */}
      <button type="button" className={corner.corner} data-turn="">
        <span className="note visually-hidden">{words.frame.turn}</span>
      </button>
    </header>
  );
}
