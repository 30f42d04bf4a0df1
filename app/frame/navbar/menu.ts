/** The menus' data, from the root loader. */
export interface MenuEntry {
  /** Its number or letter in the set. */
  mark: string;
  name: string;
  line: string;
  href: string;
  /** File under /drawings/, without its extension. */
  drawing: string;
  /** Shown on a plate. */
  description?: string | undefined;
}

export interface MenuGroup {
  title: string;
  entries: MenuEntry[];
}

export interface MenuLink {
  name: string;
  href: string;
}

/** An entry of the bar that opens a panel. */
export interface MenuDropdown {
  name: string;
  /** The prefix of its ids in the page. */
  menu: string;
  /**
   * columns: the groups side by side; plates and cards: as MenuList shows its
   * only group.
   */
  layout: "columns" | "plates" | "cards";
  groups: MenuGroup[];
  /** A note for visitors who find no matching entry. */
  note?: { text: string; action: { label: string; href: string } } | undefined;
}

export interface Menu {
  brand: string;
  logo?: string | undefined;
  /** The bar from left to right. */
  entries: (MenuLink | MenuDropdown)[];
  mobileOnly: MenuLink[];
  button: { label: string; href: string };
}

export const isDropdown = (
  entry: MenuLink | MenuDropdown,
): entry is MenuDropdown => "groups" in entry;

/**
 * All entries of a dropdown, to tell whether the current page is one of them.
 */
export function hasPath(groups: readonly MenuGroup[], path: string): boolean {
  return groups.some(({ entries }) =>
    entries.some(({ href }) => href === path),
  );
}
