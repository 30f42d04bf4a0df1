import { pick, readCollection } from "./collection.ts";
import { type Service, type SetupService, serviceSchema, type TemplateService } from "./schema/service.ts";

const services: Map<string, Service> = readCollection(
  serviceSchema,
  import.meta.glob("/content/services/*.ts", { eager: true }),
  (service) => service.menu.order,
);

export function listServices(): Service[] {
  return [...services.values()];
}

export function getService(slug: string | undefined): Service {
  return pick(services, "service", slug);
}

export const isSetupService = (service: Service): service is SetupService => "modules" in service;
export const isTemplateService = (service: Service): service is TemplateService => "expertise" in service;
