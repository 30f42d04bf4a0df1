import { Deployments } from "./deployments.tsx";
import { Integrations } from "./integrations.tsx";
import { Ranges } from "./ranges.tsx";
import { headCount, hoursOfDay } from "./scales.ts";
import type { Product } from "./schema.ts";

/**
 * Sheets 3 to 5. A product that is chosen by the size of a company says where it runs first;
 * one that is chosen by its uses begins with these.
 */
export function MiddleSheets({ product }: { product: Product }) {
  const { title, audience, useCases, integrations, deployments } = product;
  const wiring = ["Integrations", `${integrations.items.length} connectors`, "Wiring diagram"] as const;
  const places = ["Deployment", `${deployments.items.length} options`] as const;
  return (
    <>
      {audience && (
        <>
          <Deployments sheet={["Sheet 3", ...places, "Fig. 3.1, 3.2"]} figure={3} deployments={deployments} />
          <Ranges
            sheet={["Sheet 4", "Who it is for", `${audience.items.length} ranges`, "Log scale, head count"]}
            ranges={audience}
            scale={headCount}
          />
          <Integrations sheet={["Sheet 5", ...wiring]} product={title} integrations={integrations} />
        </>
      )}
      {useCases && (
        <>
          <Ranges
            sheet={["Sheet 3", "Use cases", `${useCases.items.length} shifts`, "Hours of the day"]}
            ranges={useCases}
            scale={hoursOfDay}
          />
          <Integrations sheet={["Sheet 4", ...wiring]} product={title} integrations={integrations} />
          <Deployments sheet={["Sheet 5", ...places, "Fig. 5.1, 5.2"]} figure={5} deployments={deployments} />
        </>
      )}
    </>
  );
}
