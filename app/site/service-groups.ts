import { listEntries } from "../content/entries.ts";
import { service } from "../pages/service/kind.ts";
import { type Service, serviceGroups } from "../pages/service/schema.ts";
import { getNavigation } from "./navigation.ts";

export interface ServiceGroup {
  title: string;
  services: Service[];
}

/** The listed services under the titles that the menu gives their groups. */
export function groupServices(): ServiceGroup[] {
  const titles = getNavigation().services.groups;
  return serviceGroups.map((group) => ({
    title: titles[group],
    services: listEntries(service).filter(({ menu }) => menu.listed && menu.group === group),
  }));
}
