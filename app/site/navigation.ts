import { contentReader } from "../content/content-file.ts";
import { navigationSchema } from "./navigation-schema.ts";

export const getNavigation = contentReader({ file: "navigation", schema: navigationSchema });
