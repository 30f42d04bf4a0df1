import type { ComponentType } from "react";
import type { StoryFigureProps } from "./chart.tsx";
import { ColdChainFigure } from "./cold-chain.tsx";
import { CounterVisitFigure } from "./counter-visit.tsx";
import { DischargeFigure } from "./discharge.tsx";
import { MeteredMonthFigure } from "./metered-month.tsx";
import { MondayLatencyFigure } from "./monday-latency.tsx";
import { NightServiceFigure } from "./night-service.tsx";
import { ParcelFlowFigure } from "./parcel-flow.tsx";
import { PresentationDaysFigure } from "./presentation-days.tsx";
import { SaleDayStockFigure } from "./sale-day-stock.tsx";
import { SampleToReportFigure } from "./sample-to-report.tsx";

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
