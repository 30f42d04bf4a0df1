import { listEntries } from "../content/entries.ts";
import { service } from "../pages/service/kind.ts";
import type { Service } from "../pages/service/schema.ts";
import { getNavigation } from "./navigation.ts";

export interface ServiceGroup {
  title: string;
  services: Service[];
}

/** The listed services in the menu's groups, in its order; a group without a service is left out. */
export function groupServices(): ServiceGroup[] {
  return getNavigation()
    .services.groups.map(({ slug, title }) => ({
      title,
      services: listEntries(service).filter(({ menu }) => menu.listed && menu.group === slug),
    }))
    .filter(({ services }) => services.length > 0);
}
