import {
  type Service,
  type SetupService,
  serviceGroups,
  serviceSchema,
  type TemplateService,
} from "../pages/service/schema.ts";
import { pick, readCollection } from "./collection.ts";
import { getNavigation } from "./pages.ts";
import { ContentError } from "./parse.ts";

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

/** The listed services under the titles that the menu gives their groups. */
export function groupServices(): ServiceGroup[] {
  const titles = getNavigation().services.groups;
  return serviceGroups.map((group) => ({
    title: titles[group],
    services: listServices().filter(({ menu }) => menu.listed && menu.group === group),
  }));
}

export function getService(slug: string | undefined): Service {
  return pick(services, "service", slug);
}

/** A service of the shared template; the setup service has a page of its own. */
export function getTemplateService(slug: string | undefined): TemplateService {
  const service = getService(slug);
  if (!isTemplateService(service))
    throw new ContentError(`${service.slug} is not written for the service template`);
  return service;
}

/** The service with modules and a price: AlgoERP. */
export function getSetupService(slug: string): SetupService {
  const service = getService(slug);
  if (!isSetupService(service)) throw new ContentError(`${service.slug} is not written for the setup page`);
  return service;
}

export const isSetupService = (service: Service): service is SetupService => "modules" in service;
export const isTemplateService = (service: Service): service is TemplateService => "expertise" in service;
