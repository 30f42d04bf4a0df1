import type { ComponentType } from "react";
import { DefaultIndustryDrawing } from "./default.tsx";
import { ECommerceDrawing } from "./e-commerce.tsx";
import { FintechDrawing } from "./fintech.tsx";
import { HealthcareDrawing } from "./healthcare.tsx";
import { LogisticsDrawing } from "./logistics.tsx";
import { SaasIndustryDrawing } from "./saas.tsx";
import type { IndustryDrawingProps } from "./types.ts";

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
