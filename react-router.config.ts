import type { Config } from "@react-router/dev/config";

export default {
  ssr: true,
  // Read by a build alone: in development a broken content file must not keep the server from starting.
  prerender: async () => {
    if (process.env.NODE_ENV === "development") return [];
    const { renderedPaths } = await import("./app/rendered-paths.ts");
    return renderedPaths();
  },
} satisfies Config;
