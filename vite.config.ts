import { reactRouter } from "@react-router/dev/vite";
import { defineConfig, type Plugin } from "vite";

/** Pages hydrate nothing outside their islands, so an edit reloads the page. */
const reloadOnEdit: Plugin = {
  name: "reload-on-edit",
  apply: "serve",
  enforce: "pre",
  hotUpdate() {
    if (this.environment.name !== "client") return;
    this.environment.hot.send({ type: "full-reload" });
    return [];
  },
};

export default defineConfig({
  plugins: [reloadOnEdit, reactRouter()],
  css: { transformer: "lightningcss" },
  build: { assetsInlineLimit: 0, cssMinify: "lightningcss", reportCompressedSize: false },
  // Inline scripts are the source of functions: minified in the server build, they travel small.
  environments: { ssr: { build: { minify: true } } },
});
