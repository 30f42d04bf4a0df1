import { getCallActions } from "../../content/call-actions.ts";
import { getEntry } from "../../content/entries.ts";
import { fetchDrawings } from "../../runtime/fetch-drawings.ts";
import type { RouteHandle } from "../../runtime/route-handle.ts";
import { pageMeta } from "../../seo/page-meta.ts";
import { relatedPages } from "../../site/related.ts";
import { placeInGroup } from "../../site/service-groups.ts";
import { forProject } from "../contact/kind.ts";
import type { Route } from "./+types/page";
import { getEngagementTerms, getSchedule } from "./content.ts";
import { service } from "./kind.ts";
import { ProjectTemplate } from "./project-template.tsx";
import { isSetupService } from "./schema.ts";
import { SetupTemplate } from "./setup/setup-template.tsx";

export const handle: RouteHandle = { behaviours: [fetchDrawings] };

export function loader({ params }: Route.LoaderArgs) {
  const page = getEntry(service, params.slug);
  const { scheduleCall, freeEstimate, terms } = getCallActions();
  const shared = {
    facts: [...page.facts, terms.fact],
    heroActions: [forProject(page)(freeEstimate), scheduleCall],
    schedule: getSchedule(),
    related: relatedPages(service, page.slug),
  };
  if (isSetupService(page))
    return {
      ...shared,
      template: "setup" as const,
      page,
      actions: [freeEstimate, scheduleCall].map(forProject(page)),
    };
  return {
    ...shared,
    ...placeInGroup(page),
    template: "project" as const,
    page,
    engagement: getEngagementTerms(),
    actions: [scheduleCall, freeEstimate].map(forProject(page)),
  };
}

export const meta: Route.MetaFunction = pageMeta;

/** The shape of the content decides the template. */
export default function ServicePage({ loaderData }: Route.ComponentProps) {
  if (loaderData.template === "setup")
    return <SetupTemplate data={loaderData} />;
  return <ProjectTemplate data={loaderData} />;
}
