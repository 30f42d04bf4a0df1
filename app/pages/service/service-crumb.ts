import { hrefOf } from "../../content/kind.ts";
import { words } from "../../content/words.ts";
import { placeOfService } from "../../site/service-groups.ts";
import { home } from "../home/kind.ts";
import { serviceNumber } from "./kind.ts";

/**
 * The link back to the index of services, with the service's number if that
 * lists it.
 */
export function serviceCrumb({ slug }: { slug: string }) {
  const place = placeOfService(slug);
  return {
    label: words.areas.services,
    href: `${hrefOf(home)}#services`,
    ...(place >= 0 && { mark: serviceNumber(place) }),
  };
}
