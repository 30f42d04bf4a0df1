import { words } from "../../content/words.ts";
import { Brand } from "../../ui/brand.tsx";
import { ButtonLink } from "../../ui/button-link.tsx";
import { Link } from "../../ui/link.tsx";
import { TurnedCorner } from "../scheme/turned-corner.tsx";
import { Dropdown } from "./dropdown.tsx";
import { hasPath, isDropdown, type Menu, type MenuDropdown, type MenuLink } from "./menu.ts";
import { DropdownLists } from "./menu-list.tsx";
import { MobileMenu } from "./mobile-menu.tsx";
import styles from "./navbar.module.css";

interface NavbarProps {
  menu: Menu;
  /** The path of the current page. */
  path: string;
}

/** The navigation bar; below the large breakpoint its links are in the mobile menu. */
export function Navbar({ menu, path }: NavbarProps) {
  const link = ({ name, href }: MenuLink) => (
    <li key={name}>
      <Link href={href} current={href === path}>
        {name}
      </Link>
    </li>
  );
  const dropdown = (entry: MenuDropdown) => (
    <Dropdown
      key={entry.name}
      id={`menu-${entry.menu}`}
      name={entry.name}
      current={hasPath(entry.groups, path)}
    >
      <DropdownLists dropdown={entry} path={path} />
    </Dropdown>
  );
  return (
    <header className={`no-print ${styles.bar}`}>
      <Brand name={menu.brand} logo={menu.logo} current={path === "/"} />
      <nav aria-label={words.frame.mainMenu} className={styles.links}>
        <ul>{menu.entries.map((entry) => (isDropdown(entry) ? dropdown(entry) : link(entry)))}</ul>
      </nav>
      <ButtonLink action={menu.button} variant="small" />
      <button type="button" popoverTarget="menu" className={`below-desk ${styles.menuButton}`}>
        {words.frame.menu}
      </button>
      <MobileMenu menu={menu} path={path} />
      <TurnedCorner />
    </header>
  );
}
