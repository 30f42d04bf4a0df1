import type { ComponentType } from "react";
import { ClinicPlan } from "./clinic-plan.tsx";
import { DispatchPlan } from "./dispatch-plan.tsx";
import type { FigureProps } from "./figure-props.ts";
import { MonthEndPlot } from "./month-end-plot.tsx";
import { OrderCircuit } from "./order-circuit.tsx";
import { OrderCircuitNarrow } from "./order-circuit-narrow.tsx";

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
