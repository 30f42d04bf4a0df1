import type { ComponentType } from "react";
import { AiMlDataDrawing } from "./drawings/ai-ml-data.tsx";
import { AlgoErpDrawing } from "./drawings/algoerp.tsx";
import { BackendApiDrawing } from "./drawings/backend-api.tsx";
import { ChatbotsAutomationDrawing } from "./drawings/chatbots-automation.tsx";
import { CustomErpDrawing } from "./drawings/custom-erp.tsx";
import { DefaultServiceDrawing } from "./drawings/default.tsx";
import { LegacyMigrationDrawing } from "./drawings/legacy-migration.tsx";
import { MobileCrossPlatformDrawing } from "./drawings/mobile-cross-platform.tsx";
import type { ServiceDrawingProps } from "./drawings/parts/service-sheet.tsx";
import { SaasProductDrawing } from "./drawings/saas-product.tsx";
import { SalesforceCrmDrawing } from "./drawings/salesforce-crm.tsx";
import { SalesforceIntegrationsDrawing } from "./drawings/salesforce-integrations.tsx";
import { ShopifyDevelopmentDrawing } from "./drawings/shopify-development.tsx";
import { WebFrontendDrawing } from "./drawings/web-frontend.tsx";
import { WordpressDevelopmentDrawing } from "./drawings/wordpress-development.tsx";

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
