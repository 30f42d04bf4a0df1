import { Brand } from "../../ui/brand.tsx";
import { ButtonLink } from "../../ui/button-link.tsx";
import { Link } from "../../ui/link.tsx";
import { Dropdown } from "./dropdown.tsx";
import { hasPath, type Menu, type MenuPlainLink } from "./menu.ts";
import { MenuList } from "./menu-list.tsx";
import { MobileMenu } from "./mobile-menu.tsx";
import styles from "./navbar.module.css";
import { ServiceGroups } from "./service-groups.tsx";

interface NavbarProps {
  menu: Menu;
  /** The path of the page being read. */
  path: string;
}

/** The bar at the top of every page; below the large breakpoint its links move to the mobile menu. */
export function Navbar({ menu, path }: NavbarProps) {
  const { services, products, industries } = menu;
  const link = ({ name, href }: MenuPlainLink) => (
    <li>
      <Link href={href} current={href === path}>
        {name}
      </Link>
    </li>
  );
  return (
    <header className={styles.bar}>
      <Brand name={menu.brand} current={path === "/"} />
      <nav aria-label="Main" className={styles.links}>
        <ul>
          {link(menu.home)}
          {link(menu.company)}
          <Dropdown id="menu-services" name={services.name} current={hasPath(services.groups, path)}>
            <ServiceGroups services={services} path={path} />
          </Dropdown>
          <Dropdown id="menu-products" name={products.name} current={hasPath([products.group], path)}>
            <MenuList
              group={products.group}
              path={path}
              layout="plates"
              descriptions={products.descriptions}
            />
          </Dropdown>
          <Dropdown id="menu-industries" name={industries.name} current={hasPath([industries.group], path)}>
            <MenuList group={industries.group} path={path} layout="cards" />
          </Dropdown>
          {link(menu.insights)}
          {link(menu.contact)}
        </ul>
        <ButtonLink action={menu.letsTalk} variant="small" />
      </nav>
      <button type="button" popoverTarget="menu" className={styles.menuButton}>
        Menu
      </button>
      <MobileMenu menu={menu} path={path} />
    </header>
  );
}
