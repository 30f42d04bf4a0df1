import type { Config } from "@react-router/dev/config";

export default {
  ssr: true,
  // Bundles only: publish/ renders the pages.
  buildDirectory: ".cache/app",
} satisfies Config;
