import { listEntries } from "../content/entries.ts";
import { ContentError } from "../content/parse.ts";
import { service } from "../pages/service/kind.ts";
import type { Service, ServiceLayout } from "../pages/service/schema.ts";
import { getNavigation } from "./navigation.ts";

export interface ServiceGroup {
  title: string;
  services: Service[];
}

/** The listed services by group, in the menu's order, without empty groups. */
export function groupServices(): ServiceGroup[] {
  return getNavigation()
    .services.groups.map(({ slug, title }) => ({
      title,
      services: listEntries(service).filter(
        ({ menu }) => menu.listed && menu.group === slug,
      ),
    }))
    .filter(({ services }) => services.length > 0);
}

/**
 * The place of a service in the menu and in the home page's index, from 0; -1
 * if they do not list it.
 */
export const placeOfService = (slug: string): number =>
  groupServices()
    .flatMap(({ services }) => services)
    .findIndex((listed) => listed.slug === slug);

/**
 * The layout of a service's group, and its place among the services of the
 * group.
 */
export function placeInGroup({ slug, menu }: Service): {
  layout: ServiceLayout;
  place: number;
} {
  const group = getNavigation().services.groups.find(
    (group) => group.slug === menu.group,
  );
  if (!group)
    throw new ContentError(`${slug}: there is no group "${menu.group}"`);
  const neighbours = listEntries(service).filter(
    (entry) => entry.menu.group === menu.group,
  );
  return {
    layout: group.layout,
    place: neighbours.findIndex((entry) => entry.slug === slug),
  };
}
