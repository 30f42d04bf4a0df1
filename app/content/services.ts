import { pick, readCollection } from "./collection.ts";
import { getNavigation } from "./pages.ts";
import {
  type Service,
  type SetupService,
  serviceGroups,
  serviceSchema,
  type TemplateService,
} from "./schema/service.ts";

const services: Map<string, Service> = readCollection(
  serviceSchema,
  import.meta.glob("/content/services/*.ts", { eager: true }),
  (service) => service.menu.order,
);

export function listServices(): Service[] {
  return [...services.values()];
}

export interface ServiceGroup {
  title: string;
  services: Service[];
}

/** The services under the titles that the menu gives their groups. */
export function groupServices(): ServiceGroup[] {
  const titles = getNavigation().services.groups;
  return serviceGroups.map((group) => ({
    title: titles[group],
    services: listServices().filter(({ menu }) => menu.group === group),
  }));
}

export function getService(slug: string | undefined): Service {
  return pick(services, "service", slug);
}

export const isSetupService = (service: Service): service is SetupService => "modules" in service;
export const isTemplateService = (service: Service): service is TemplateService => "expertise" in service;
