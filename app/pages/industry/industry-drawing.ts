import type { ComponentType } from "react";
import { DefaultIndustryDrawing } from "./drawings/default.tsx";
import { ECommerceDrawing } from "./drawings/e-commerce.tsx";
import { FintechDrawing } from "./drawings/fintech.tsx";
import { HealthcareDrawing } from "./drawings/healthcare.tsx";
import { LogisticsDrawing } from "./drawings/logistics.tsx";
import type { IndustryDrawingProps } from "./drawings/parts/props.ts";
import { SaasIndustryDrawing } from "./drawings/saas.tsx";

const drawings = new Map<string, ComponentType<IndustryDrawingProps>>([
  ["logistics", LogisticsDrawing],
  ["e-commerce", ECommerceDrawing],
  ["healthcare", HealthcareDrawing],
  ["fintech", FintechDrawing],
  ["saas", SaasIndustryDrawing],
]);

/** The drawing of an industry; a new industry has the default one until its own is drawn. */
export function industryDrawing(key: string): ComponentType<IndustryDrawingProps> {
  return drawings.get(key) ?? DefaultIndustryDrawing;
}
