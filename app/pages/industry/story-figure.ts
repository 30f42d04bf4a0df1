import type { ComponentType } from "react";
import type { StoryFigureProps } from "./drawings/parts/chart.tsx";
import { ColdChainFigure } from "./drawings/stories/cold-chain.tsx";
import { CounterVisitFigure } from "./drawings/stories/counter-visit.tsx";
import { DischargeFigure } from "./drawings/stories/discharge.tsx";
import { MeteredMonthFigure } from "./drawings/stories/metered-month.tsx";
import { MondayLatencyFigure } from "./drawings/stories/monday-latency.tsx";
import { NightServiceFigure } from "./drawings/stories/night-service.tsx";
import { ParcelFlowFigure } from "./drawings/stories/parcel-flow.tsx";
import { PresentationDaysFigure } from "./drawings/stories/presentation-days.tsx";
import { SaleDayStockFigure } from "./drawings/stories/sale-day-stock.tsx";
import { SampleToReportFigure } from "./drawings/stories/sample-to-report.tsx";

const figures = new Map<string, ComponentType<StoryFigureProps>>([
  ["night-service", NightServiceFigure],
  ["cold-chain", ColdChainFigure],
  ["sale-day-stock", SaleDayStockFigure],
  ["parcel-flow", ParcelFlowFigure],
  ["sample-to-report", SampleToReportFigure],
  ["discharge", DischargeFigure],
  ["counter-visit", CounterVisitFigure],
  ["presentation-days", PresentationDaysFigure],
  ["monday-latency", MondayLatencyFigure],
  ["metered-month", MeteredMonthFigure],
]);

/** The figure of a success story, if it has one: a chart of invented data would be worse than none. */
export function storyFigure(key: string | undefined): ComponentType<StoryFigureProps> | undefined {
  return key === undefined ? undefined : figures.get(key);
}
