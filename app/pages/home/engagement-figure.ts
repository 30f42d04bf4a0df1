import type { ComponentType } from "react";
import type { FigureProps } from "../../drawings/figure-props.ts";
import { ClinicPlan } from "./drawings/engagements/clinics.tsx";
import { DispatchPlan } from "./drawings/engagements/dispatch.tsx";
import { MonthEndPlot } from "./drawings/engagements/month-end.tsx";
import { OrderCircuit } from "./drawings/engagements/order-queries.tsx";
import { OrderCircuitNarrow } from "./drawings/engagements/order-queries-narrow.tsx";

interface EngagementFigure {
  Figure: ComponentType<FigureProps>;
  /** A composition of its own for narrow screens, where shrinking would not do. */
  Narrow?: ComponentType<FigureProps>;
}

const figures: Record<string, EngagementFigure> = {
  dispatch: { Figure: DispatchPlan },
  "month-end": { Figure: MonthEndPlot },
  "order-queries": { Figure: OrderCircuit, Narrow: OrderCircuitNarrow },
  clinics: { Figure: ClinicPlan },
};

/** The figure of an engagement on the home page; one without a figure of its own gets the plan of hubs. */
export function engagementFigure(key: string): EngagementFigure {
  return figures[key] ?? { Figure: DispatchPlan };
}
