import type { ComponentType } from "react";
import { AiMlDataGlyph } from "./ai-ml-data.tsx";
import { AlgoChatGlyph } from "./algochat.tsx";
import { AlgoErpGlyph } from "./algoerp.tsx";
import { AlgoHrGlyph } from "./algohr.tsx";
import { BackendApiGlyph } from "./backend-api.tsx";
import { ChatbotsAutomationGlyph } from "./chatbots-automation.tsx";
import { CustomErpGlyph } from "./custom-erp.tsx";
import { DefaultGlyph } from "./default-glyph.tsx";
import type { GlyphProps } from "./glyph-sheet.tsx";
import { LegacyMigrationGlyph } from "./legacy-migration.tsx";
import { MobileCrossPlatformGlyph } from "./mobile-cross-platform.tsx";
import { SaasProductGlyph } from "./saas-product.tsx";
import { SalesforceCrmGlyph } from "./salesforce-crm.tsx";
import { SalesforceIntegrationsGlyph } from "./salesforce-integrations.tsx";
import { ShopifyDevelopmentGlyph } from "./shopify-development.tsx";
import { WebFrontendGlyph } from "./web-frontend.tsx";
import { WordpressDevelopmentGlyph } from "./wordpress-development.tsx";

const glyphs = new Map<string, ComponentType<GlyphProps>>([
  ["web-frontend", WebFrontendGlyph],
  ["mobile-cross-platform", MobileCrossPlatformGlyph],
  ["backend-api", BackendApiGlyph],
  ["saas-product", SaasProductGlyph],
  ["ai-ml-data", AiMlDataGlyph],
  ["legacy-migration", LegacyMigrationGlyph],
  ["chatbots-automation", ChatbotsAutomationGlyph],
  ["custom-erp", CustomErpGlyph],
  ["algoerp", AlgoErpGlyph],
  ["salesforce-crm", SalesforceCrmGlyph],
  ["salesforce-integrations", SalesforceIntegrationsGlyph],
  ["shopify-development", ShopifyDevelopmentGlyph],
  ["wordpress-development", WordpressDevelopmentGlyph],
  ["algohr", AlgoHrGlyph],
  ["algochat", AlgoChatGlyph],
]);

/** The small drawing of a service or product by its key; an unknown key gets a plain block. */
export function glyph(key: string): ComponentType<GlyphProps> {
  return glyphs.get(key) ?? DefaultGlyph;
}
