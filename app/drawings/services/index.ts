import type { ComponentType } from "react";
import { AiMlDataDrawing } from "./ai-ml-data.tsx";
import { AlgoErpDrawing } from "./algoerp.tsx";
import { BackendApiDrawing } from "./backend-api.tsx";
import { ChatbotsAutomationDrawing } from "./chatbots-automation.tsx";
import { CustomErpDrawing } from "./custom-erp.tsx";
import { DefaultServiceDrawing } from "./default-drawing.tsx";
import { LegacyMigrationDrawing } from "./legacy-migration.tsx";
import { MobileCrossPlatformDrawing } from "./mobile-cross-platform.tsx";
import { SaasProductDrawing } from "./saas-product.tsx";
import { SalesforceCrmDrawing } from "./salesforce-crm.tsx";
import { SalesforceIntegrationsDrawing } from "./salesforce-integrations.tsx";
import type { ServiceDrawingProps } from "./service-sheet.tsx";
import { ShopifyDevelopmentDrawing } from "./shopify-development.tsx";
import { WebFrontendDrawing } from "./web-frontend.tsx";
import { WordpressDevelopmentDrawing } from "./wordpress-development.tsx";

const drawings = new Map<string, ComponentType<ServiceDrawingProps>>([
  ["web-frontend", WebFrontendDrawing],
  ["mobile-cross-platform", MobileCrossPlatformDrawing],
  ["backend-api", BackendApiDrawing],
  ["saas-product", SaasProductDrawing],
  ["ai-ml-data", AiMlDataDrawing],
  ["legacy-migration", LegacyMigrationDrawing],
  ["chatbots-automation", ChatbotsAutomationDrawing],
  ["custom-erp", CustomErpDrawing],
  ["algoerp", AlgoErpDrawing],
  ["salesforce-crm", SalesforceCrmDrawing],
  ["salesforce-integrations", SalesforceIntegrationsDrawing],
  ["shopify-development", ShopifyDevelopmentDrawing],
  ["wordpress-development", WordpressDevelopmentDrawing],
]);

/** The large drawing of a service by its key; an unknown key gets a plain block. */
export function serviceDrawing(key: string): ComponentType<ServiceDrawingProps> {
  return drawings.get(key) ?? DefaultServiceDrawing;
}
