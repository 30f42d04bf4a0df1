/** What the menus show, put together from content by the root's loader. */
export interface MenuEntry {
  /** Its number or letter in the set. */
  mark: string;
  name: string;
  line: string;
  href: string;
  /** File under /drawings/, without its extension. */
  drawing: string;
}

export interface MenuGroup {
  title: string;
  entries: MenuEntry[];
}

export interface MenuPlainLink {
  name: string;
  href: string;
}

export interface Menu {
  brand: string;
  home: MenuPlainLink;
  company: MenuPlainLink;
  insights: MenuPlainLink;
  contact: MenuPlainLink;
  talent: MenuPlainLink;
  letsTalk: { label: string; href: string };
  services: {
    name: string;
    groups: MenuGroup[];
    note: { text: string; action: { label: string; href: string } };
  };
  products: { name: string; group: MenuGroup; descriptions: string[] };
  industries: { name: string; group: MenuGroup };
}

/** All entries of a dropdown, to tell whether the current page is one of them. */
export function hasPath(groups: readonly MenuGroup[], path: string): boolean {
  return groups.some(({ entries }) => entries.some(({ href }) => href === path));
}
