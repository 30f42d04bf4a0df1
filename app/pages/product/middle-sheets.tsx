import { Deployments } from "./deployments.tsx";
import { Integrations } from "./integrations.tsx";
import { Ranges } from "./ranges.tsx";
import { headCount, hoursOfDay } from "./scales.ts";
import type { Product } from "./schema.ts";

/**
 * The order of the middle sections: deployments come first for a product with an audience by company size, use cases
 * come first for the others.
 */
export function MiddleSheets({ product }: { product: Product }) {
  const { menu, audience, useCases, integrations, deployments } = product;
  const wiring = <Integrations product={menu.name} integrations={integrations} />;
  return (
    <>
      {audience && (
        <>
          <Deployments {...deployments} />
          <Ranges
            sheet={["Who it is for", `${audience.items.length} ranges`, "Log scale, head count"]}
            ranges={audience}
            scale={headCount}
          />
          {wiring}
        </>
      )}
      {useCases && (
        <>
          <Ranges
            sheet={["Use cases", `${useCases.items.length} shifts`, "Hours of the day"]}
            ranges={useCases}
            scale={hoursOfDay}
          />
          {wiring}
          <Deployments {...deployments} />
        </>
      )}
    </>
  );
}
