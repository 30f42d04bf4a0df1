import { reactRouter } from "@react-router/dev/vite";
import { defineConfig } from "vite";
import { browserTargets } from "./publish/browser-targets.ts";
import { contentErrorsInBrowser } from "./tools/dev/content-errors.ts";
import { developmentEditor } from "./tools/dev/editor.ts";
import { developmentFonts } from "./tools/dev/font-styles.ts";
import { developmentPictures } from "./tools/dev/pictures.ts";
import { showDrafts } from "./tools/dev/show-drafts.ts";
import { showEdits } from "./tools/dev/show-edits.ts";

export default defineConfig({
  plugins: [
    showDrafts(),
    showEdits(),
    contentErrorsInBrowser(),
    developmentFonts(),
    developmentPictures(),
    developmentEditor(),
    reactRouter(),
  ],
  css: {
    transformer: "lightningcss",
    lightningcss: { targets: browserTargets, cssModules: { pattern: "m_[hash]_[local]", container: false } },
  },
  build: {
    assetsInlineLimit: 0,
    // publish/styles.ts inlines styles per page.
    cssMinify: false,
    cssTarget: ["chrome125", "firefox127", "safari17.5"],
    reportCompressedSize: false,
  },
  // If Vite discovered it on the first use of the form, it would reload the page.
  optimizeDeps: { include: ["@base-ui/react/toast"] },
  // Inline scripts are the source text of functions, so minify the server build too.
  environments: { ssr: { build: { minify: true } } },
});
