import type { Config } from "@react-router/dev/config";
import { renderedPaths } from "./app/rendered-paths.ts";

export default {
  ssr: true,
  prerender: () => renderedPaths(),
} satisfies Config;
