import type { MenuDropdown } from "./menu.ts";
import { MenuColumns } from "./menu-columns.tsx";
import { MenuList } from "./menu-list.tsx";

interface DropdownListsProps {
  dropdown: MenuDropdown;
  path: string;
  /** The mobile menu shows every list as rows. */
  mobile?: boolean;
}

/** The content of a dropdown, in its panel and in the mobile menu. */
export function DropdownLists({ dropdown: { layout, groups, note }, path, mobile }: DropdownListsProps) {
  if (layout === "columns") return <MenuColumns groups={groups} note={note} path={path} />;
  return groups.map((group) => (
    <MenuList key={group.title} group={group} path={path} layout={mobile ? "rows" : layout} />
  ));
}
