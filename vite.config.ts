import { reactRouter } from "@react-router/dev/vite";
import { defineConfig, type Plugin } from "vite";
import { contentErrorsInBrowser } from "./tools/dev/content-errors.ts";

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

/** Browsers with popovers, nesting and light-dark(), which the styles are written in: since mid-2024. */
const targets = { chrome: 125 << 16, firefox: 127 << 16, safari: (17 << 16) | (5 << 8) };

export default defineConfig(({ isPreview }) => ({
  // Pages are rendered through Vite's preview server, which would watch each being written: quadratic in their number.
  ...(isPreview && { server: { watch: null } }),
  plugins: [reloadOnEdit, contentErrorsInBrowser(), reactRouter()],
  css: {
    transformer: "lightningcss",
    lightningcss: { targets, cssModules: { pattern: "m_[hash]_[local]" } },
  },
  build: {
    assetsInlineLimit: 0,
    // publish/styles.ts does it, page by page.
    cssMinify: false,
    cssTarget: ["chrome125", "firefox127", "safari17.5"],
    reportCompressedSize: false,
  },
  // Inline scripts are the source of functions: minified in the server build, they travel small.
  environments: { ssr: { build: { minify: true } } },
}));
