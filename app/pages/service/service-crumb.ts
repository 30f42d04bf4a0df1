import { hrefOf } from "../../content/kind.ts";
import { words } from "../../content/words.ts";
import { home } from "../home/kind.ts";

/** The link back to the index of services, with the service's number. */
export function serviceCrumb({ menu }: { menu: { order: number } }) {
  return {
    label: words.areas.services,
    href: `${hrefOf(home)}#services`,
    mark: String(menu.order).padStart(2, "0"),
  };
}
